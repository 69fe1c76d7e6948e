/** The dice to be shown, wherever they are: one list for the view in space and the view from above. */

import type { Arena } from './arena';
import type { Colour, Position, Rest } from './position';
import { fromAbove, lying, type Quaternion } from './turning';

export interface Die {
  /** Stays the same while the die does: a colour for its scoring die, `thrown 1` … for others. */
  id: string;
  colour: Colour;
  face: number;
  x: number;
  y: number;
  /** Of its middle, above the ice. */
  z: number;
  turn: Quaternion;
  role: 'scoring' | 'thrown' | 'block' | 'hand' | 'ghost';
  /** From 0 on the ice to 1 fully sunk. */
  sunk: number;
  /** Whether it has come to rest, while others of its throw may not have. */
  still?: boolean;
}

/** How high an ice block is: lower than the dice fly. */
export const BLOCK_HEIGHT = 8;

/** Turns that were seen in a flight, so that dice do not jump when they have come to rest. */
export class Memory {
  private seen: { face: number; x: number; y: number; turn: Quaternion }[] = [];

  keep(dice: Die[]): void {
    this.seen = dice.map(({ face, x, y, turn }) => ({ face, x, y, turn }));
  }

  turn({ face, x, y, turn = 0 }: Rest): Quaternion {
    const known = this.seen.find((die) => die.face === face && Math.hypot(die.x - x, die.y - y) < 0.1);
    return known?.turn ?? lying(face, turn);
  }
}

function resting(id: string, colour: Colour, rest: Rest, role: Die['role'], arena: Arena, memory?: Memory): Die {
  const turn = memory?.turn(rest) ?? lying(rest.face, rest.turn ?? 0);
  const z = arena.die.edge * (0.5 + (rest.level ?? 0));
  return { id, colour, face: rest.face, x: rest.x, y: rest.y, z, turn, role, sunk: rest.place === 'water' ? 1 : 0 };
}

/** The dice of a position as they lie; those that were thrown are the owner's. */
export function diceOf(position: Position, owner: Colour, arena: Arena, memory?: Memory): Die[] {
  const onFloe = position.colours.flatMap((colour) => {
    const rest = position.floe[colour];
    return rest ? [resting(colour, colour, rest, 'scoring', arena, memory)] : [];
  });
  const onBlocks = (position.blocks ?? []).map(({ colour, face }, i) => onBlock(colour, face, i, arena));
  const thrown = (position.thrown ?? []).map((rest, i) =>
    resting(`thrown ${i + 1}`, owner, rest, 'thrown', arena, memory),
  );
  return [...onFloe, ...onBlocks, ...thrown];
}

export function onBlock(colour: Colour, face: number, index: number, arena: Arena): Die {
  const [x, y] = arena.blocks[index] ?? arena.blocks[0]!;
  const z = BLOCK_HEIGHT + arena.die.edge / 2;
  return { id: colour, colour, face, x, y, z, turn: lying(face, 0), role: 'block', sunk: 0 };
}

/** The dice in the hand before a throw. */
export function handOf(colour: Colour, count: number, place: number, arena: Arena): Die[] {
  const gap = arena.die.edge * 0.62;
  const spots = count === 3 ? [[-1, 1], [1, 1], [0, -1]] : [[-1, 1], [1, 1], [-1, -1], [1, -1]];
  return spots.slice(0, count).map(([dx = 0, dy = 0], i) => {
    const face = [5, 2, 6, 3][i] ?? 1;
    const [x, y] = [place + dx * gap, -6 + dy * gap];
    return { id: `hand ${i + 1}`, colour, face, x, y, z: 24, turn: lying(face, 8 - i * 5), role: 'hand', sunk: 0 };
  });
}

/** What a die shows to somebody looking straight down. */
export function seenFromAbove(die: Die): { face: number; turn: number } {
  return fromAbove(die.turn);
}
