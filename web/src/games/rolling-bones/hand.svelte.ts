/**
 * What the player's hand is about to do: laying, choosing a false bone, paying, or burying. It knows no rules: all it can
 * do are the legal moves that the table has.
 */

import { buzz } from '../../lib/buzz';
import { play } from '../../lib/sound';
import { say } from '../../lib/speech.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { t } from '../../lib/words.svelte';
import type { Bone, Counts, Facts, Kind } from './bones';
import { DARK, glowOf, type Glow } from './glow';
import { hintOf } from './hints';
import { canAdd, isLaying, pays, priceOf, readMove, sortMoves, writeCounts, type Offers } from './notation';
import type { Place, Show } from './show.svelte';
import type { Slot } from './slots';
import { isHopeless, surrendering } from './surrender';
import { laidText, listed, nameOf, saidText } from './texts';

export type Mark = 'fits' | 'false' | 'pay' | 'unpaid' | 'idle';

/** Why something cannot be done that was tapped: the key of a sentence, and what it is about. */
interface Refused {
  key: string;
  name?: string;
}

export class Hand {
  mode: 'lay' | 'pay' | 'bury' = $state('lay');
  /** Dice chosen for paying, by their slots. */
  paying: string[] = $state.raw([]);
  /** The die that will be a false bone. */
  falseSlot: string | null = $state(null);
  refused: Refused | null = $state.raw(null);
  /** How many bones “Lay all” has left for the next roll. */
  spared = $state(0);
  /** Whether the rest of the turn plays by itself, to its end. */
  surrendered = $state(false);
  private picked: { move: string; id: string }[] = [];
  /** Fingers are faster than answers: what they do is done one after the other. */
  private last: Promise<void> = Promise.resolve();

  /** Whether the table waits for a move of the player. */
  private due: boolean = $derived.by(() => {
    const { table } = this;
    const moving = table.mine && table.view.play?.turn.kind === 'move' && table.looked !== null;
    return moving && this.show.scene === null && !table.sending;
  });
  /** Whether the player can do something now. */
  active: boolean = $derived(this.due && !this.surrendered);
  /** Whether the player's turn waits for the first roll. */
  throwing: boolean = $derived.by(() => this.table.throwing && this.show.scene === null && !this.table.sending);
  offers: Offers = $derived.by(() => sortMoves(this.active ? this.table.moves : []));
  facts: Facts | null = $derived.by(() => {
    const facts = this.table.looked?.facts ?? null;
    return this.show.scene === null ? facts : null;
  });
  price: number | null = $derived.by(() => this.facts?.price ?? priceOf(this.offers));
  /** Whether dice were laid that the next roll would have needed, and can be taken back. */
  spent: boolean = $derived.by(() => {
    const before = this.table.view.play?.facts?.price ?? null;
    return this.table.staged.length > 0 && before !== null && this.facts?.price === null;
  });
  /** Why the next roll cannot be paid yet although there are dice for it. */
  blocked: 'duty' | 'hat' | null = $derived.by(() => {
    if (!this.active || this.facts?.price == null || this.offers.payments.length > 0) return null;
    return this.facts.duty ? 'duty' : 'hat';
  });
  hopeless: boolean = $derived.by(() => {
    const { bury, leave, payments } = this.offers;
    if (!this.active || leave || (bury && (bury.gain > 0 || payments.length === 0))) return false;
    return isHopeless(this.show.position, this.facts);
  });
  /** The key of the sentence that says what to do now. */
  hint: string = $derived.by(() => {
    const { offers, facts, spent } = this;
    return hintOf({ offers, position: this.show.position, duty: facts?.duty ?? false, spent });
  });
  chosen: Counts = $derived.by(() => {
    const counts = { left: 0, right: 0, centre: 0 };
    for (const id of this.paying) counts[id.split('-')[0] as Kind] += 1;
    return counts;
  });
  paid: boolean = $derived.by(() => this.mode === 'pay' && pays(this.offers.payments, this.chosen));
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
  /** What the coach points at. */
  glow: Glow = $derived.by(() => (this.active ? glowOf(this.table.counsel.plan, this.show.slots, this.mode === 'pay') : DARK));

  constructor(
    private readonly table: TableStore<'rolling-bones'>,
    private readonly show: Show,
  ) {}

