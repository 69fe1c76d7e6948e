/** Putting a knocked-off die back: a spot is tried, and the server says whether it is free. */

import { told } from '../../lib/api';
import type { TableStore } from '../../lib/table.svelte';
import type { Arena } from './arena';
import type { Die } from './dice';
import { readMove, writePlace } from './notation';
import { lying } from './turning';

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

  private asking = false;
  private waiting = false;

  constructor(
    private readonly table: TableStore<'rolling-dice'>,
    private readonly arena: Arena,
  ) {}

  /** Begins at a free spot in the middle of those that the server lists. */
  begin(): void {
    const spots = this.table.moves.flatMap(({ move }) => {
      const read = readMove(move);
      return read?.kind === 'place' ? [read] : [];
    });
    const spot = spots[Math.floor(spots.length / 2)];
    if (!spot) return;
    const patch = this.table.position?.own_floe ? 0 : undefined;
    Object.assign(this, { x: spot.x, y: spot.y, turn: spot.turn, patch, refusal: null, sure: true });
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

  /** Asks about the newest spot; while one answer is awaited, the last wish waits. */
  private async ask(): Promise<void> {
    this.sure = false;
    this.waiting = this.asking;
    if (this.asking) return;
    this.asking = true;
    const move = this.move;
    try {
      await this.table.ask([move]);
      if (move === this.move) Object.assign(this, { refusal: null, sure: true });
    } catch (error) {
      if (move === this.move) Object.assign(this, { refusal: told(error), sure: true });
    }
    this.asking = false;
    if (this.waiting) await this.ask();
  }
}
