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
  /** The step up to which the bones are known. */
  private seq = 0;
  /** Whether the places of the bones are those of this turn's throws, not only any in which they could lie. */
  private ordered = false;

  /** The bones lie as the position says, and nobody holds what belonged to another turn. */
  agree(now: Position, place: Place): void {
    const fresh = turnOf(now) !== this.turn;
    this.turn = turnOf(now);
    const known = this.ways(fresh, place).find((slots) => showing(slots, now.throw));
    this.ordered = known !== undefined;
    this.seq = place.seq;
    const lying = agreeing(known ?? (fresh ? released(this.slots) : this.slots), now.throw);
    this.slots = now.throws_left === 0 ? released(lying) : lying;
  }

  /** How the bones may lie, the likeliest first: as they do, as they fell since, as this page noted it, or as the whole turn tells. */
  private ways(fresh: boolean, { table, seq, steps }: Place): Slot[][] {
    const news = steps.filter((step) => step.seq > this.seq).flatMap(({ events }) => events);
    const here = fresh || !this.ordered ? [] : [this.slots, lyingAfter(news, this.slots)];
    const noted = recall(table, seq);
    return [...here, ...(noted ? [noted] : []), lyingAfter(underWay(steps))];
  }

  toggle(index: number, { table, seq }: Omit<Place, 'steps'>): void {
    this.slots = toggled(this.slots, index);
    remember(table, seq, this.slots);
  }
}
