/** What the steps of a table say about the sheets. */

import type { RoomEvent, StepOf } from '../../lib/protocol';
import { cellName } from './columns';
import { readMove, sheetsOf, type Box, type Position } from './notation';

export interface Filled {
  seat: number;
  sheet: number;
  box: Box;
}

/** The move that an event tells of. */
export const moveOf = (event: RoomEvent): string => (event.type === 'moved' ? event.move : '');

/** The box that an event fills. */
export function filledBy(event: RoomEvent): Filled | null {
  if (event.type !== 'moved') return null;
  const move = readMove(moveOf(event));
  return move?.kind === 'fill' ? { seat: event.seat, sheet: move.sheet, box: move.box } : null;
}

/** The cell that was filled last, to be seen at a glance. */
export function lastCell(steps: StepOf<'knochenmax'>[]): string | null {
  for (const step of steps.toReversed()) {
    for (const event of step.events.toReversed()) {
      const filled = filledBy(event);
      if (filled) return cellName(filled.seat, filled.sheet, filled.box);
    }
  }
  return null;
}

/** What a position has in a box. */
export function valueAt(position: Position, { seat, sheet, box }: Filled): number | null {
  return sheetsOf(position)[seat]?.[sheet]?.[box] ?? null;
}

/** Tells turns apart: who moves, and how many boxes are filled. */
export function turnOf(position: Position): string {
  const filled = sheetsOf(position).flat().reduce((count, sheet) => count + Object.keys(sheet).length, 0);
  return `${position.to_move ?? 0} ${filled}`;
}
