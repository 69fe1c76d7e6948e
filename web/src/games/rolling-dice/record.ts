/** The throws of a record of Rolling Dice: the seed gives the tremor of the hand, an engine where the dice landed. */

import { isList, whole, type Kind } from '../../review/fields';
import { isRoll, type GameRecord } from '../../review/record';
import { need } from '../../review/refused';
import type { RecordDice } from '../record';

function engines({ events }: GameRecord): string[] {
  const rolls = events.filter(isRoll).filter((roll) => roll.by === 'drawn');
  return [...new Set(rolls.map((roll) => roll.outcome.split(/[\s;]/)[0] ?? ''))].filter(Boolean);
}

/** The noise of a computed throw. What a die touches on the floe is told of real dice only. */
function shown(outcome: string): string {
  const [engine, , noise = ''] = outcome.split(';')[0]!.trim().split(/\s+/);
  return outcome.includes(' patch ') ? `${engine} … patch` : noise;
}

const COLOURS = ['orange', 'green', 'purple', 'red', 'blue', 'yellow'];
const isColours: Kind = (value) =>
  isList(value) && value.every((colour) => COLOURS.includes(colour as string)) && new Set(value).size === value.length;

function checkSeats({ options, seats }: GameRecord): void {
  const { colours = [], begins = 0 } = options as { colours?: string[]; begins?: number };
  need(colours.length <= (seats.length === 2 ? 4 : seats.length), 'option-too-many');
  need(begins < seats.length, 'option-value');
}

const [WHOLE, TENTHS, HUNDREDTHS] = ['(?:0|-?[1-9]\\d{0,5})', '-?(?:0|[1-9]\\d{0,5})\\.\\d', '-?(?:0|[1-9]\\d{0,5})\\.\\d\\d'];
const PATCH = `(?: patch ${WHOLE})?`;
const REST = `[1-6] (?:floe|water|outside) ${HUNDREDTHS} ${HUNDREDTHS} ${HUNDREDTHS} \\d{1,3}${PATCH}`;
const AIM = `at ${TENTHS} direction ${WHOLE} strength ${WHOLE} loft ${WHOLE} spin ${TENTHS}`;

export default {
  drawn: (roll) => roll.noise(),
  rollsAfter: (move) => /^throw\b/.test(move),
  shown,
  engines,
  written: {
    seats: [2, 6],
    options: () => ({ colours: isColours, begins: whole(0, 255) }),
    implied: { colours: [], begins: 0 },
    checkSeats,
    moves: new RegExp(`^(?:throw ${AIM}|choose \\d{1,3}|place ${HUNDREDTHS} ${HUNDREDTHS} turn ${HUNDREDTHS}${PATCH})$`),
    outcomes: new RegExp(
      `^(?:hand|[a-z0-9./-]{1,24} noise [0-9a-f]{16})(?:; thrown ${REST})*(?:; (?:${COLOURS.join('|')}) ${REST})*$`,
    ),
  },
} satisfies RecordDice;
