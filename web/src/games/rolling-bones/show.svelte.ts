/** What the board shows: usually the table's position, and for moments what happens between two of them. */

import { buzz } from '../../lib/buzz';
import type { PlayOf, RoomEvent, StepOf } from '../../lib/protocol';
import { play } from '../../lib/sound';
import type { TableStore } from '../../lib/table.svelte';
import { EMPTY, lying, type Bone, type Face, type Position } from './bones';
import { FLIGHT } from './flight';
import { BRISK, landings, lengthOf } from './landing';
import { readRoll } from './notation';
import { after } from './scene';
import { castOf, castOfRoll, slotsOf, type Cast, type Slot } from './slots';
import { keptTaken, keepTaken } from './taken';

/** How long a burial is celebrated, and how long the last die is looked at. */
const BURIAL = 1250;
const LOOK = 260;

export type Place = Bone | 'HA';
type Play = PlayOf<'rolling-bones'>;
type Step = StepOf<'rolling-bones'>;

function movesOf(events: RoomEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'moved' ? [event.move] : []));
}

export class Show {
  /** What is shown instead of the table's position. */
  scene: Position | null = $state.raw(null);
  /** When each die comes to rest that is rolling now, by its slot. */
  landing: ReadonlyMap<string, number> = $state.raw(new Map());
  tumbling: boolean = $derived.by(() => this.landing.size > 0);
  /** The points of the skeleton that is being buried now. */
  burying: number | null = $state(null);
  /** Where dice lay that become bones of the skeleton. */
  origins: ReadonlyMap<Place, DOMRect> = $state.raw(new Map());
  /** The slots from which the player took dice. */
  taken: ReadonlySet<string> = $state.raw(new Set());
  /** Whether the player's own dice fall faster. */
  brisk = false;

  position: Position = $derived.by(() => this.scene ?? this.table.position ?? EMPTY);
  slots: Slot[] = $derived.by(() => {
    this.cast = castOf(this.position, this.cast);
    return slotsOf(this.position, this.cast, this.taken);
  });
  private cast: Cast | null;
  private hurried = false;
  private readonly pauses = new Set<() => void>();

  constructor(
    private readonly table: TableStore<'rolling-bones'>,
    /** Finds a die on the screen. */
    private readonly rectOf: (slot: Slot) => DOMRect | undefined,
  ) {
    this.cast = this.lastCast();
    this.taken = new Set(keptTaken(table.view.id, table.view.seq));
  }

  /** The roll on the table as it fell, with the dice that were laid since: a page that is loaded anew shows them where they lay. */
  private lastCast(): Cast | null {
    const position = this.table.view.play?.position;
    const rolled = this.table.steps.flatMap(({ events }) => events).findLast(({ type }) => type === 'rolled');
    if (!position) return null;
    const faces = rolled?.type === 'rolled' ? readRoll(rolled.outcome) : [];
    return castOf(position, castOfRoll(position, faces));
  }

  /** The player took dice from these slots. */
  take(slots: string[]): void {
    this.taken = new Set(slots);
    keepTaken(this.table.view.id, this.table.view.seq, slots);
  }

  /** Keeps what is to be seen until the table has moved on. */
  hold(): void {
    this.scene = this.position;
  }

  /** The table has moved on; at the end of the game the last grave stays to be seen. */
  release(): void {
    if (this.table.view.play?.turn.kind === 'over') {
      this.burying ??= this.table.turns.at(-1)?.gained ?? null;
      return;
    }
    this.scene = null;
    this.origins = new Map();
    this.landing = new Map();
    this.burying = null;
  }

  /** Whoever has seen enough goes on. */
  hurry(): void {
    this.hurried = true;
    for (const go of [...this.pauses]) go();
  }

  /** Waits, unless somebody is in a hurry. */
  private pause(milliseconds: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.pauses.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.pauses.add(go);
    });
  }

  /** Remembers where a die lies that is about to be laid. */
  lift(place: Place, slot: Slot | undefined): void {
    const rect = slot && this.rectOf(slot);
    if (rect) this.origins = new Map(this.origins).set(place, rect);
  }

  /** Shows a step, from what is on the table to what will be. */
  async step(step: Step, before: Play | null): Promise<void> {
    if (!before || !step.events.some(({ type }) => type === 'moved' || type === 'rolled')) return;
    this.hurried = false;
    const moves = movesOf(step.events);
    if (moves.length > 0) await this.lay(before.position, moves);
    if (moves.includes('bury')) await this.bury(step, before);
    if (step.events.some(({ type }) => type === 'rolled')) await this.roll(step.play?.position);
  }

  /** The bones of the moves fly to their places at once; a hat that goes on and off again is seen on the skull in between. */
  private async lay(start: Position, moves: string[]): Promise<void> {
    let position = start;
    // Whoever made the moves has seen them.
    const parts = this.scene === null ? partsOf(moves) : [moves];
    for (const part of parts) {
      position = part.reduce(after, position);
      await this.layTo(position);
    }
  }

  /** Those that lie there already stay. */
  private async layTo(target: Position): Promise<void> {
    const shown = this.position;
    const there = lying(shown);
    const fresh = [...lying(target)].filter(([place]) => !there.has(place));
    for (const [place, bone] of fresh) this.lift(place, this.dieShowing(bone));
    const hat = target.hat !== shown.hat;
    if (target.hat && hat) this.lift('HA', this.dieShowing('HA'));
    this.scene = target;
    if (fresh.length === 0 && !hat) return;
    play(fresh.length === 0 && target.hat ? 'score' : 'lay');
    await this.pause(FLIGHT);
  }

  private async bury(step: Step, before: Play): Promise<void> {
    const seat = before.turn.kind === 'over' ? 0 : before.turn.seat;
    this.burying = (step.play?.points[seat] ?? 0) - (before.points[seat] ?? 0);
    play('bury');
    await this.pause(BURIAL);
    if (step.play?.turn.kind === 'over') return;
    this.burying = null;
    this.scene = { ...EMPTY, rolling: true };
  }

  private async roll(target: Position | undefined): Promise<void> {
    if (!target || target.roll.length === 0) return;
    const seat = this.table.acting === null ? undefined : this.table.view.seats[this.table.acting];
    const slow = !this.brisk && seat?.bot === null;
    this.scene = target;
    this.landing = landings(this.slots, slow ? 1 : BRISK);
    play('roll');
    const sounds = [...this.landing].map(([id, at]) => setTimeout(() => this.landed(id, seat?.yours === true), at));
    await this.pause(lengthOf(this.landing) + LOOK);
    sounds.forEach(clearTimeout);
    this.landing = new Map();
  }

  private landed(id: string, own: boolean): void {
    const stone = this.slots.find((slot) => slot.id === id)?.face === 'GR';
    play(stone ? 'gravestone' : 'settle');
    if (own) buzz(stone ? 'tap' : 'settle');
  }

  dieShowing(face: Face): Slot | undefined {
    return this.slots.find((slot) => slot.state === 'roll' && slot.face === face);
  }
}

/** Moves of a step in parts that are seen one after the other: each hat ends one. */
function partsOf(moves: string[]): string[][] {
  const parts: string[][] = [[]];
  for (const move of moves) {
    parts.at(-1)?.push(move);
    if (move.endsWith(' hat')) parts.push([]);
  }
  return parts;
}
