/** The sheets as columns of a table, and what the free boxes of the one who moves would give. */

import type { PreviewedMove } from '../../lib/protocol';
import { readMove, type Box } from './notation';

export interface Player {
  name: string;
  /** Whether it is this device's person. */
  yours: boolean;
}

export interface Column {
  seat: number;
  sheet: number;
}

/** Everybody in the order of play, beginning with us. */
export function seatsFromUs(players: Player[]): number[] {
  const us = Math.max(0, players.findIndex((player) => player.yours));
  return players.map((_, index) => (us + index) % players.length);
}

/** With one sheet each, everybody's side by side; with several, those of one person. */
export function columnsOf(players: Player[], sheets: number, shown: number): Column[] {
  if (sheets === 1) return seatsFromUs(players).map((seat) => ({ seat, sheet: 0 }));
  return Array.from({ length: sheets }, (_, sheet) => ({ seat: shown, sheet }));
}

export const cellName = (seat: number, sheet: number, box: Box): string => `${seat}:${sheet}:${box}`;

/** The moves that fill boxes, by cell. */
export function previews(moves: PreviewedMove[], seat: number | null): Map<string, PreviewedMove> {
  const found = new Map<string, PreviewedMove>();
  if (seat === null) return found;
  for (const move of moves) {
    const read = readMove(move.move);
    if (read?.kind === 'fill') found.set(cellName(seat, read.sheet, read.box), move);
  }
  return found;
}

/** The notes that occur among the moves, each with the boxes that have it. */
export function notes(moves: PreviewedMove[]): { note: 'bonus' | 'joker'; boxes: Box[] }[] {
  return (['bonus', 'joker'] as const).flatMap((note) => {
    const boxes = moves.filter((move) => move.note === note).flatMap(({ move }) => {
      const read = readMove(move);
      return read?.kind === 'fill' ? [read.box] : [];
    });
    return boxes.length > 0 ? [{ note, boxes: [...new Set(boxes)] }] : [];
  });
}

export interface Spot {
  row: number;
  column: number;
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest spot that an arrow key leads to: straight on if there is one, else the next row or column that has any. */
export function towards(spots: Spot[], from: Spot, key: string): Spot | null {
  const step = STEPS[key];
  if (!step) return null;
  const ahead = ({ row, column }: Spot): number => (row - from.row) * step[0] + (column - from.column) * step[1];
  const aside = ({ row, column }: Spot): number => Math.abs((row - from.row) * step[1]) + Math.abs((column - from.column) * step[0]);
  const far = (spot: Spot): number => ahead(spot) + 20 * aside(spot);
  return spots.filter((spot) => ahead(spot) > 0).sort((a, b) => far(a) - far(b))[0] ?? null;
}
