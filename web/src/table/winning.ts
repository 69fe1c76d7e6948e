/** Who won, in a sentence: for those who hear the game and for the last look at its board. */

import type { SeatView } from '../lib/protocol';
import { joined, t } from '../lib/words.svelte';

const isHere = ({ kind, yours }: SeatView): boolean => kind === 'person' && yours;

/** Whether “you” says enough; where several people share a device they are called by name. */
export function isYou(seats: readonly SeatView[], seat: number): boolean {
  const here = seats.filter(isHere);
  return here.length === 1 && here[0] === seats[seat];
}

export function winText(seats: readonly SeatView[], winners: readonly number[], totals: readonly number[]): string {
  const points = totals[winners[0] ?? 0] ?? 0;
  if (totals.length === 1) return t('told-over-alone', { points });
  const who = joined(winners.map((seat) => seats[seat]?.name ?? t('somebody')));
  if (winners.length > 1) return t('told-won-shared', { who, points });
  return t(winners.some((seat) => isYou(seats, seat)) ? 'told-won-you' : 'told-won', { who, points });
}
