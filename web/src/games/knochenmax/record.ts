/** The bones of a record of KnochenMAX. */

import type { Roll } from '../../review/dice';
import type { GameRecord } from '../../review/record';
import type { Fault } from '../../review/verify';
import type { RecordDice } from '../record';
import { SIDES } from './notation';
import { NAMED } from './profiles';
import { BONES } from './slots';

function drawn(roll: Roll, found: string, { weights }: GameRecord): string {
  const count = Math.min(found.split(' ').filter(Boolean).length, BONES);
  return Array.from({ length: count }, () => SIDES[roll.weighted(weights)]).join(' ');
}

/** The weights by which bones are drawn must be those of the option that everybody agreed on. */
function faults({ options, weights }: GameRecord): Fault[] {
  const bones = options['bones'] ?? 'antique';
  const agreed = typeof bones === 'string' ? NAMED[bones] : Array.isArray(bones) ? lowest(bones.map(Number)) : undefined;
  return agreed?.join() === lowest(weights).join() ? [] : [{ code: 'weights', values: { weights: weights.join(' ') } }];
}

function lowest(weights: number[]): number[] {
  const common = (a: number, b: number): number => (b ? common(b, a % b) : a);
  const divisor = weights.reduce(common, 0);
  return weights.map((weight) => weight / divisor);
}

export default { drawn, faults, rollsAfter: (move) => /^keep\b/.test(move) } satisfies RecordDice;
