/**
 * What the player's hand is about to do: laying, choosing a false bone, paying, or burying. It knows no rules: all it can
 * do are the legal moves that the table has.
 */

import type { TableStore } from '../../lib/table.svelte';
import type { Bone, Counts, Facts, Kind } from './bones';
import { canAdd, pays, priceOf, readMove, sortMoves, writeCounts, type Offers } from './notation';
import type { Place, Show } from './show.svelte';
import type { Slot } from './slots';

export type Mark = 'fits' | 'false' | 'pay' | 'idle';

/** The moves that put something on a place. */
const LAYING = new Set(['lay', 'put-on']);

export class Hand {
  mode: 'lay' | 'pay' | 'bury' = $state('lay');
  /** Dice chosen for paying, by their slots. */
  paying: string[] = $state.raw([]);
  /** The die that will be a false bone. */
  falseSlot: string | null = $state(null);
  /** A die that was tapped although it does not fit. */
  refused: Slot | null = $state.raw(null);
  private picked: { move: string; id: string }[] = [];
  /** Fingers are faster than answers: what they do is done one after the other. */
  private last: Promise<void> = Promise.resolve();

  /** Whether the player can do something now. */
  active: boolean = $derived.by(() => {
    const { table } = this;
    const moving = table.mine && table.view.play?.turn.kind === 'move' && table.looked !== null;
    return moving && this.show.scene === null && !table.sending;
  });
  /** Whether the player's turn waits for the first roll. */
  throwing: boolean = $derived.by(() => this.table.throwing && this.show.scene === null && !this.table.sending);
  offers: Offers = $derived.by(() => sortMoves(this.active ? this.table.moves : []));
  facts: Facts | null = $derived.by(() => {
    const facts = this.table.looked?.facts ?? null;
    return this.show.scene === null ? facts : null;
  });
  price: number | null = $derived.by(() => this.facts?.price ?? priceOf(this.offers));
  chosen: Counts = $derived.by(() => {
    const counts = { left: 0, right: 0, centre: 0 };
    for (const id of this.paying) counts[id.split('-')[0] as Kind] += 1;
    return counts;
  });
  paid: boolean = $derived.by(() => pays(this.offers.payments, this.chosen));
  falseBone: Bone | null = $derived.by(() => {
    const face = this.show.slots.find(({ id, state }) => id === this.falseSlot && state === 'roll')?.face;
    return face && this.offers.falses.has(face as Bone) ? (face as Bone) : null;
  });
  /** Places where something can be laid. */
  open: Set<Place> = $derived.by(() => {
    if (this.mode === 'pay') return new Set();
    return new Set<Place>([...this.offers.lays, ...(this.offers.putOn ? (['HA'] as const) : [])]);
  });
  /** Places for the false bone. */
  wrong: Set<Bone> = $derived.by(() => new Set(this.falseBone ? this.offers.falses.get(this.falseBone) : []));
  /** Places that are filled by moves not sent yet. */
  staged: Map<Place, number> = $derived.by(() => {
    const places = new Map<Place, number>();
    this.table.staged.forEach((text, index) => {
      const move = readMove(text);
      if (move?.kind === 'lay') places.set(move.place, index);
      else if (move?.kind === 'put-on') places.set('HA', index);
      else if (move?.kind === 'take-off') places.delete('HA');
    });
    return places;
  });
  marks: Map<string, Mark> = $derived.by(() => {
    if (!this.active) return new Map();
    return new Map(this.show.slots.map((slot) => [slot.id, this.markOf(slot)]));
  });

  constructor(
    private readonly table: TableStore<'rolling-bones'>,
    private readonly show: Show,
  ) {}

  private markOf(slot: Slot): Mark {
    if (this.mode === 'pay') {
      const can = this.paying.includes(slot.id) || canAdd(this.offers.payments, this.chosen, slot.kind);
      return can ? 'pay' : 'idle';
    }
    const { face } = slot;
    if (!face || slot.state === 'blank') return 'idle';
    if (face === 'HA') return this.offers.putOn ? 'fits' : 'idle';
    if (face === 'GR') return this.offers.bury ? 'fits' : 'idle';
    if (this.offers.lays.has(face)) return 'fits';
    return this.offers.falses.has(face) ? 'false' : 'idle';
  }

  /** A tap on a die. */
  pick(slot: Slot): void {
    this.refused = null;
    const mark = this.marks.get(slot.id);
    if (mark === 'pay') this.togglePaying(slot);
    else if (mark === 'false') this.falseSlot = this.falseSlot === slot.id ? null : slot.id;
    else if (mark === 'fits') this.layFrom(slot);
    else if (this.mode !== 'pay') this.refused = slot;
  }

