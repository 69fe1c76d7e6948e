/**
 * Checks the dice of a record: computes the commitment, the key of the game and every drawn roll again, in this browser and
 * without asking the server. It knows no rules and no physics; `bonecup verify` also checks those.
 */

import type { RecordDice } from '../games/record';
import { hex, unhex } from '../lib/hex';
import { commitment, Cup, gameKey } from './dice';
import { isRoll, nameRollers, type GameRecord, type RollEvent } from './record';

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

/** Something that does not fit. `code` ends a text's key. */
export interface Fault {
  code:
    | 'commitment'
    | 'no-commitment'
    | 'commitment-replaced'
    | 'idle-seed'
    | 'weights'
    | 'event-missing'
    | 'roll-missing'
    | 'roll-left-out'
    | 'not-rolled'
    | 'by-hand'
    | 'told-patch'
    | 'key'
    | 'roll'
    | 'noise'
    | 'witness-commitment'
    | 'witness-contribution';
  values: Record<string, string | number>;
}

export interface Report {
  record: GameRecord;
  /** `nothing`: all dice were real; `sealed`: the seed is not published yet. */
  verdict: 'holds' | 'forged' | 'nothing' | 'sealed';
  faults: Fault[];
  lines: RollLine[];
  key: string | null;
  /** The commitment that the seed gives. */
  sealed: string | null;
  /** Where only the noise of throws is checked: the engines that computed where dice landed. */
  engines: string[] | null;
}

/** Checks a record. */
export function verify(read: GameRecord, dice: RecordDice): Report {
  const record = nameRollers(read, dice);
  const faults = [...gaps(record, dice), ...strangeHands(record), ...(dice.faults?.(record) ?? [])];
  const rolls = record.events.filter(isRoll);
  const drawn = rolls.filter((roll) => roll.by === 'drawn');
  const bare = { record, lines: rolls.map((roll) => unchecked(dice, roll)), key: null, sealed: null, engines: dice.engines?.(record) ?? null };
  if (record.commitment === null && drawn.length === 0) {
    if (record.seed !== null) faults.push(fault('idle-seed'));
    return { ...bare, verdict: faults.length > 0 ? 'forged' : 'nothing', faults };
  }
  if (record.commitment === null) faults.push(fault('no-commitment'));
  if (record.seed === null) return { ...bare, verdict: faults.length > 0 ? 'forged' : 'sealed', faults };
  return { ...bare, ...opened(record, dice, record.seed, faults) };
}

type Opened = Pick<Report, 'verdict' | 'faults' | 'lines' | 'key' | 'sealed'>;

/** The check itself, once the seed is known. */
function opened(record: GameRecord, dice: RecordDice, digits: string, faults: Fault[]): Opened {
  const seed = unhex(digits);
  const sealed = commitment(seed);
  const key = gameKey(seed, record.table, record.seats.map((seat) => seat.contribution));
  const cup = new Cup(key);
  const draw: Draw = (number, found) => dice.drawn(cup.roll(number), found, record);
  const lines = record.events.filter(isRoll).map((roll) => checked(dice, draw, roll));
  const fits = record.commitment === null || record.commitment === sealed;
  const all = [...faults, ...(fits ? [] : [sealFault(lines)]), ...rollFaults(dice, draw, lines, fits)];
  return { verdict: all.length > 0 ? 'forged' : 'holds', faults: all, lines, key: hex(key), sealed };
}

const fault = (code: Fault['code'], values: Fault['values'] = {}): Fault => ({ code, values });

/** What the seed gives for the roll of a number, with as many dice as were found. */
type Draw = (number: number, found: string) => string;

function checked(dice: RecordDice, draw: Draw, roll: RollEvent): RollLine {
  const line = unchecked(dice, roll);
  if (roll.by === 'hand') return line;
  const expected = draw(roll.roll, line.found);
  return { ...line, expected, mark: expected === line.found ? 'right' : 'wrong' };
}

function unchecked(dice: RecordDice, { by, outcome, roll, seat, seq }: RollEvent): RollLine {
  const whole = outcome.trim().replace(/\s+/g, ' ');
  const found = by === 'drawn' && dice.shown ? dice.shown(outcome) : whole;
  return { seq, roll, seat, mark: by === 'hand' ? 'hand' : 'unchecked', found, expected: null };
}

/** Events and rolls that are missing or doubled, seen by their numbers and by moves after which dice must roll. */
function gaps({ events }: GameRecord, { rollsAfter }: RecordDice): Fault[] {
  const event = events.findIndex(({ seq }, i) => seq !== i + 1);
  const roll = events.filter(isRoll).findIndex(({ roll }, i) => roll !== i);
  const still = events.find((event, i) => !isRoll(event) && rollsAfter(event.move) && events[i + 1] && !isRoll(events[i + 1]!));
  return [
    ...(event < 0 ? [] : [fault('event-missing', { seq: event + 1 })]),
    ...(roll < 0 ? [] : [fault('roll-missing', { roll: roll + 1 })]),
    ...(still ? [fault('not-rolled', { seq: still.seq })] : []),
  ];
}

/** A roll that is said to be typed in although its seat has no real dice. */
function strangeHands(record: GameRecord): Fault[] {
  const real = record.seats.some((seat) => seat.dice === 'hand');
  const strange = (roll: RollEvent): boolean => {
    const seat = record.seats[roll.seat ?? -1];
    return roll.by === 'hand' && (!real || seat?.dice === 'drawn');
  };
  return record.events.filter(isRoll).filter(strange).slice(0, 1).map(({ roll, seq }) => fault('by-hand', { roll: roll + 1, seq }));
}

/** If all rolls follow from the seed, it is the commitment that was replaced. */
function sealFault(lines: RollLine[]): Fault {
  const drawn = lines.filter((line) => line.expected !== null);
  const follow = drawn.length > 0 && drawn.every((line) => line.mark === 'right');
  return fault(follow ? 'commitment-replaced' : 'commitment');
}

/** Names the first roll that does not follow, and what that looks like. */
function rollFaults(dice: RecordDice, draw: Draw, lines: RollLine[], sealed: boolean): Fault[] {
  const drawn = lines.filter((line) => line.expected !== null);
  const wrong = drawn.filter((line) => line.mark === 'wrong');
  const [first] = wrong;
  if (!first) return [];
  const code = dice.engines ? 'noise' : 'roll';
  const values = { roll: first.roll + 1, seq: first.seq, expected: first.expected ?? '', found: first.found };
  const named = [fault(code, { ...values, more: wrong.length - 1 })];
  if (isLeftOut(draw, drawn.slice(drawn.indexOf(first)))) named.unshift(fault('roll-left-out', { roll: first.roll + 1 }));
  // When the envelope is right and hardly anything follows from it, something else that enters the key was changed.
  else if (sealed && drawn.length > 3 && wrong.length > drawn.length / 2 && first === drawn[0]) named.unshift(fault('key'));
  return named;
}

/** Whether rolls from here on are those that the seed gives one number later. */
function isLeftOut(draw: Draw, lines: RollLine[]): boolean {
  const some = lines.slice(0, 4);
  for (const line of some) {
    if (draw(line.roll + 1, line.found) !== line.found) return false;
  }
  // A lone die may look like the next one by chance.
  return some.reduce((dice, line) => dice + line.found.length, 0) > 12;
}
