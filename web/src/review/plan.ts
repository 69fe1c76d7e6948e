/** What was agreed before the first roll, and the events by themselves: the checks that come before any dice. */

import type { RecordDice, Written } from '../games/record';
import { tableIdOf, sealOf } from '../lib/dice/scheme';
import { checkFields } from './fields';
import { isMove, isRoll, type GameRecord, type RecordEvent } from './record';
import { need, wrong } from './refused';

function checkOptions({ options, rules, version }: GameRecord, { options: known, implied }: Written): void {
  const kinds = known(rules);
  checkFields(options, 'options', {}, kinds);
  if (version !== 2) return;
  // What is hashed into the agreement is written in one way: in full, or left out where the rules' own value is.
  const isImplied = (key: string): boolean => key in implied && String(options[key] ?? implied[key]) === String(implied[key]);
  for (const key of Object.keys(kinds)) if (key in options === isImplied(key)) wrong(`options.${key}`);
}

function checkCommitment({ commitment, seats, version }: GameRecord): void {
  const drawn = seats.some((seat) => seat.dice === 'drawn');
  need(!drawn || commitment !== null, 'plan-no-commitment', {}, 'no-commitment');
  need(drawn || commitment === null, 'plan-idle-commitment');
  need(drawn || version === 1, 'record-version', { version });
}

/** What was agreed could be agreed. */
export function checkPlan(record: GameRecord, { written, engines }: RecordDice): void {
  const { seats, weights } = record;
  if (record.version === 2 && (record.engine !== null) !== (engines !== undefined)) wrong('dice.engine');
  if (written) {
    checkOptions(record, written);
    const agreed = written.weights?.(record.options) ?? [];
    need(weights.join() === agreed.join(), 'record-weights', { weights: weights.join(' ') }, 'weights');
    const [least, most] = written.seats;
    need(seats.length >= least && seats.length <= most, 'seats-out-of-range', { given: seats.length, least, most });
    written.checkSeats?.(record);
  }
  checkCommitment(record);
  for (const { bot, contribution, name } of seats) need(bot === null || contribution === '', 'plan-bot-contributes', { name });
}

function checkEvent(event: RecordEvent, seq: number, { written }: RecordDice): void {
  need(event.seq === seq, 'record-event', { seq }, 'event-missing');
  need(!('odd' in event), 'record-event', { seq });
  if (isMove(event)) need(!written || written.moves.test(event.move), 'record-event', { seq });
  if (!isRoll(event)) return;
  need(!written || written.outcomes.test(event.outcome), 'record-event', { seq });
  need(event.by === 'drawn' ? event.signed === null : event.link === null, 'record-event', { seq });
}

/** Events are numbered, each is of one kind, and their texts are in the notation. */
export function checkEvents({ events }: GameRecord, dice: RecordDice): void {
  events.forEach((event, i) => checkEvent(event, i + 1, dice));
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
