/** The throws of a record of Rolling Dice: the seed gives the tremor of the hand, an engine where the dice landed. */

import { isRoll, type GameRecord } from '../../review/record';
import type { Fault } from '../../review/verify';
import type { RecordDice } from '../record';

/** What a die touches on the floe is told of real dice only, also where one is put back after their throw. */
function faults({ events }: GameRecord): Fault[] {
  let byHand = false;
  const strange = events.find((event) => {
    if (isRoll(event)) byHand = event.by === 'hand';
    return !byHand && (isRoll(event) ? event.outcome : event.move).includes(' patch ');
  });
  return strange ? [{ code: 'told-patch', values: { seq: strange.seq } }] : [];
}

function engines({ events }: GameRecord): string[] {
  const rolls = events.filter(isRoll).filter((roll) => roll.by === 'drawn');
  return [...new Set(rolls.map((roll) => roll.outcome.split(/[\s;]/)[0] ?? ''))].filter(Boolean);
}

export default {
  drawn: (roll) => roll.noise(),
  rollsAfter: (move) => /^throw\b/.test(move),
  shown: (outcome) => outcome.split(';')[0]!.trim().split(/\s+/)[2] ?? '',
  faults,
  engines,
} satisfies RecordDice;
