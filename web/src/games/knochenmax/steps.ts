/** What the steps of a table say about the sheets. */

import type { PastStep } from '../../lib/past';
import type { RoomEvent } from '../../lib/protocol';
import { cellName } from './columns';
import { readMove, readSides, sheetsOf, type Box, type Position } from './notation';
import { emptySlots, holding, landed, type Slot } from './slots';

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
export function lastCell(steps: readonly PastStep[]): string | null {
  for (const step of steps.toReversed()) {
    for (const event of step.events.toReversed()) {
      const filled = filledBy(event);
      if (filled) return cellName(filled.seat, filled.sheet, filled.box);
    }
  }
  return null;
}

/** What has happened in the turn that is under way: everything since a box was filled. */
export function underWay(steps: readonly PastStep[]): RoomEvent[] {
  const events = steps.flatMap((step) => step.events);
  return events.slice(events.findLastIndex((event) => filledBy(event) !== null) + 1);
}

/** How the bones lie after throws and what was kept between them; in a new turn all of them come out of the cup. */
export function lyingAfter(events: readonly RoomEvent[], before: Slot[] = emptySlots()): Slot[] {
  return events.reduce<Slot[]>((slots, event) => {
    if (event.type === 'rolled') return landed(slots, readSides(event.outcome) ?? []);
    const move = readMove(moveOf(event));
    return move?.kind === 'keep' ? holding(slots, move.sides) : slots;
  }, before);
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
