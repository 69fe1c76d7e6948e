/** Entering what real dice show: which lies where, with which pips. */

import type { Arena, Point } from './arena';
import type { Die } from './dice';
import { writeLanding, type Landed } from './notation';
import type { Colour, Facts, Ground, Position } from './position';
import { lying } from './turning';

export interface Entry extends Landed {
  id: string;
  colour: Colour;
  /** Whether somebody has said where it is. */
  placed: boolean;
}

export class Entering {
  entries: Entry[] = $state([]);
  chosen = $state(0);
  /** Whether the floe is one's own, so that every die tells what it touches; else our plan decides. */
  ownFloe = $state(false);

  constructor(
    private readonly arena: Arena,
    position: Position,
    { thrower: owner, dice }: Facts,
  ) {
    this.ownFloe = position.own_floe ?? false;
    const thrown = Array.from({ length: dice }, (_, i): Entry => ({
      id: `thrown ${i + 1}`, whose: 'thrown', colour: owner, face: 1, x: 0, y: 0, turn: 0, level: 0, place: 'floe', placed: false,
    }));
    // Dice that lay there mostly still do.
    const lay = position.colours.flatMap((colour): Entry[] => {
      const rest = position.floe[colour];
      return rest ? [{ turn: 0, level: 0, ...rest, id: colour, whose: colour, colour, place: 'floe', placed: true }] : [];
    });
    this.entries = [...thrown, ...lay];
  }

  get entry(): Entry {
    return this.entries[this.chosen]!;
  }

  get isDone(): boolean {
    return this.entries.every((entry) => entry.placed);
  }

  get outcome(): string {
    return writeLanding(this.entries.map(({ patch, ...entry }) => (this.tells(entry) ? { ...entry, patch: patch ?? 0 } : entry)));
  }

  /** Whether the die has to tell what it touches: only on the ice itself there is something. */
  tells({ placed, place, level }: Pick<Entry, 'placed' | 'place' | 'level'>): boolean {
    return this.ownFloe && placed && place === 'floe' && !level;
  }

  /** The dice as they are shown on the map. */
  get dice(): Die[] {
    const z = this.arena.die.edge / 2;
    return this.entries
      .filter((entry) => entry.placed && entry.place !== 'outside')
      .map(({ id, colour, face, x, y, turn = 0, place }) => ({
        id, colour, face, x, y, z, turn: lying(face, turn), role: 'thrown', sunk: place === 'water' ? 1 : 0,
      }));
  }

  /** Puts the chosen die on the map; beside the ice it is in the water, whatever else may be said later. */
  put(x: number, y: number): void {
    const { width, depth } = this.arena.box;
    const at: Point = [Math.round(Math.min(width - 6, Math.max(6, x))), Math.round(Math.min(depth - 6, Math.max(2, y)))];
    const place: Ground = contains(this.arena.floe, at) ? 'floe' : 'water';
    Object.assign(this.entry, { x: at[0], y: at[1], place, placed: true });
  }

  move(dx: number, dy: number): void {
    const { placed, x, y } = this.entry;
    if (placed) this.put(x + dx, y + dy);
    else this.put(this.arena.box.width / 2 + dx, this.arena.box.depth / 2 + dy);
  }

  /** Where exactly a die in the water or outside lies does not matter: each gets a spot of its own. */
  settle(place: Ground): void {
    const { entry, chosen } = this;
    if (place === 'floe') {
      if (entry.place !== 'floe' || !entry.placed) this.put(this.arena.box.width / 2, 60 + chosen * 30);
      return;
    }
    const gap = this.arena.die.edge + 4;
    const at = place === 'water' ? { x: 8, y: 40 + chosen * gap } : { x: -40, y: 40 + chosen * gap };
    Object.assign(entry, at, { turn: 0, level: 0, place, placed: true });
  }

  /** After the pips of a die comes the next one that is not placed. */
  setFace(face: number): void {
    this.entry.face = face;
  }

  setPatch(patch: number): void {
    this.entry.patch = patch;
  }

  next(): void {
    const open = this.entries.findIndex((entry) => !entry.placed);
    if (open >= 0) this.chosen = open;
  }
}

/** Whether a point is within an outline: as often as a ray crosses it. */
export function contains(outline: Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
