/**
 * Checks the dice of a record: computes everything again in this browser, without asking the server, in the order of checks of
 * docs/record.md. It knows no rules and no physics; `bonecup verify` also checks those.
 */

import type { RecordDice } from '../games/record';
import { hex, unhex } from '../lib/hex';
import { commitment, Cup, gameKey, secondKey, thirdKey } from './dice';
import { checkDeal, checkEvents, checkPlan, checkTable } from './plan';
import { isCast, isGiven, isRoll, nameRollers, type GameRecord, type RollEvent } from './record';
import { need, Refused, type Values } from './refused';
import { begunOf, firstDraw, secondDraw, thirdDraw, Walk, type Draw } from './walk';

/** A roll of the record, and what it should have been. */
export interface RollLine {
  seq: number;
  roll: number;
  /** Who rolled, as far as the record tells it without rules. */
  seat: number | null;
  mark: 'right' | 'wrong' | 'hand' | 'unchecked';
  found: string;
  expected: string | null;
}

/** Something that does not fit. */
export interface Fault {
  /** Of docs/record.md, or of this browser's own: `witness-…` if it saw something else, or a guess at what was done. */
  code: string;
  /** The end of a text's key, if it is not the code. */
  text?: string;
  values: Values;
}

/** What is known of a record of version 2 beside its dice. */
export interface Vouched {
  /** Drawn rolls, and those of them that the host could have known before. */
  drawn: number;
  knowable: number;
  /** Signed commands by seat. */
  signed: ReadonlyMap<number, number>;
  /** The key of the server that vouches for the order of events. */
  server: string | null;
  /** Whether this browser could check signatures. */
  checked: boolean;
}

export interface Report {
  record: GameRecord;
  /** `nothing`: all dice were real; `sealed`: the seed is not published yet. */
  verdict: 'holds' | 'forged' | 'nothing' | 'sealed';
  /** Why it does not hold: the first reason in the order of checks, the same in every verifier. */
  code: string | null;
  faults: Fault[];
  lines: RollLine[];
  key: string | null;
  /** The commitment that the seed gives. */
  sealed: string | null;
  /** Where only the noise of throws is checked: the engines that computed where dice landed. */
  engines: string[] | null;
  vouched: Vouched | null;
}

/** The key of the dice, and what it comes from. */
interface Opened {
  key: string;
  sealed: string;
  draw: Draw;
}

/** Checks a record. */
export async function verify(read: GameRecord, dice: RecordDice): Promise<Report> {
  const record = nameRollers(read, dice);
  const unplanned = refusal(() => checkPlan(record, dice));
  const opened = unplanned ? null : open(record, dice);
  const lines = linesOf(record, dice, opened?.draw ?? null);
  const engines = dice.engines?.(record) ?? null;
  const walk = new Walk(record, dice, opened?.draw ?? null);
  const refused = unplanned ?? (await reasonOf(record, dice, opened, walk));
  const code = refused?.code ?? null;
  const verdict = code === 'verify-no-seed' ? 'sealed' : refused ? 'forged' : record.commitment === null ? 'nothing' : 'holds';
  const faults = refused && verdict === 'forged' ? explained(refused, dice, opened, record, lines) : [];
  const vouched = record.version === 2 && !refused ? vouchedBy(record, walk) : null;
  return { record, verdict, code, faults, lines, key: opened?.key ?? null, sealed: opened?.sealed ?? null, engines, vouched };
}

/** The key, once the seed is published. */
function open(record: GameRecord, dice: RecordDice): Opened | null {
  const { commitment: committed, version } = record;
  if (record.seed === null || committed === null) return null;
  const seed = unhex(record.seed);
  const [key, draw] = keyed(record, dice, seed);
  return { key: hex(key), sealed: commitment(seed, version), draw };
}

/** The key that a seed gives, and how rolls follow from it. */
function keyed(record: GameRecord, dice: RecordDice, seed: Uint8Array): [key: Uint8Array, draw: Draw] {
  const { seats, table, version } = record;
  if (version === 3) {
    const key = thirdKey(seed);
    return [key, thirdDraw(key, record, dice)];
  }
  const key = version === 2 ? secondKey(seed, begunOf(record)) : gameKey(seed, table, seats.map((seat) => seat.contribution));
  return [key, version === 2 ? secondDraw(key) : firstDraw(new Cup(key))];
}

