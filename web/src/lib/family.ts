/** The names of people who have played at this device, so that nobody types them twice. */

import { remember, remembered } from './memory';

const MOST = 12;

export const family = (): string[] => remembered<string[]>('family', []);

/** Keeps names, those of the last table first. */
export function meet(names: readonly string[]): void {
  const met = names.map((name) => name.trim()).filter(Boolean);
  if (met.length > 0) remember('family', [...new Set([...met, ...family()])].slice(0, MOST));
}
