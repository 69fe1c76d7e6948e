/** Figures as people read them. */

import type { Analysis } from './analysis';
import { number } from '../lib/words.svelte';

/** A change with its sign. */
export function signed(value: number, digits = 1): string {
  const text = number(value, digits);
  const nothing = number(0, digits);
  if (text === nothing || text === `−${nothing}`) return nothing;
  return value > 0 ? `+${text}` : text;
}

/** What mistakes cost: never a gain. */
export const cost = (value: number, digits = 1): string => signed(-Math.abs(value), digits);

/** The key of a text that is another one in each unit. */
export const inUnit = (key: string, unit: Analysis['unit']): string => (unit === 'winning' ? `${key}-winning` : key);
