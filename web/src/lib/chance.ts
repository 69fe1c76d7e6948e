/** Chances of winning as people read them. */

import type { ChancesView } from './protocol';
import { number, percent } from './words.svelte';

/** What is nearer to never or always differs from it by the last digits of a number. */
const TINY = 1e-9;

/** A chance in hundredths: with a decimal if it is exact. What is not certain never looks as if it were. */
export function chanceText(chance: number, exact = true): string {
  const digits = exact ? 1 : 0;
  const smallest = exact ? 0.001 : 0.01;
  if (chance > TINY && chance < smallest / 2) return `< ${fixed(smallest, digits)}`;
  if (chance < 1 - TINY && chance > 1 - smallest / 2) return `> ${fixed(1 - smallest, digits)}`;
  return fixed(Math.min(1, Math.max(0, chance)), digits);
}

/** Whole certainty needs no decimal; all else has the same number of them, so that figures stand below each other. */
function fixed(share: number, digits: number): string {
  return share < TINY || share > 1 - TINY ? percent(share) : percent(share, digits, digits);
}

/** Percentage points. */
export const pointsOf = (part: number): string => number(Math.abs(part) * 100, 1);

/** Whether the chances of a game are estimates. */
export const isExact = ({ kind }: ChancesView): boolean => kind === 'exact';
