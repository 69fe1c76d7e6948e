/**
 * What this browser noted of tables before it added anything to their dice, and what it sent: one entry of the local
 * storage for each table. Other tabs read and write the same entries, so nothing is kept in between.
 */

import { isSame, type Alarm } from './alarm';

/** What was promised when the table was first seen. */
export interface Promised {
  scheme: string;
  commitment: string | null;
  game: string;
  rules: number;
  /** In canonical JSON, without what people choose at their seats. */
  options: string;
  /** Whether people choose some of the options at their seats. */
  chosen: boolean;
  engine: string | null;
  serverKey: string | null;
  seats: number;
}

/** What this device added for a seat. */
export interface Own {
  contribution: string;
  /** The text before a change that is not acknowledged yet: the table may still have it. */
  before?: string;
  /** The anchor that was sealed with it; version 2 only, as all that follows. */
  sealed: string;
  /** The last link of the seat's chain now; every other one follows from it. */
  last: string;
  anchor: string;
  /** The key that its commands are signed with. */
  key: string | null;
  /** Whether the table has acknowledged the text or its seal, and later the text itself. */
  sent: boolean;
  revealed: boolean;
  /** Whether the seat was somebody else's, or nobody's, when people were last seen gathering. */
  left: boolean;
}

/** What everybody had added when the game began. */
export interface Begun {
  agreed: string | null;
  contributions: string[];
}

export interface Note {
  /** When it was last changed. */
  at: number;
  /** Whether the table has ended. */
  ended: boolean;
  promised: Promised;
  /** Whether it was noted before the game began. */
  early: boolean;
  own: Record<number, Own>;
  begun: Begun | null;
  /** Where the game was last seen: the hash after a step, and how many events of the game led to it. */
  head: { seq: number; events: number; hash: string } | null;
  alarms: Alarm[];
  /** Whether the person wants to play on after an alarm. */
  playOn: boolean;
  /** Links of ours that came too late. */
  late: number;
}

const PLACE = 'bonecup-dice-';
/** Tables that are remembered besides running games of ours; older ones are forgotten. */
const MOST = 100;
/** A game that nobody has looked at for so long is over: 90 days in milliseconds. */
const FORGOTTEN = 90 * 24 * 3_600_000;

/** What cannot be kept lives as long as the page. */
const unkept = new Map<string, Note>();
let forbidden = false;

/** Whether notes outlive the page: else this browser is no witness. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(`${PLACE}try`, '');
    localStorage.removeItem(`${PLACE}try`);
    return !forbidden;
  } catch {
    return false;
  }
}

function parsed(text: string | null): Note | null {
  try {
    return text === null ? null : (JSON.parse(text) as Note);
  } catch {
    return null;
  }
}

export function noteOf(table: string): Note | null {
  try {
    return parsed(localStorage.getItem(PLACE + table)) ?? unkept.get(table) ?? null;
  } catch {
    return unkept.get(table) ?? null;
  }
}

/** Changes the note of a table as it is now, in whichever tab it was written. */
export function changeNote(table: string, change: (note: Note) => Partial<Note>): Note | null {
  const note = noteOf(table);
  if (!note) return null;
  const changed = { ...note, ...change(note), at: Date.now() };
  write(table, changed);
  return changed;
}

/** Begins the note of a table; what was noted earlier stays. */
export function beginNote(table: string, promised: Promised, early: boolean): Note {
  const known = noteOf(table);
  if (known) return known;
  const note: Note = {
    at: Date.now(),
    ended: false,
    promised,
    early,
    own: {},
    begun: null,
    head: null,
    alarms: [],
    playOn: false,
    late: 0,
  };
  write(table, note);
  return note;
}

/** Adds what was sent, or is about to be, for a seat. */
export function keepOwn(table: string, seat: number, own: Own): void {
  changeNote(table, (note) => ({ own: { ...note.own, [seat]: own } }));
}

/** Marks a table for good. */
export function mark(table: string, alarms: Alarm[]): void {
  changeNote(table, (note) => {
    const fresh = alarms.filter((one) => !note.alarms.some((other) => isSame(one, other)));
    // Each new alarm is a new reason to stop.
    return fresh.length > 0 ? { alarms: [...note.alarms, ...fresh], playOn: false } : {};
  });
}

/** What was found wrong with a table while it was played. */
export const marksOf = (table: string): Alarm[] => noteOf(table)?.alarms ?? [];

function write(table: string, note: Note): void {
  unkept.set(table, note);
  try {
    tidy(table);
    localStorage.setItem(PLACE + table, JSON.stringify(note));
    unkept.delete(table);
  } catch {
    forbidden = true;
  }
}

/** A game of ours that may still be going on. */
const isRunning = (note: Note): boolean => !note.ended && Object.keys(note.own).length > 0 && Date.now() - note.at < FORGOTTEN;

/** Forgets the oldest notes, those with marks last, but never that of a running game of ours. */
function tidy(table: string): void {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(PLACE) && place !== PLACE + table);
  if (places.length < MOST) return;
  const age = (note: Note | null): number => (note ? note.at + (note.alarms.length > 0 ? FORGOTTEN : 0) : 0);
  const old = places
    .map((place) => ({ place, note: parsed(localStorage.getItem(place)) }))
    .filter(({ note }) => note === null || !isRunning(note))
    .sort((one, other) => age(one.note) - age(other.note));
  for (const { place } of old.slice(0, places.length - MOST + 1)) localStorage.removeItem(place);
}
