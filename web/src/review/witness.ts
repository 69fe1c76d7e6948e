/** What this browser noted of a game while it was there, held against its record. */

import { noteOf } from '../lib/dice/notes';
import type { GameRecord } from './record';
import type { Fault } from './verify';

/** Whether this browser knows of its own what was promised before the game: it can vouch for more than the record shows. */
export function isWitness(table: string): boolean {
  const note = noteOf(table);
  return note !== null && note.early && note.begun !== null;
}

/** Whether this browser knows of its own what was promised before the game. */
export const isWitness = (table: string): boolean => (all()[table]?.contributions ?? null) !== null;

/** Where a record says something else than this browser saw. */
export function contradictions(record: GameRecord): Fault[] {
  const note = noteOf(record.table);
  if (!note) return [];
  const faults: Fault[] = [];
  const seen = note.promised.commitment;
  if (seen !== record.commitment) faults.push({ code: 'witness-commitment', values: { seen: seen ?? '–' } });
  const changed = note.begun?.contributions.findIndex((added, seat) => added !== record.seats[seat]?.contribution) ?? -1;
  if (changed >= 0) faults.push({ code: 'witness-contribution', values: { name: record.seats[changed]?.name ?? String(changed + 1) } });
  return faults;
}
