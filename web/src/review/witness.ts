/**
 * What this browser saw before the first roll: the commitment, and what was added to the dice. A server that exchanged the
 * envelope afterwards would be found out by it. Call `note` whenever a table is seen.
 */

import type { TableView } from '../lib/protocol';
import type { GameRecord } from './record';
import type { Fault } from './verify';

interface Witnessed {
  commitment: string | null;
  /** Contributions by seat, once the game has begun. */
  contributions: string[] | null;
}

const PLACE = 'bonecup-witness';
/** Tables that are remembered; older ones are forgotten. */
const MOST = 100;

function all(): Record<string, Witnessed> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Witnessed>;
  } catch {
    return {};
  }
}

/** Keeps what is seen for the first time; what was seen earlier is never overwritten. */
export function note(table: TableView): void {
  if (table.phase !== 'gathering' && table.phase !== 'playing') return;
  const known = all();
  const before = known[table.id];
  const begun = table.phase === 'playing' ? table.seats.map((seat) => seat.contribution) : null;
  const seen = { commitment: before?.commitment ?? table.commitment, contributions: before?.contributions ?? begun };
  const kept = Object.entries({ ...known, [table.id]: seen }).slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Whoever forbids storage has no witness.
  }
}

/** Whether this browser knows of its own what was promised before the game. */
export const isWitness = (table: string): boolean => (all()[table]?.contributions ?? null) !== null;

/** Where a record says something else than this browser saw. */
export function contradictions(record: GameRecord): Fault[] {
  const seen = all()[record.table];
  if (!seen) return [];
  const faults: Fault[] = [];
  if (seen.commitment !== null && record.commitment !== null && seen.commitment !== record.commitment) {
    faults.push({ code: 'witness-commitment', values: { seen: seen.commitment } });
  }
  const moved = seen.contributions?.findIndex((added, seat) => added !== record.seats[seat]?.contribution) ?? -1;
  if (moved >= 0) faults.push({ code: 'witness-contribution', values: { name: record.seats[moved]?.name ?? String(moved + 1) } });
  return faults;
}
