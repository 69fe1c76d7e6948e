/** Choosing a scoring die: what the round would bring with each of those that may be taken. */

import type { TableStore } from '../../lib/table.svelte';
import { worthOf, type Worth } from './earning';
import type { Colour } from './position';

export class Choosing {
  worth: Record<number, Worth> = $state.raw({});
  private asked = 0;

  constructor(private readonly table: TableStore<'rolling-dice'>) {}

  /** Asks the server about every choice; answers to an older question are not heard. */
  ask(choices: number[], colour: Colour | null): void {
    const question = ++this.asked;
    this.worth = {};
    if (!colour) return;
    const before = this.table.position;
    for (const choice of choices) {
      this.table.ask([`choose ${choice}`]).then(
        (looked) => {
          const worth = worthOf(looked, colour, before);
          if (worth && question === this.asked) this.worth = { ...this.worth, [choice]: worth };
        },
        // Without an answer there are no points beside the die.
        () => undefined,
      );
    }
  }
}
