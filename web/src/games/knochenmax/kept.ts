/** What somebody means to keep outlives a page that is loaded anew, with the order in which their bones lie. */

import type { Side } from './notation';
import { BONES, type Slot } from './slots';

const place = (table: string): string => `bonecup-bones-${table}`;

/** Notes how the bones of a table lie at a step. */
export function remember(table: string, seq: number, slots: readonly Slot[]): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify({ seq, slots }));
  } catch {
    // Then it lives as long as the page.
  }
}

/** How they lay at the step, if that was noted. */
export function recall(table: string, seq: number): Slot[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table)) ?? 'null') as { seq: number; slots: Slot[] } | null;
    return kept?.seq === seq && kept.slots.length === BONES ? kept.slots : null;
  } catch {
    // Nothing that could be read.
    return null;
  }
}

/** Whether bones show these sides, in whatever order. */
export function showing(slots: readonly Slot[], sides: readonly Side[]): boolean {
  return slots.flatMap(({ side }) => side ?? []).sort().join() === sides.toSorted().join();
}
