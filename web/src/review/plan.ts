/** What was agreed before the first roll, and the events by themselves: the checks that come before any dice. */

import type { RecordDice, Written } from '../games/record';
import { dealOf } from '../lib/deal';
import { dealIdOf } from '../lib/dice/deal';
import { tableIdOf, sealOf } from '../lib/dice/scheme';
import { checkFields } from './fields';
import { isCast, isChain, isMove, isRoll, type GameRecord, type RecordEvent, type RecordSeat } from './record';
import { need, wrong } from './refused';

function checkOptions({ options, rules, version }: GameRecord, { options: known, implied }: Written): void {
  const kinds = known(rules);
  checkFields(options, 'options', {}, kinds);
  if (version === 1) return;
  // What is hashed or compared is written in one way: in full, or left out where the rules' own value is.
  const isImplied = (key: string): boolean => key in implied && String(options[key] ?? implied[key]) === String(implied[key]);
  for (const key of Object.keys(kinds)) if (key in options === isImplied(key)) wrong(`options.${key}`);
}

/** Head, server and receipt belong together, and to version 2. */
function checkVouched({ head, receipt, server, version }: GameRecord): void {
  if ((head !== null) !== (version === 2)) wrong('dice.head');
  if ((server === null) !== (receipt === null) || (version !== 2 && server !== null)) wrong('dice.receipt');
}

function checkCommitment({ commitment, seats }: GameRecord): void {
  const drawn = seats.some((seat) => seat.dice === 'drawn');
  need(!drawn || commitment !== null, 'plan-no-commitment', {}, 'no-commitment');
  need(drawn || commitment === null, 'plan-idle-commitment');
  for (const { bot, contribution, name } of seats) need(bot === null || contribution === '', 'plan-bot-contributes', { name });
}

/** Of version 2, and only there, a person's seat has a device, an anchor only with a seal, a contribution only with an anchor. Nobody adds to dice of version 3. */
function hasFields({ anchor, bot, contribution, device, key, seal }: RecordSeat, version: number): boolean {
  if (version === 3 && contribution !== '') return false;
  if (version === 2 && bot === null) return device !== null && (anchor === null ? contribution === '' : seal !== null);
  return [anchor, device, key, seal].every((field) => field === null);
}

/** A practice has drawn dice of version 1, and begins with the events that it took over. */
function checkOrigin({ commitment, events, from, version }: GameRecord): void {
  if (from === null) return;
  if (version !== 1 || commitment === null) wrong('from');
  if (from.given > events.length) wrong('from.given');
}

/** What was agreed could be agreed. */
export function checkPlan(record: GameRecord, { written, engines }: RecordDice): void {
  const { seats, version, weights } = record;
  if (written) {
    checkOptions(record, written);
    const agreed = written.weights?.(record.options) ?? [];
    need(weights.join() === agreed.join(), 'record-weights', { weights: weights.join(' ') }, 'weights');
  }
  checkVouched(record);
  const [least, most] = written?.seats ?? [0, Infinity];
  need(seats.length >= least && seats.length <= most, 'seats-out-of-range', { given: seats.length, least, most });
  written?.checkSeats?.(record);
  checkCommitment(record);
  seats.forEach((seat, i) => hasFields(seat, version) || wrong(`seats[${i}]`));
  if (version === 3 && seats.length !== 1) wrong('seats');
  need(version === 1 || record.commitment !== null, 'record-version', { version });
  checkOrigin(record);
  if ((record.engine !== null) !== (version === 2 && engines !== undefined)) wrong('dice.engine');
}

/** A table of a deal belongs to the deal of its commitment. */
export function checkDeal({ commitment, table }: GameRecord): void {
  need(dealOf(table) === dealIdOf(commitment ?? ''), 'verify-table-id');
}

/** What was settled before a game of version 2. */
export function checkTable({ commitment, seats, table }: GameRecord): void {
  need(tableIdOf(commitment ?? '') === table, 'verify-table-id');
  const devices = new Set(seats.flatMap((seat) => seat.device ?? []));
  need([...devices].every((device, i) => device === i), 'verify-device');
  for (const { anchor, contribution, name, seal } of seats) {
    need(anchor === null || sealOf(table, anchor, contribution) === seal, 'verify-seal', { name });
  }
}

/** Whether dice of this version have such an event. */
function isOf(version: number, event: RecordEvent): boolean {
  if ('odd' in event || isChain(event)) return version === 2 && !('odd' in event);
  if (version !== 2) return event.signed === null && !isCast(event) && (isMove(event) || event.link === null);
  if (event.signed !== null && event.signed.moves > 0 !== isMove(event)) return false;
  return !isRoll(event) || (event.by === 'hand' ? event.link : event.signed) === null;
}

function checkEvent(event: RecordEvent, seq: number, version: number, { written }: RecordDice): void {
  need(event.seq === seq, 'record-event', { seq }, 'event-missing');
  need(isOf(version, event), 'record-event', { seq });
  if (isMove(event)) need(!written || written.moves.test(event.move), 'record-event', { seq });
  if (isRoll(event)) need(!written || written.outcomes.test(event.outcome), 'record-event', { seq });
}

/** Events are numbered, each is of one kind, and their texts are in the notation. */
export function checkEvents({ events, version }: GameRecord, dice: RecordDice): void {
  events.forEach((event, i) => checkEvent(event, i + 1, version, dice));
}
