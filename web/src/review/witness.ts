/** What this browser noted of a game while it was there, held against its record. */

import { fixedOptions } from '../lib/dice/compare';
import { noteOf, type Note } from '../lib/dice/notes';
import { eventHash } from '../lib/dice/scheme';
import type { GameRecord } from './record';
import type { Fault } from './verify';
import { begunOf, lineOf } from './walk';

/** Whether this browser knows of its own what was promised before the game: it can vouch for more than the record shows. */
export function isWitness(table: string): boolean {
  const note = noteOf(table);
  return note !== null && note.early && note.begun !== null;
}

/** Where a record says something else than this browser saw. */
export function contradictions(record: GameRecord): Fault[] {
  const note = noteOf(record.table);
  if (!note) return [];
  return [...inPromises(record, note), ...inTexts(record, note), ...inCourse(record, note), ...marks(note)];
}

const fault = (code: string, values: Fault['values'] = {}): Fault => ({ code: `witness-${code}`, values });

function inPromises(record: GameRecord, { promised }: Note): Fault[] {
  const { commitment, game, options, rules, server } = record;
  return [
    ...(commitment === promised.commitment ? [] : [fault('commitment', { seen: promised.commitment ?? '–' })]),
    ...(game === promised.game && rules === promised.rules && fixedOptions(options, promised.chosen) === promised.options ? [] : [fault('options')]),
    // A record that nobody has signed is told apart from one that somebody else has.
    ...(server === null || promised.serverKey === null || server === promised.serverKey ? [] : [fault('server', { seen: promised.serverKey })]),
  ];
}

function inTexts({ seats }: GameRecord, { begun }: Note): Fault[] {
  const changed = begun?.contributions.findIndex((added, seat) => added !== seats[seat]?.contribution) ?? -1;
  if (changed < 0) return [];
  return [fault('contribution', { name: seats[changed]?.name ?? String(changed + 1) })];
}

/** A game of version 2 must go through the hash at which this browser saw it last. */
function inCourse(record: GameRecord, { head }: Note): Fault[] {
  if (record.version !== 2 || head === null) return [];
  const then = record.events.slice(0, head.events).reduce((hash, event) => eventHash(hash, lineOf(event)), begunOf(record));
  return record.events.length >= head.events && then === head.hash ? [] : [fault('course', { events: head.events })];
}

/** What was found wrong while the game was played stays wrong. */
const marks = ({ alarms }: Note): Fault[] => (alarms.length > 0 ? [fault('alarm', { alarms: alarms.length })] : []);