  /** A tap on a place of the skeleton, on the hat or on the gravestone. */
  touch(place: Place | 'GR'): void {
    this.refused = null;
    if (!this.active) return;
    if (place === 'GR') this.mode = 'bury';
    else if (this.staged.has(place)) void this.takeBack(place);
    else if (place === 'HA' && !this.offers.putOn) void this.stage('take off hat');
    else if (this.falseBone && this.wrong.has(place as Bone)) this.layFalse(place as Bone);
    else if (this.open.has(place)) this.layFrom(this.show.dieShowing(place));
  }

  private layFrom(slot: Slot | undefined): void {
    if (!slot?.face) return;
    if (slot.face === 'GR') {
      this.mode = 'bury';
      return;
    }
    const place = slot.face;
    const move = place === 'HA' ? 'put on hat' : `lay ${place}`;
    this.show.lift(place, slot);
    void this.stage(move, slot.id);
  }

  /** Lays the chosen die where it does not belong. */
  layFalse(place: Bone): void {
    const slot = this.show.slots.find(({ id }) => id === this.falseSlot);
    if (!slot || !this.falseBone) return;
    this.show.lift(place, slot);
    void this.stage(`lay ${this.falseBone} on ${place}`, slot.id);
  }

  private togglePaying(slot: Slot): void {
    const chosen = this.paying.includes(slot.id);
    this.paying = chosen ? this.paying.filter((id) => id !== slot.id) : [...this.paying, slot.id];
  }

  /** Chooses a move; what ends the roll is sent, and the board stays as it is until the answer is there. */
  stage(move: string, id?: string): Promise<void> {
    return this.inTurn(() => this.stageNow(move, id));
  }

  private inTurn(job: () => Promise<void>): Promise<void> {
    // The table says in words what went wrong; the next move is not kept waiting by it.
    this.last = this.last.then(job).catch(() => undefined);
    return this.last;
  }

  private async stageNow(move: string, id?: string): Promise<void> {
    // A second tap on the same die comes too late.
    if (!this.table.moves.some((known) => known.move === move)) return;
    const ends = this.table.moves.find((known) => known.move === move)?.ends ?? false;
    if (id) this.picked = [...this.picked.filter((each) => each.move !== move), { move, id }];
    const all = [...this.table.staged, move];
    this.show.taken = new Set(this.picked.filter((each) => all.includes(each.move)).map((each) => each.id));
    if (ends) this.show.hold();
    this.reset();
    try {
      await this.table.stage(move);
    } catch {
      // The table says in words what went wrong.
      if (ends) this.show.release();
    }
  }

  reset(): void {
    this.mode = 'lay';
    this.paying = [];
    this.falseSlot = null;
  }

  /** The main key and button: the roll that opens a turn; later begin to pay, then roll. */
  roll(): void {
    // What went wrong is told by the table.
    if (this.throwing) void this.table.throwDice().catch(() => undefined);
    else if (this.mode === 'pay') {
      if (this.paid) void this.stage(`roll paying ${writeCounts(this.chosen)}`);
    } else if (this.offers.payments.length > 0) {
      this.refused = null;
      this.mode = 'pay';
    }
  }

  bury(): void {
    if (this.offers.bury) void this.stage('bury');
  }

  hat(): void {
    if (this.offers.putOn) this.layFrom(this.show.dieShowing('HA'));
    else if (this.staged.has('HA')) void this.takeBack('HA');
    else if (this.offers.takeOff) void this.stage('take off hat');
  }

  /** Takes a bone back; bones laid after it stay if they can. */
  takeBack(place: Place): Promise<void> {
    return this.inTurn(() => this.takeBackNow(place));
  }

  private async takeBackNow(place: Place): Promise<void> {
    const index = this.staged.get(place);
    if (index === undefined) return;
    const later = this.table.staged.slice(index + 1);
    this.reset();
    await this.table.unstage(index);
    for (const move of later) {
      if (this.table.moves.some((known) => known.move === move)) await this.table.stage(move);
    }
  }

  undo(): Promise<void> {
    return this.inTurn(async () => {
      this.reset();
      if (this.table.staged.length > 0) await this.table.unstage();
    });
  }

  /** Lays every bone and hat that fits, one after the other: no bone takes another one's place. */
  async layAll(): Promise<void> {
    for (let left = 18; left > 0 && this.active; left -= 1) {
      const known = this.table.moves.find(({ move }) => isLaying(move));
      const face = known && readMove(known.move);
      if (!known || !face) return;
      const place = face.kind === 'lay' ? face.bone : 'HA';
      const slot = this.show.dieShowing(place);
      this.show.lift(place, slot);
      await this.stage(known.move, slot?.id);
    }
  }
}

function isLaying(text: string): boolean {
  const move = readMove(text);
  if (!move || !LAYING.has(move.kind)) return false;
  return move.kind !== 'lay' || move.bone === move.place;
}
