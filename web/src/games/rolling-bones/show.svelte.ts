/** What the board shows: usually the table's position, and for moments what happens between two of them. */

import { play } from '../../lib/sound';
import type { PlayOf, RoomEvent, StepOf } from '../../lib/protocol';
import type { TableStore } from '../../lib/table.svelte';
import { EMPTY, lying, type Bone, type Face, type Position } from './bones';
import { FLIGHT, pause } from './flight';
import { after } from './scene';
import { castOf, slotsOf, type Cast, type Slot } from './slots';
import { TUMBLE } from './TumblingDie.svelte';

/** How long a burial is celebrated. */
const BURIAL = 1250;

export type Place = Bone | 'HA';
type Play = PlayOf<'rolling-bones'>;
type Step = StepOf<'rolling-bones'>;

function movesOf(events: RoomEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'moved' ? [event.move] : []));
}

export class Show {
  /** What is shown instead of the table's position. */
  scene: Position | null = $state.raw(null);
  tumbling = $state(false);
  /** The points of the skeleton that is being buried now. */
  burying: number | null = $state(null);
  /** Where dice lay that become bones of the skeleton. */
  origins: ReadonlyMap<Place, DOMRect> = $state.raw(new Map());
  /** The slots from which the player took dice. */
  taken: ReadonlySet<string> = $state.raw(new Set());

  position: Position = $derived.by(() => this.scene ?? this.table.position ?? EMPTY);
  slots: Slot[] = $derived.by(() => {
    this.cast = castOf(this.position, this.cast);
    return slotsOf(this.position, this.cast, this.taken);
  });
  private cast: Cast | null = null;

  constructor(
    private readonly table: TableStore<'rolling-bones'>,
    /** Finds a die on the screen. */
    private readonly rectOf: (slot: Slot) => DOMRect | undefined,
  ) {}

  /** Keeps what is to be seen until the table has moved on. */
  hold(): void {
    this.scene = this.position;
  }

  release(): void {
    this.scene = null;
    this.origins = new Map();
    this.tumbling = false;
    this.burying = null;
  }

  /** Remembers where a die lies that is about to be laid. */
  lift(place: Place, slot: Slot | undefined): void {
    const rect = slot && this.rectOf(slot);
    if (rect) this.origins = new Map(this.origins).set(place, rect);
  }

  /** Shows a step, from what is on the table to what will be. */
  async step(step: Step, before: Play | null): Promise<void> {
    if (!before || !step.events.some(({ type }) => type === 'moved' || type === 'rolled')) return;
    const moves = movesOf(step.events);
    await this.lay(before.position, moves);
    if (moves.includes('bury')) await this.bury(step, before);
    if (step.events.some(({ type }) => type === 'rolled')) await this.roll(step.play?.position);
  }

  /** All bones of the moves fly to their places at once; those that lie there already stay. */
  private async lay(start: Position, moves: string[]): Promise<void> {
    const shown = this.position;
    const target = moves.reduce(after, start);
    const there = lying(shown);
    const fresh = [...lying(target)].filter(([place]) => !there.has(place));
    for (const [place, bone] of fresh) this.lift(place, this.dieShowing(bone));
    const hat = target.hat && !shown.hat;
    if (hat) this.lift('HA', this.dieShowing('HA'));
    this.scene = target;
    if (fresh.length === 0 && !hat) return;
    play('lay');
    await pause(FLIGHT);
  }

  private async bury(step: Step, before: Play): Promise<void> {
    const seat = before.turn.kind === 'over' ? 0 : before.turn.seat;
    this.burying = (step.play?.points[seat] ?? 0) - (before.points[seat] ?? 0);
    play('bury');
    await pause(BURIAL);
    this.burying = null;
  }

  private async roll(target: Position | undefined): Promise<void> {
    if (!target || target.roll.length === 0) return;
    this.scene = target;
    this.tumbling = true;
    play('roll');
    await pause(TUMBLE);
    this.tumbling = false;
  }

  dieShowing(face: Face): Slot | undefined {
    return this.slots.find((slot) => slot.state === 'roll' && slot.face === face);
  }
}
