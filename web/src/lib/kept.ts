/**
 * What is kept of tables without hurry so that they can be looked at, and a move chosen, without a connection: the table as it was
 * told last, and a command that nobody has answered. It lies in this browser alone, as long as the game goes on and its person is
 * signed in here.
 */

import type { ClientMessage, TableView } from './protocol';

/** A table, and when it was told. */
interface KeptTable {
  view: TableView;
  at: number;
}

export type Command = Extract<ClientMessage, { type: 'play' | 'enter' | 'throw' }>;

/** A command, and whether it may have reached the server. */
export interface KeptCommand {
  command: Command;
  sent: boolean;
}

const TABLE = 'bonecup-kept-';
const COMMAND = 'bonecup-command-';
/** Tables that are kept; whoever plays at more sees those again that they looked at last. */
const MOST = 8;

/** Whether a person of this device plays there, and may take as long as they like, or a day. */
export function isPatient({ phase, deadline, seats }: TableView): boolean {
  const plays = seats.some(({ kind, yours }) => kind === 'person' && yours);
  return phase === 'playing' && plays && (deadline === 'none' || deadline === '1day');
}

/** Keeps a table as it is told now, or forgets it when there is nothing to come back to. */
export function keepTable(view: TableView): void {
  if (!isPatient(view)) return forgetTable(view.id);
  write(TABLE + view.id, { view, at: Date.now() } satisfies KeptTable);
  for (const old of places(TABLE).map(aged).sort((one, other) => other.at - one.at).slice(MOST)) forgetTable(old.id);
}

/** A table as it was told last. */
export const keptTable = (id: string): KeptTable | null => read<KeptTable>(TABLE + id);

/** Keeps a command until it is answered. */
export const keepCommand = (id: string, kept: KeptCommand): void => write(COMMAND + id, kept);
export const keptCommand = (id: string): KeptCommand | null => read<KeptCommand>(COMMAND + id);
export const dropCommand = (id: string): void => remove(COMMAND + id);

/** Forgets a table: its game is over, or it is not ours any more. */
export function forgetTable(id: string): void {
  remove(TABLE + id);
  remove(COMMAND + id);
}

/** Forgets all of them: whoever uses this browser next is somebody else. */
export function forgetTables(): void {
  for (const place of [...places(TABLE), ...places(COMMAND)]) remove(place);
}

function aged(place: string): { id: string; at: number } {
  return { id: place.slice(TABLE.length), at: read<KeptTable>(place)?.at ?? 0 };
}

/** Whoever forbids storage has nothing kept; the table is there as long as there is a connection. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const places = (begin: string): string[] => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(begin)), []);
const read = <T>(place: string): T | null => attempt(() => JSON.parse(localStorage.getItem(place) ?? 'null') as T | null, null);
const write = (place: string, value: unknown): void => attempt(() => localStorage.setItem(place, JSON.stringify(value)), undefined);
const remove = (place: string): void => attempt(() => localStorage.removeItem(place), undefined);
