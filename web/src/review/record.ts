/** The record of a game, read with suspicion: whoever hands us a file may have changed anything in it. */

import { isGame } from '../games/card';
import type { RecordDice } from '../games/record';
import type { By, DiceSource, GameId } from '../lib/protocol';
import { among, checkFields, isList, isObject, isText, matching, orNull, whole, type Fields, type Kind, type Kinds } from './fields';
import { need } from './refused';
import { parseStrict } from './strictJson';

export interface RecordSeat {
  name: string;
  bot: string | null;
  dice: DiceSource;
  contribution: string;
  /** Of version 2, each where there is one. */
  device: number | null;
  seal: string | null;
  anchor: string | null;
  key: string | null;
}

export interface Signed {
  moves: number;
  signature: string;
}

export interface RollEvent {
  seq: number;
  roll: number;
  by: By;
  outcome: string;
  /** Who rolled, as far as that can be told without rules. */
  seat: number | null;
  link: string | null;
  signed: Signed | null;
}

export interface MoveEvent {
  seq: number;
  seat: number;
  move: string;
  signed: Signed | null;
}

export interface CastEvent {
  seq: number;
  cast: number;
  seat: number;
  link: string | null;
  asks: number | null;
  signed: Signed | null;
}

export interface ChainEvent {
  seq: number;
  chain: string;
  seat: number;
  key: string | null;
}

/** Neither of these. */
export interface OddEvent {
  seq: number;
  odd: true;
}

export type RecordEvent = RollEvent | MoveEvent | CastEvent | ChainEvent | OddEvent;

/** Where a practice comes from: its first events are those of another game. */
export interface RecordOrigin {
  table: string;
  event: number;
  given: number;
}

export interface GameRecord {
  version: number;
  rules: number;
  table: string;
  /** Only of a practice. */
  from: RecordOrigin | null;
  game: GameId;
  seats: RecordSeat[];
  commitment: string | null;
  seed: string | null;
  options: Record<string, unknown>;
  /** The weights of the sides of dice that have uneven ones. */
  weights: number[];
  engine: string | null;
  server: string | null;
  head: string | null;
  receipt: string | null;
  events: RecordEvent[];
  finished: boolean;
}

const MOST_EVENTS = 100_000;
/** The scheme of version n has its number. */
const SCHEMES = ['bonecup/1', 'bonecup/2', 'bonecup/3'];

export const isRoll = (event: RecordEvent): event is RollEvent => 'roll' in event;
export const isMove = (event: RecordEvent): event is MoveEvent => 'move' in event;
export const isCast = (event: RecordEvent): event is CastEvent => 'cast' in event;
export const isChain = (event: RecordEvent): event is ChainEvent => 'chain' in event;

const HEX = matching(/^[0-9a-f]{64}$/);
const SIGNATURE = matching(/^[0-9a-f]{128}$/);
const SEAT = whole(0, 255);
const NUMBER = whole(0, 2 ** 64);
const SEQ = whole(0, 2 ** 32 - 1);

/** Without control characters: the zero byte parts contributions, and with it inside two lists of them would give one key. */
const isPrintable = (value: unknown): value is string => isText(value) && !/\p{Cc}/u.test(value);
const isName: Kind = (value) => isPrintable(value) && [...value].length <= 40 && !/^\p{White_Space}*$/u.test(value);
const isContribution: Kind = (value) => isPrintable(value) && new TextEncoder().encode(value).length <= 256;
const isBot: Kind = (value) => isObject(value) && Object.keys(value).join() === 'bot' && matching(/^[a-z0-9-]{1,24}$/)(value['bot']);
const isPlayer: Kind = (value) => value === 'human' || isBot(value);
const isSigned: Kind = (value) =>
  isObject(value) && Object.keys(value).sort().join() === 'moves,signature' && SEAT(value['moves']) && SIGNATURE(value['signature']);
const isWeights: Kind = (value) => isList(value) && value.length === 4 && value.every(NUMBER);

const TABLE = matching(/^[A-Za-z0-9_-]{1,40}$/);
const FILE: Kinds = {
  format: isText,
  version: NUMBER,
  rules: NUMBER,
  table: TABLE,
  game: isGame,
  options: isObject,
  seats: isList,
  dice: isObject,
  events: isList,
};
const DICE: Kinds = {
  commitment: orNull(HEX),
  seed: orNull(HEX),
  weights: isWeights,
  engine: matching(/^[a-z0-9./-]{1,24}$/),
  server: HEX,
  head: HEX,
  receipt: SIGNATURE,
};
const SEATS: Kinds = { contribution: isContribution, device: SEAT, seal: HEX, anchor: HEX, key: HEX };
const EVENTS: Kinds = {
  seat: SEAT,
  move: isText,
  roll: NUMBER,
  by: among('drawn', 'hand', 'taken'),
  outcome: isText,
  cast: NUMBER,
  link: HEX,
  asks: SEAT,
  chain: HEX,
  key: HEX,
  signed: isSigned,
};