  private markOf(slot: Slot): Mark {
    if (this.mode === 'pay') {
      const can = this.paying.includes(slot.id) || canAdd(this.offers.payments, this.chosen, slot.kind);
      return can ? 'pay' : 'unpaid';
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
    else if (mark === 'idle') this.refuse(slot);
  }

  private refuse({ face }: Slot): void {
    if (face === 'HA') this.refused = { key: this.show.position.hat ? 'rb-hint-idle-worn' : 'rb-hint-idle-hat' };
    else if (face) this.refused = { key: 'rb-hint-idle', name: nameOf(face) };
  }

  /** A tap on a place of the skeleton, on the hat or on the gravestone. */
  touch(place: Place | 'GR'): void {
    this.refused = null;
    if (!this.active) return;
    if (place === 'GR') this.bury();
    else if (this.staged.has(place)) void this.takeBack(place);
    else if (place === 'HA' && !this.offers.putOn) void this.stage('take off hat');
    else if (this.falseBone && this.wrong.has(place as Bone)) this.layFalse(place as Bone);
    else if (this.open.has(place)) this.layFrom(this.show.dieShowing(place));
  }

  private layFrom(slot: Slot | undefined): void {
    if (!slot?.face) return;
    if (slot.face === 'GR') {
      this.bury();
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
    buzz('tap');
  }

  /** Chooses a move; what ends the roll is sent, and the board stays as it is until the answer is there. */
  stage(move: string, id?: string): Promise<void> {
    return this.inTurn(async () => {
      if (await this.stageNow(move, id)) say(saidText(move, this.facts?.score ?? 0));
    });
  }

  private inTurn(job: () => Promise<void>): Promise<void> {
    // The table says in words what went wrong; the next move is not kept waiting by it.
    this.last = this.last.then(job).catch(() => undefined);
    return this.last;
  }

  /** Whether it was done. */
  private async stageNow(move: string, id?: string): Promise<boolean> {
    const known = this.table.moves.find((each) => each.move === move);
    // A second tap on the same die comes too late.
    if (!known) return false;
    if (id) this.picked = [...this.picked.filter((each) => each.move !== move), { move, id }];
    const all = [...this.table.staged, move];
    this.show.take(this.picked.filter((each) => all.includes(each.move)).map((each) => each.id));
    if (known.ends) this.show.hold();
    this.reset();
    if (!known.ends) this.feel(move);
    try {
      await this.table.stage(move);
      return true;
    } catch {
      // The table says in words what went wrong.
      if (known.ends) this.show.release();
      return false;
    }
  }

  /** A move is heard and felt when it is made. */
  private feel(move: string): void {
    play(move === 'put on hat' ? 'score' : 'lay');
    buzz('tap');
  }

  reset(): void {
    this.mode = 'lay';
    this.paying = [];
    this.falseSlot = null;
    this.refused = null;
    this.spared = 0;
  }

  /** The main key and button: the roll that opens a turn; later begin to pay, then roll. */
  roll(): void {
    // What went wrong is told by the table.
    if (this.throwing) void this.table.throwDice().catch(() => undefined);
    else if (this.mode === 'pay') {
      if (this.paid) void this.stage(`roll paying ${writeCounts(this.chosen)}`);
    } else if (this.offers.payments.length > 0) {
      this.reset();
      this.mode = 'pay';
    } else if (this.blocked) this.refused = { key: `rb-hint-blocked-${this.blocked}` };
  }

  /** Every way to bury asks once, for it ends the turn; the second time it is done. */
  bury(): void {
    if (!this.offers.bury) {
      if (this.active) this.refused = { key: 'rb-hint-no-grave' };
    } else if (this.mode === 'bury') void this.stage('bury');
    else {
      this.reset();
      this.mode = 'bury';
    }
  }

  hat(): void {
    if (this.offers.putOn) this.layFrom(this.show.dieShowing('HA'));
    else if (this.offers.takeOff) void this.takeOff();
  }

  /** A hat that was put on a moment ago is taken back; where its die is needed it stays off. */
  takeOff(): Promise<void> {
    return this.staged.has('HA') && this.blocked !== 'hat' ? this.takeBack('HA') : this.stage('take off hat');
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
    say(t('rb-said-back', { name: nameOf(place) }));
    for (const move of later) {
      if (this.table.moves.some((known) => known.move === move)) await this.table.stage(move);
    }
  }

  undo(): Promise<void> {
    return this.inTurn(async () => {
      this.reset();
      const last = this.table.staged.at(-1);
      if (last === undefined) return;
      await this.table.unstage();
      say(t('rb-said-back', { name: laidText(last) }));
    });
  }

  /** Lays every bone and hat that fits, one after the other, as long as the next roll can be paid. */
  layAll(): Promise<void> {
    return this.inTurn(async () => {
      const laid: string[] = [];
      while (await this.layNext()) laid.push(laidText(this.table.staged.at(-1) ?? ''));
      this.spared = this.offers.bury ? 0 : this.table.moves.filter((each) => isLaying(each.move)).length;
      if (laid.length > 0) say(t('rb-said-all', { bones: listed(laid), points: this.facts?.score ?? 0 }));
    });
  }

  private async layNext(): Promise<boolean> {
    const move = this.table.moves.find((each) => isLaying(each.move))?.move;
    if (!this.active || !move) return false;
    // Whoever can bury, has to lay one, or could not roll anyway has nothing to save dice for.
    const saving = !this.offers.bury && this.facts?.price != null && !this.facts.duty;
    const slot = this.show.dieShowing(faceOf(move));
    this.show.lift(faceOf(move), slot);
    if (!(await this.stageNow(move, slot?.id))) return false;
    if (!saving || this.offers.payments.length > 0) return true;
    await this.table.unstage();
    return false;
  }

  /** Gives the turn up: what the rules still ask for is done for the player. */
  surrender(): void {
    this.reset();
    this.surrendered = true;
    say(t('rb-hint-surrendered'));
  }

  /** Whether a turn that was given up waits for its next move. */
  yielding: boolean = $derived(this.surrendered && this.due);

  /** Plays until dice roll or another acts. */
  async yieldOn(): Promise<void> {
    while (this.yielding) {
      const move = surrendering(this.table.moves);
      if (!move || !(await this.stageNow(move))) {
        this.surrendered = false;
        return;
      }
    }
  }
}

function faceOf(text: string): Place {
  const move = readMove(text);
  return move?.kind === 'lay' ? move.bone : 'HA';
}
