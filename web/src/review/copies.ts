/** Two records of one game, held against each other: a move or result that was altered needs no rules to be found. */

import { parseStrict } from './strictJson';
import type { Values } from './refused';

/** Where a record differs from the other: the end of a text's key, and its values. */
export interface Difference {
  text: 'event' | 'length' | 'result' | 'other';
  values: Values;
}

type Fields = Record<string, unknown>;

/** Fields in one order, so that only what they hold counts. */
function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held) ? Object.fromEntries(Object.entries(held).sort()) : held,
  );
}

/** What is different in a file from the record that the server has of the same table; nothing if they are alike. */
export function differences(file: string | Uint8Array, served: string): Difference[] {
  const [ours, theirs] = [parseStrict(file) as Fields, parseStrict(served) as Fields];
  const [events, others] = [ours['events'] as Fields[], theirs['events'] as Fields[]];
  const changed = events.findIndex((event, at) => at < others.length && plain(event) !== plain(others[at]));
  const rest = (record: Fields): string => plain({ ...record, events: null, result: null });
  return [
    ...(changed < 0 ? [] : [{ text: 'event' as const, values: { seq: Number(others[changed]!['seq']) } }]),
    ...(events.length === others.length ? [] : [{ text: 'length' as const, values: { here: events.length, there: others.length } }]),
    ...(plain(ours['result']) === plain(theirs['result']) ? [] : [{ text: 'result' as const, values: {} }]),
    ...(rest(ours) === rest(theirs) ? [] : [{ text: 'other' as const, values: {} }]),
  ];
}
