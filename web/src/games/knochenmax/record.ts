/** The bones of a record of KnochenMAX. */

import type { Roll } from '../../review/dice';
import { isList, isText, isTruth, whole, type Kind } from '../../review/fields';
import type { GameRecord } from '../../review/record';
import type { RecordDice } from '../record';
import { SIDES } from './notation';
import { NAMED, type Weights } from './profiles';
import { BONES } from './slots';

function drawn(roll: Roll, found: string, { weights }: GameRecord): string {
  const count = Math.min(found.split(' ').filter(Boolean).length, BONES);
  return Array.from({ length: count }, () => SIDES[roll.weighted(weights)]).join(' ');
}

const common = (a: number, b: number): number => (b ? common(b, a % b) : a);

/** The name of a profile, or weights in lowest terms that have no name. */
const isBones: Kind = (value) => {
  if (isText(value)) return Object.hasOwn(NAMED, value);
  if (!isList(value) || value.length !== 4 || !value.every(whole(1, 1e9))) return false;
  const named = Object.values(NAMED).some((weights) => weights.join() === value.join());
  return !named && (value as Weights).reduce(common, 0) === 1;
};

const BOXES = 'hund|ruecken|bauch|chios|dreierpasch|viererpasch|full_house|venuswurf|knochenmax|besser_als_nix';

export default {
  drawn,
  rollsAfter: (move) => /^keep\b/.test(move),
  written: {
    seats: [1, 4],
    options: () => ({ bones: isBones, sheets: whole(1, 6), struck_max_counts: isTruth }),
    implied: {},
    weights: ({ bones = 'antique' }) => (isText(bones) ? (NAMED[bones] ?? []) : (bones as Weights)),
    moves: new RegExp(`^(?:keep(?=(?: \\d){0,5}$)(?: 1)*(?: 3)*(?: 4)*(?: 6)*|fill (?:[1-6]:)?(?:${BOXES}))$`),
    outcomes: /^[1346](?: [1346]){0,4}$/,
    passes: /^fill/,
  },
} satisfies RecordDice;
