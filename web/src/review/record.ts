/** The record of a game, read with suspicion: whoever hands us a file may have changed anything in it. */

import { isGame } from '../games/card';
import type { RecordDice } from '../games/record';
import type * as Written from '../lib/protocol';
import type { By, DiceSource, GameId } from '../lib/protocol';

export interface RecordSeat {
  name: string;
  bot: string | null;
  dice: DiceSource;
  contribution: string;
}

export interface RollEvent {
  seq: number;
  roll: number;
  by: By;
  outcome: string;
  /** Who rolled, as far as that can be told without rules. */
  seat: number | null;
}

export interface MoveEvent {
  seq: number;
  seat: number;
  move: string;
}

export type RecordEvent = RollEvent | MoveEvent;

export interface GameRecord {
  table: string;
  game: GameId;
  seats: RecordSeat[];
  commitment: string | null;
  seed: string | null;
  options: Record<string, unknown>;
  /** The weights of the sides of dice that have uneven ones. */
  weights: number[];
  events: RecordEvent[];
  finished: boolean;
}

/** Why a file is no record that we can read. `code` ends a text's key. */
export class Unreadable extends Error {
  constructor(
    readonly code: 'json' | 'format' | 'version' | 'rules' | 'scheme' | 'shape' | 'large',
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** Larger files are not read; see docs/record.md. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_EVENTS = 100_000;

export const isRoll = (event: RecordEvent): event is RollEvent => 'roll' in event;

/** The fields of something that the server writes, each of which may be anything here. */
type Untrusted<T> = { readonly [Field in keyof T]?: unknown };

function wrong(where: string): never {
  throw new Unreadable('shape', { where });
}

function fields<T>(value: unknown, where: string): Untrusted<T> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : wrong(where);
}

function list(value: unknown, where: string): unknown[] {
  return Array.isArray(value) ? value : wrong(where);
}

function words(value: unknown, where: string): string {
  return typeof value === 'string' ? value : wrong(where);
}

function count(value: unknown, where: string): number {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : wrong(where);
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], where: string): T {
  return allowed.includes(value as T) ? (value as T) : wrong(where);
}

function digits(value: unknown, where: string): string | null {
  if (value === undefined || value === null) return null;
  return /^[0-9a-f]{64}$/.test(words(value, where)) ? (value as string) : wrong(where);
}

function seat(value: unknown, index: number): RecordSeat {
  const where = `seats[${index}]`;
  const { name, player, dice, contribution } = fields<Written.SeatPlan>(value, where);
  const bot = player === 'human' ? null : words(fields<Extract<Written.Player, object>>(player, where).bot, `${where}.player`);
  const added = words(contribution ?? '', `${where}.contribution`);
  // The zero byte parts contributions: with it inside, two lists of them would give one key.
  if (/\p{Cc}/u.test(added)) wrong(`${where}.contribution`);
  return { name: words(name, `${where}.name`), bot, dice: oneOf(dice, ['drawn', 'hand'], `${where}.dice`), contribution: added };
}

function event(value: unknown, index: number): RecordEvent {
  const where = `events[${index}]`;
  const given = fields<Written.RecordEvent>(value, where);
  const seq = count(given.seq, `${where}.seq`);
  if ('roll' in given === 'move' in given) wrong(where);
  if (!('roll' in given)) return { seq, seat: count(given.seat, `${where}.seat`), move: words(given.move, `${where}.move`) };
  const by = oneOf(given.by, ['drawn', 'hand'], `${where}.by`);
  return { seq, roll: count(given.roll, `${where}.roll`), by, outcome: words(given.outcome, `${where}.outcome`), seat: null };
}

/** Names who rolled: whoever played the move that rolls, or else whoever moves next. */
export function nameRollers(record: GameRecord, { rollsAfter }: RecordDice): GameRecord {
  const { events } = record;
  const named = events.map((event, at) => {
    if (!isRoll(event)) return event;
    const [before, after] = [events[at - 1], events[at + 1]];
    if (before && !isRoll(before) && rollsAfter(before.move)) return { ...event, seat: before.seat };
    return after && !isRoll(after) ? { ...event, seat: after.seat } : event;
  });
  return { ...record, events: named };
}

function weights(value: unknown): number[] {
  if (value === undefined) return [];
  const given = list(value, 'dice.weights').map((weight) => count(weight, 'dice.weights'));
  return given.length === 4 && given.every((weight) => weight >= 1 && weight <= 1e9) ? given : wrong('dice.weights');
}

/** Another version is told apart from nonsense: it may be a good record of tomorrow. */
function checkVersions(file: Untrusted<Written.GameRecord>): void {
  if (file.format !== 'bonecup-record') throw new Unreadable('format');
  if (file.version !== 1) throw new Unreadable('version', { version: String(file.version) });
  if (file.rules !== 1 && file.rules !== 2) throw new Unreadable('rules', { version: String(file.rules) });
}

function parsed(source: string): unknown {
  if (source.length > MOST_BYTES) throw new Unreadable('large');
  try {
    return JSON.parse(source);
  } catch {
    throw new Unreadable('json');
  }
}

/** Reads the text of a record. */
export function readRecord(source: string): GameRecord {
  const whole = parsed(source);
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) throw new Unreadable('format');
  const file: Untrusted<Written.GameRecord> = whole;
  checkVersions(file);
  const dice = fields<Written.RecordDice>(file.dice, 'dice');
  if (dice.scheme !== 'bonecup/1') throw new Unreadable('scheme', { scheme: String(dice.scheme) });
  const events = list(file.events, 'events');
  if (events.length > MOST_EVENTS) throw new Unreadable('large');
  const game = isGame(file.game) ? file.game : wrong('game');
  return {
    table: words(file.table, 'table'),
    game,
    seats: list(file.seats, 'seats').map(seat),
    commitment: digits(dice.commitment, 'dice.commitment'),
    seed: digits(dice.seed, 'dice.seed'),
    options: fields<Record<string, unknown>>(file.options, 'options'),
    weights: weights(dice.weights),
    events: events.map(event),
    finished: file.result !== undefined && file.result !== null,
  };
}
