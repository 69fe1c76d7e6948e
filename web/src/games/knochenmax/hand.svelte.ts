/** The five bones before somebody: where they lie, and which of them are to be kept. */

import type { PastStep } from '../../lib/past';
import type { Position, Side } from './notation';
import { recall, remember, showing } from './kept';
import { agreeing, BONES, emptySlots, heldSides, released, toggled, type Slot } from './slots';
import { lyingAfter, turnOf, underWay } from './steps';

/** What a position belongs to. */
interface Place {
  table: string;
  seq: number;
  steps: readonly PastStep[];
}

export class Hand {
  slots: Slot[] = $state.raw(emptySlots());
  /** The sides that are kept, and how many bones would be thrown. */
  readonly kept: Side[] = $derived(heldSides(this.slots));
  readonly loose: number = $derived(BONES - this.kept.length);
  /** Whether all bones are in the cup. */
  readonly inCup: boolean = $derived(this.slots.every(({ side }) => side === null));
  private turn = '';
  /** Whether the places of the bones are those of this turn's throws, not only any in which they could lie. */
  private ordered = false;

  /** The bones lie as the position says, and nobody holds what belonged to another turn. */
  agree(now: Position, { table, seq, steps }: Place): void {
    const fresh = turnOf(now) !== this.turn;
    this.turn = turnOf(now);
    const known = fresh || !this.ordered ? (recall(table, seq, now.throw) ?? lyingAfter(underWay(steps))) : this.slots;
    this.ordered = showing(known, now.throw);
    const before = this.ordered ? known : fresh ? released(this.slots) : this.slots;
    const lying = agreeing(before, now.throw);
    this.slots = now.throws_left === 0 ? released(lying) : lying;
  }

  toggle(index: number, { table, seq }: Omit<Place, 'steps'>): void {
    this.slots = toggled(this.slots, index);
    remember(table, seq, this.slots);
  }
}
