/** What is celebrated: five alike, a Venus throw, a bonus. By what is seen on the table and in the sheets. */

import type { RoomEvent } from '../../lib/protocol';
import { UPPER, type Box, type Position } from './notation';
import { BONES } from './slots';
import { filledBy, valueAt } from './steps';

/** No box of the upper part has so much without a bonus. */
const WITH_BONUS = 50;

const isUpper = (box: Box): boolean => (UPPER as readonly Box[]).includes(box);

/** What an event leaves to be celebrated, by the position after it. */
export function cheerOf(event: RoomEvent, after: Position): 'max' | 'venus' | 'bonus' | null {
  if (event.type === 'rolled') return after.throw.length === BONES && new Set(after.throw).size === 1 ? 'max' : null;
  const filled = filledBy(event);
  const value = (filled && valueAt(after, filled)) ?? 0;
  if (filled?.box === 'venuswurf' && value > 0) return 'venus';
  return filled && isUpper(filled.box) && value > WITH_BONUS ? 'bonus' : null;
}
