/**
 * Checks the dice of a record: computes the commitment, the key of the game and every drawn roll again, in this browser and
 * without asking the server. It knows no rules and no physics; `bonecup verify` also checks those.
 */

import { hex, unhex } from '../lib/hex';
import { commitment, Cup, gameKey, kindOf } from './dice';
import { isRoll, ROLLS, type GameRecord, type RollEvent } from './record';

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
  /** Engines that computed where dice landed, which is not checked here. */
  engines: string[];
}

const PROFILES: Record<string, number[]> = { antique: [1, 4, 4, 1], shagai: [27, 77, 77, 19], fair: [1, 1, 1, 1] };

/** Checks a record. */
export function verify(record: GameRecord): Report {
  const faults = [...gaps(record), ...strangeHands(record), ...strangePatches(record), ...strangeWeights(record)];
  const rolls = record.events.filter(isRoll);
  const drawn = rolls.filter((roll) => roll.by === 'drawn');
  const bare = { record, lines: rolls.map((roll) => unchecked(record, roll)), key: null, sealed: null, engines: engines(record) };
  if (record.commitment === null && drawn.length === 0) {
    if (record.seed !== null) faults.push(fault('idle-seed'));
    return { ...bare, verdict: faults.length > 0 ? 'forged' : 'nothing', faults };
  }
  if (record.commitment === null) faults.push(fault('no-commitment'));
  if (record.seed === null) return { ...bare, verdict: faults.length > 0 ? 'forged' : 'sealed', faults };
  return { ...bare, ...opened(record, record.seed, faults) };
}

/** The check itself, once the seed is known. */
function opened(record: GameRecord, digits: string, faults: Fault[]): Pick<Report, 'verdict' | 'faults' | 'lines' | 'key' | 'sealed'> {
  const seed = unhex(digits);
  const sealed = commitment(seed);
  const key = gameKey(seed, record.table, record.seats.map((seat) => seat.contribution));
  const cup = new Cup(key);
  const lines: RollLine[] = [];
  for (const roll of record.events.filter(isRoll)) lines.push(checked(record, cup, roll));
  const fits = record.commitment === null || record.commitment === sealed;
  const all = [...faults, ...(fits ? [] : [sealFault(lines)]), ...rollFaults(record, cup, lines, fits)];
  return { verdict: all.length > 0 ? 'forged' : 'holds', faults: all, lines, key: hex(key), sealed };
}

const fault = (code: Fault['code'], values: Fault['values'] = {}): Fault => ({ code, values });

function checked(record: GameRecord, cup: Cup, roll: RollEvent): RollLine {
  const line = unchecked(record, roll);
  if (roll.by === 'hand') return line;
  const expected = outcome(record, cup, roll.roll, roll.outcome);
  return { ...line, expected, mark: expected === line.found ? 'right' : 'wrong' };
}

function unchecked(record: GameRecord, roll: RollEvent): RollLine {
  const mark = roll.by === 'hand' ? 'hand' : 'unchecked';
  return { seq: roll.seq, roll: roll.roll, seat: roll.seat, mark, found: shown(record, roll), expected: null };
}

/** What is compared: the faces, or the noise of a throw. */
function shown(record: GameRecord, { by, outcome }: RollEvent): string {
  if (record.game !== 'rolling-dice' || by === 'hand') return outcome.trim().replace(/\s+/g, ' ');
  return outcome.split(';')[0]!.trim().split(/\s+/)[2] ?? '';
}

/** What the seed gives for a roll of as many dice as the record has. Empty if these are no dice of the game. */
function outcome(record: GameRecord, cup: Cup, number: number, found: string): string {
  const roll = cup.roll(number);
  if (record.game === 'rolling-dice') return roll.noise();
  const faces = found.split(/\s+/).filter(Boolean);
  if (record.game === 'knochenmax') return roll.knuckles(Math.min(faces.length, 5), record.weights).join(' ');
  const kinds = faces.map(kindOf).filter((kind) => kind !== undefined);
  return roll.bones(kinds).join(' ');
}

