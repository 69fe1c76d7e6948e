/** Putting a knocked-off die back: a spot is tried, and the server says whether it is free and what it would bring. */

import { told } from '../../lib/api';
import type { LookedOf } from '../../lib/protocol';
import type { TableStore } from '../../lib/table.svelte';
import type { Arena } from './arena';
import type { Die } from './dice';
import { worthOf } from './earning';
import { writePlace } from './notation';
import { bestSpots, freeSpots, likelySpots, type Spot, type WorthySpot } from './spots';
import { lying } from './turning';

/** So many questions about spots are under way at a time: where the finger is comes first. */
const AT_ONCE = 2;

export class Placing {
  x = $state(0);
  y = $state(0);
  turn = $state(0);
  /** What the die touches there; nothing is told where our own nets and holes count. */
  patch: number | undefined = $state(undefined);
  /** Why the spot is not free, in the server's words; null if it is. */
  refusal: string | null = $state(null);
  /** Whether the server has said so about this very spot. */
  sure = $state(false);
  /** What the round would bring with the die here; none while nobody knows. */
  points: number | null = $state(null);
  /** Some free spots with what they would bring, the best first. */
  spots: WorthySpot[] = $state.raw([]);

  private asking = false;
  private waiting = false;
  private begun = '';

  constructor(
    private readonly table: TableStore<'rolling-dice'>,
    private readonly arena: Arena,
  ) {}

  /** Begins at a free spot in the middle of those that the server lists. */
  begin(): void {
    const { id, seq } = this.table.view;
    if (this.begun === `${id} ${seq}`) return;
    const free = freeSpots(this.table.moves);
    const spot = free[Math.floor(free.length / 2)];
    if (!spot) return;
    this.begun = `${id} ${seq}`;
    const patch = this.table.position?.own_floe ? 0 : undefined;
    Object.assign(this, { x: spot.x, y: spot.y, turn: spot.turn, patch, refusal: null, sure: true, points: null, spots: [] });
    void this.ask();
    // On a floe of one's own nobody here knows what lies where.
    if (patch === undefined) void this.askAbout(free);
  }

  /** Goes to another of the spots that are shown, the best first. */
  jump(step: number): void {
    const { spots } = this;
    if (spots.length === 0) return;
    const now = spots.findIndex(({ x, y }) => x === this.x && y === this.y);
    const next = now < 0 ? (step > 0 ? 0 : spots.length - 1) : (now + step + spots.length) % spots.length;
    this.take(spots[next]!);
  }

  take({ x, y, turn }: Spot): void {
    this.turn = turn;
    this.to(x, y);
  }

  /** The die that is being placed, where it would lie. */
  get ghost(): Die | null {
    const { position, looked, acting } = this.table;
    const facts = looked?.facts;
    const colour = facts?.task === 'place' ? facts.colour : null;
    const face = colour && position?.adrift?.[colour];
    // Seats act one at a time, so the die is the one whose seat does.
    if (!face || facts?.seats[colour] !== acting) return null;
    const z = this.arena.die.edge / 2;
    return { id: 'ghost', colour, face, x: this.x, y: this.y, z, turn: lying(face, this.turn), role: 'ghost', sunk: 0 };
  }

  to(x: number, y: number): void {
    const { width, depth } = this.arena.box;
    this.x = Math.min(width, Math.max(0, Math.round(x * 2) / 2));
    this.y = Math.min(depth, Math.max(0, Math.round(y * 2) / 2));
    void this.ask();
  }

  by(dx: number, dy: number): void {
    this.to(this.x + dx, this.y + dy);
  }

  /** Whether the floe may be one's own, so that somebody can tell what the die touches: with hands at every seat. */
  get mayBeOwn(): boolean {
    const { position, view } = this.table;
    return (position?.by_hand ?? false) && view.seats.every((seat) => seat.dice === 'hand');
  }

  touch(patch: number | undefined): void {
    this.patch = patch;
    void this.ask();
  }

  rotate(): void {
    this.turn = (this.turn + 15) % 90;
    void this.ask();
  }

  key(key: string, fine: boolean): boolean {
    const step = fine ? 1 : 6;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.by(-step, 0),
      ArrowRight: () => this.by(step, 0),
      ArrowUp: () => this.by(0, step),
      ArrowDown: () => this.by(0, -step),
      r: () => this.rotate(),
      n: () => this.jump(1),
      p: () => this.jump(-1),
    };
    moves[key]?.();
    return key in moves;
  }

  async put(): Promise<void> {
    if (this.refusal !== null) return;
    await this.table.send([this.move]).catch(() => undefined);
  }

  private get move(): string {
    return writePlace(this.x, this.y, this.turn, this.patch);
  }

  /** What the round would bring to whoever puts the die back. */
  private worthIn(after: LookedOf<'rolling-dice'>): number | null {
    const { looked, position } = this.table;
    const colour = looked?.facts.colour;
    return colour ? (worthOf(after, colour, position)?.points ?? null) : null;
  }

  /** Asks about the newest spot; while one answer is awaited, the last wish waits. */
  private async ask(): Promise<void> {
    this.sure = false;
    this.waiting = this.asking;
    if (this.asking) return;
    this.asking = true;
    const move = this.move;
    try {
      const looked = await this.table.ask([move]);
      if (move === this.move) Object.assign(this, { refusal: null, sure: true, points: this.worthIn(looked) });
    } catch (error) {
      if (move === this.move) Object.assign(this, { refusal: told(error), sure: true, points: null });
    }
    this.asking = false;
    if (this.waiting) await this.ask();
  }

  /** Asks what a handful of spots would bring, until the table has moved on. */
  private async askAbout(free: Spot[]): Promise<void> {
    const { begun } = this;
    const { position } = this.table;
    const left = position ? likelySpots(free, this.arena, position) : [];
    const known: WorthySpot[] = [];
    const next = async (): Promise<void> => {
      for (let spot = left.shift(); spot && begun === this.begun && this.table.mine; spot = left.shift()) {
        const looked = await this.table.ask([writePlace(spot.x, spot.y, spot.turn)]).catch(() => null);
        const points = looked && this.worthIn(looked);
        if (points !== null) known.push({ ...spot, points });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    // All at once, so that nothing is moved under the finger while answers come.
    if (begun === this.begun) this.spots = bestSpots(known);
  }
}
