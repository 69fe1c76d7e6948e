/** Spots for a knocked-off die that are worth a look, chosen from those that the server lists as free. */

import type { PreviewedMove } from '../../lib/protocol';
import type { Arena, Point } from './arena';
import { readMove } from './notation';
import type { Position } from './position';

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** A spot with what the round would bring from there, as the server says. */
export interface WorthySpot extends Spot {
  points: number;
}

/** So many spots are asked about, and so many of them are shown. */
export const MOST_ASKED = 12;
export const MOST_SHOWN = 6;

export function freeSpots(moves: readonly PreviewedMove[]): Spot[] {
  return moves.flatMap(({ move }) => {
    const read = readMove(move);
    return read?.kind === 'place' ? [{ x: read.x, y: read.y, turn: read.turn }] : [];
  });
}

/** Those nearest to each net, just ahead of each die, and the foremost. */
export function likelySpots(free: Spot[], arena: Arena, position: Position): Spot[] {
  const nets = arena.patches.filter(({ kind }) => kind === 'net').map(({ centre }) => centre);
  const dice = Object.values(position.floe).map(({ x, y }): Point => [x, y]);
  const ahead = dice.map(([x, y]): Point => [x, y + arena.die.edge * 1.5]);
  const front: Point = [arena.box.width / 2, arena.box.depth];
  const found = [...nets, front, ...ahead].flatMap((wanted) => nearest(free, wanted) ?? []);
  return [...new Set(found)].slice(0, MOST_ASKED);
}

function nearest(spots: Spot[], [x, y]: Point): Spot | undefined {
  const away = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce<Spot | undefined>((best, spot) => (best && away(best) <= away(spot) ? best : spot), undefined);
}

/** The best of them, the most points first. */
export function bestSpots(spots: WorthySpot[]): WorthySpot[] {
  return [...spots].sort((a, b) => b.points - a.points).slice(0, MOST_SHOWN);
}