/** Events and rolls that are missing or doubled, seen by their numbers and by moves after which dice must roll. */
function gaps({ events }: GameRecord): Fault[] {
  const event = events.findIndex(({ seq }, i) => seq !== i + 1);
  const roll = events.filter(isRoll).findIndex(({ roll }, i) => roll !== i);
  const still = events.find((event, i) => !isRoll(event) && ROLLS.test(event.move) && events[i + 1] && !isRoll(events[i + 1]!));
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

/** What a die touches on the floe is told of real dice only, also where one is put back after their throw. */
function strangePatches({ events }: GameRecord): Fault[] {
  let byHand = false;
  const strange = events.find((event) => {
    if (isRoll(event)) byHand = event.by === 'hand';
    return !byHand && (isRoll(event) ? event.outcome : event.move).includes(' patch ');
  });
  return strange ? [fault('told-patch', { seq: strange.seq })] : [];
}

/** The weights by which bones are drawn must be those of the option that everybody agreed on. */
function strangeWeights({ game, bones, weights }: GameRecord): Fault[] {
  if (game !== 'knochenmax') return [];
  const agreed = typeof bones === 'string' ? PROFILES[bones] : Array.isArray(bones) ? lowest(bones.map(Number)) : undefined;
  return agreed?.join() === lowest(weights).join() ? [] : [fault('weights', { weights: weights.join(' ') })];
}

function lowest(weights: number[]): number[] {
  const divisor = weights.reduce((one, other) => (function common(a: number, b: number): number {
    return b ? common(b, a % b) : a;
  })(one, other));
  return weights.map((weight) => weight / divisor);
}

/** If all rolls follow from the seed, it is the commitment that was replaced. */
function sealFault(lines: RollLine[]): Fault {
  const drawn = lines.filter((line) => line.expected !== null);
  const follow = drawn.length > 0 && drawn.every((line) => line.mark === 'right');
  return fault(follow ? 'commitment-replaced' : 'commitment');
}

/** Names the first roll that does not follow, and what that looks like. */
function rollFaults(record: GameRecord, cup: Cup, lines: RollLine[], sealed: boolean): Fault[] {
  const drawn = lines.filter((line) => line.expected !== null);
  const wrong = drawn.filter((line) => line.mark === 'wrong');
  const [first] = wrong;
  if (!first) return [];
  const code = record.game === 'rolling-dice' ? 'noise' : 'roll';
  const values = { roll: first.roll + 1, seq: first.seq, expected: first.expected ?? '', found: first.found };
  const named = [fault(code, { ...values, more: wrong.length - 1 })];
  if (isLeftOut(record, cup, drawn.slice(drawn.indexOf(first)))) named.unshift(fault('roll-left-out', { roll: first.roll + 1 }));
  // When the envelope is right and hardly anything follows from it, something else that enters the key was changed.
  else if (sealed && drawn.length > 3 && wrong.length > drawn.length / 2 && first === drawn[0]) named.unshift(fault('key'));
  return named;
}

/** Whether rolls from here on are those that the seed gives one number later. */
function isLeftOut(record: GameRecord, cup: Cup, lines: RollLine[]): boolean {
  const some = lines.slice(0, 4);
  for (const line of some) {
    if (outcome(record, cup, line.roll + 1, line.found) !== line.found) return false;
  }
  // A lone die may look like the next one by chance.
  return some.reduce((dice, line) => dice + line.found.length, 0) > 12;
}

/** The engines that say where dice landed. */
function engines({ game, events }: GameRecord): string[] {
  if (game !== 'rolling-dice') return [];
  const rolls = events.filter(isRoll).filter((roll) => roll.by === 'drawn');
  return [...new Set(rolls.map((roll) => roll.outcome.split(/[\s;]/)[0] ?? ''))].filter(Boolean);
}