/** The first reason why a record that was planned well does not hold. */
async function reasonOf(record: GameRecord, dice: RecordDice, opened: Opened | null, walk: Walk): Promise<Refused | null> {
  const early = refusal(() => {
    checkEvents(record, dice);
    checkSeed(record, opened);
    if (record.version === 2) checkTable(record);
    if (record.version === 3) checkDeal(record);
  });
  return early ?? walk.run().then(() => null, refusedBy);
}

function refusal(check: () => void): Refused | null {
  try {
    check();
    return null;
  } catch (error) {
    return refusedBy(error);
  }
}

function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

function checkSeed(record: GameRecord, opened: Opened | null): void {
  if (record.commitment === null) return need(record.seed === null, 'verify-idle-seed', {}, 'idle-seed');
  need(opened, 'verify-no-seed');
  need(opened.sealed === record.commitment, 'verify-commitment', {}, 'commitment');
}

function vouchedBy({ server }: GameRecord, { drawn, knowable, signed, unchecked }: Walk): Vouched {
  return { drawn, knowable, signed, server, checked: !unchecked };
}

/** Every roll, for those who want to see more than the first that does not fit. */
function linesOf(record: GameRecord, dice: RecordDice, draw: Draw | null): RollLine[] {
  return record.events.flatMap((event, i) => {
    if (!isRoll(event)) return [];
    const line = unchecked(dice, event);
    if (event.by !== 'drawn' || draw === null || isGiven(record, event)) return [line];
    const before = record.events[i - 1];
    const expected = dice.drawn(draw(event, before && isCast(before) ? before : null), line.found, record);
    return [{ ...line, expected, mark: expected === line.found ? 'right' : 'wrong' }];
  });
}

function unchecked(dice: RecordDice, { by, outcome, roll, seat, seq }: RollEvent): RollLine {
  const found = by === 'drawn' && dice.shown ? dice.shown(outcome) : outcome;
  return { seq, roll, seat, mark: by === 'hand' ? 'hand' : 'unchecked', found, expected: null };
}

/** The reason, and where the dice are wrong what that looks like. */
function explained(refused: Refused, dice: RecordDice, opened: Opened | null, record: GameRecord, lines: RollLine[]): Fault[] {
  const fault = { code: refused.code, text: refused.text, values: refused.values };
  const drawn = lines.filter((line) => line.expected !== null);
  const wrong = drawn.filter((line) => line.mark === 'wrong');
  if (fault.code === 'verify-commitment' && wrong.length === 0 && drawn.length > 0) return [{ ...fault, text: 'commitment-replaced' }];
  if (fault.code !== 'verify-roll' || !opened) return [fault];
  const named = { ...fault, values: { ...fault.values, more: wrong.length - 1 } };
  const first = drawn.findIndex((line) => line.mark === 'wrong');
  if (record.version === 1 && isLeftOut(record, dice, opened.draw, drawn.slice(first))) {
    return [{ code: 'roll-left-out', values: { roll: drawn[first]!.roll + 1 } }, named];
  }
  // When the envelope is right and hardly anything follows from it, something else that enters the key was changed.
  const isKey = drawn.length > 3 && wrong.length > drawn.length / 2 && first === 0;
  return isKey ? [{ code: 'key', values: {} }, named] : [named];
}

/** Whether rolls from here on are those that the seed gives one number later. */
function isLeftOut(record: GameRecord, dice: RecordDice, draw: Draw, lines: RollLine[]): boolean {
  const some = lines.slice(0, 4);
  const later = (line: RollLine): string => {
    const roll = record.events.filter(isRoll).find(({ seq }) => seq === line.seq)!;
    return dice.drawn(draw({ ...roll, roll: roll.roll + 1 }, null), line.found, record);
  };
  // A lone die may look like the next one by chance.
  return some.every((line) => later(line) === line.found) && some.reduce((sum, line) => sum + line.found.length, 0) > 12;
}
