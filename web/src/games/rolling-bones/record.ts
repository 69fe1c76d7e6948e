/** The dice of a record of Rolling Bones. */

import type { Roll } from '../../review/dice';
import { among, isTruth, whole, type Kinds } from '../../review/fields';
import type { RecordDice } from '../record';
import { BONES, KINDS, kindOf, FACES, type Face, type Kind } from './bones';

const ALL = KINDS.flatMap((kind) => FACES[kind]);
const isFace = (word: string): word is Face => ALL.some((face) => face === word);

/** Left dice are drawn first, then right, then centre ones. */
function drawn(roll: Roll, found: string): string {
  const kinds: Kind[] = found.split(' ').filter(isFace).map(kindOf);
  const faces = KINDS.flatMap((kind, number) => {
    roll.ofKind(number);
    return kinds.filter((one) => one === kind).map(() => FACES[kind][roll.below(6)]);
  });
  return faces.join(' ');
}

/** The first rules had another option in the place of `hat_duty`. */
const options = (rules: number): Kinds => ({
  target: whole(1, 1000),
  ...(rules === 1 ? { hat_fulfils_duty: isTruth } : { hat_duty: among('printed', 'always', 'never') }),
  hat_off: among('any_time', 'after_duty'),
  finish_round: isTruth,
});

const [BONE, FACE] = [BONES.join('|'), ALL.join('|')];
const COUNT = '(?:0|[1-9]\\d?)';

export default {
  drawn,
  rollsAfter: (move) => /^roll\b/.test(move),
  written: {
    seats: [1, 12],
    options,
    implied: {},
    moves: new RegExp(
      `^(?:lay (?:${BONE})(?: on (?:${BONE}))?|put on hat|take off hat|bury|leave|roll paying L${COUNT} R${COUNT} C${COUNT})$`,
    ),
    outcomes: new RegExp(`^(?:(?:${FACE})(?: (?:${FACE})){0,17})?$`),
    passes: /^(?:bury|leave)/,
  },
} satisfies RecordDice;
