/** Short vibrations on phones, for those who have not switched them off. */

import { isStill, settings } from './settings.svelte';

/** Milliseconds of shaking and rest, in turns. */
const PATTERNS = {
  /** A die or bone comes to rest. */
  settle: [8],
  /** Something was laid, kept or chosen. */
  tap: [12],
  /** It is your turn. */
  turn: [30, 60, 30],
  /** Something is celebrated. */
  cheer: [20, 40, 20, 40, 60],
} as const;

export function buzz(pattern: keyof typeof PATTERNS): void {
  // Before the first touch browsers refuse, and complain.
  if (!settings.buzz || isStill() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([...PATTERNS[pattern]]);
}