/** Another version is told apart from nonsense: it may be a good record of tomorrow. */
function checkVersions(file: unknown): asserts file is Fields {
  need(isObject(file) && file['format'] === 'bonecup-record', 'record-format');
  const { version, rules, dice } = file;
  need(!NUMBER(version) || version === 1 || version === 2 || version === 3, 'record-version', { version: String(version) });
  need(!NUMBER(rules) || rules === 1 || rules === 2, 'record-rules', { version: String(rules) });
  const scheme = isObject(dice) ? dice['scheme'] : null;
  const fits = !SCHEMES.some((known) => known === scheme) || scheme === `bonecup/${version}`;
  need(!NUMBER(version) || fits, 'record-version', { version: `${version} (${scheme})` });
  need((version !== 2 && version !== 3) || rules !== 1, 'record-rules', { version: 1 });
}

/** Every field is there that must be, and has its type and range; whether the version has it, is seen later. */
function checkForm(file: Fields): void {
  checkFields(file, 'record', FILE, { result: (value) => value === null || isObject(value), from: isObject });
  if (isObject(file['from'])) checkFields(file['from'], 'from', { table: TABLE, event: SEQ, given: SEQ });
  checkFields(file['dice'], 'dice', { scheme: among(...SCHEMES) }, DICE);
  const seat = { name: isName, player: isPlayer, dice: among('drawn', 'hand') };
  (file['seats'] as unknown[]).forEach((value, i) => checkFields(value, `seats[${i}]`, seat, SEATS));
  (file['events'] as unknown[]).forEach((value, i) => checkFields(value, `events[${i}]`, { seq: SEQ }, EVENTS));
  const points = (value: unknown) => isList(value) && value.every(whole(-(2 ** 31), 2 ** 31 - 1));
  const winners = (value: unknown) => isList(value) && value.every(SEAT);
  if (isObject(file['result'])) checkFields(file['result'], 'result', { points, winners });
}

/** The fields that an event of each kind has, and those that it may have. */
const EVENT_FIELDS: [needed: string[], allowed: string[]][] = [
  [['seq', 'seat', 'move'], ['signed']],
  [['seq', 'roll', 'by', 'outcome'], ['link', 'signed']],
  [['seq', 'cast', 'seat'], ['link', 'asks', 'signed']],
  [['seq', 'chain', 'seat'], ['key']],
];

const hasOnly = (fields: Fields, [needed, allowed]: [string[], string[]]): boolean =>
  needed.every((name) => name in fields) && Object.keys(fields).every((name) => needed.includes(name) || allowed.includes(name));

function eventOf(fields: Fields): RecordEvent {
  const kind = EVENT_FIELDS.findIndex((names) => hasOnly(fields, names));
  if (kind < 0) return { seq: fields['seq'] as number, odd: true };
  const blank = [{ signed: null }, { link: null, signed: null, seat: null }, { link: null, asks: null, signed: null }, { key: null }][kind];
  return { ...blank, ...fields } as unknown as RecordEvent;
}

function seatOf(fields: Fields): RecordSeat {
  const { player, ...own } = fields;
  const blank = { contribution: '', device: null, seal: null, anchor: null, key: null };
  return { ...blank, ...own, bot: player === 'human' ? null : (player as { bot: string }).bot } as RecordSeat;
}

/** Names who rolled: whoever cast it or played the move that rolls, or else whoever moves next. */
export function nameRollers(record: GameRecord, { rollsAfter }: RecordDice): GameRecord {
  const { events } = record;
  const named = events.map((event, at) => {
    if (!isRoll(event)) return event;
    const [before, after] = [events[at - 1], events[at + 1]];
    if (before && (isCast(before) || (isMove(before) && rollsAfter(before.move)))) return { ...event, seat: before.seat };
    return after && isMove(after) ? { ...event, seat: after.seat } : event;
  });
  return { ...record, events: named };
}

/** Whether a practice took the event over from another game, whose dice are not looked at here. */
export const isGiven = ({ from }: Pick<GameRecord, 'from'>, { seq }: RecordEvent): boolean => seq <= (from?.given ?? 0);

/** Reads a record, as far as that can be done without knowing its game. */
export function readRecord(source: string | Uint8Array): GameRecord {
  const file = parseStrict(source);
  checkVersions(file);
  checkForm(file);
  const { version, rules, table, game, options, seats, events } = file as unknown as GameRecord;
  need(events.length <= MOST_EVENTS, 'record-too-many-events', { count: events.length });
  const from = (file['from'] ?? null) as RecordOrigin | null;
  const absent = { commitment: null, seed: null, weights: [], engine: null, server: null, head: null, receipt: null };
  const dice = { ...absent, ...(file['dice'] as unknown as Pick<GameRecord, keyof typeof absent>) };
  const read = { seats: (seats as unknown as Fields[]).map(seatOf), events: (events as unknown as Fields[]).map(eventOf) };
  return { version, rules, table, from, game, options, ...dice, ...read, finished: (file['result'] ?? null) !== null };
}
