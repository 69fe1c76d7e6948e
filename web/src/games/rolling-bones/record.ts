/** The dice of a record of Rolling Bones. */

import type { Roll } from '../../review/dice';
import type { RecordDice } from '../record';
import { KINDS, kindOf, FACES, type Face, type Kind } from './bones';

const isFace = (word: string): word is Face => KINDS.some((kind) => FACES[kind].some((face) => face === word));

/** Left dice are drawn first, then right, then centre ones. */
function drawn(roll: Roll, found: string): string {
  const kinds: Kind[] = found.split(' ').filter(isFace).map(kindOf);
  return KINDS.flatMap((kind) => kinds.filter((one) => one === kind).map(() => FACES[kind][roll.below(6)])).join(' ');
}

export default { drawn, rollsAfter: (move) => /^roll\b/.test(move) } satisfies RecordDice;
