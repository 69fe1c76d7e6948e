/** How a table that was closed before the end of its game is told about. */

import { botNamed } from './bots';
import type { ListedTable } from './protocol';
import { number, t } from './words.svelte';

/** Who closed it, or that nobody touched it any more. */
export function closer({ closed }: ListedTable): string {
  if (closed === null) return t('phase-closed');
  if (closed.why !== 'owner') return t('closed-idle');
  return closed.by === null ? t('closed-owner') : t('closed-by', { name: closed.by });
}

const DAY = 86_400_000;

/** That a table will be closed because nobody touches it, in so many milliseconds. */
export function closing(millis: number): string {
  return t('closes-in', { days: Math.floor(millis / DAY) });
}

/** The points so far, as in `Anna 12 · Bert 7`; empty if the game had not begun. */
export function scoreSoFar({ seats, points }: ListedTable): string {
  return (points ?? []).map((sum, i) => `${botNamed(seats[i] ?? '')} ${number(sum)}`.trim()).join(' · ');
}
