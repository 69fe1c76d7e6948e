/** Pig in words. */

import type { RoomEvent } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';

export const moveText = (move: string): string => t(move === 'hold' ? 'pig-hold' : 'pig-roll');

/** A roll tells itself by the die that falls. */
export function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'moved') return event.move === 'hold' ? t('pig-told-hold', { who }) : null;
  return event.type === 'rolled' ? t('pig-told-rolled', { face: event.outcome }) : null;
}
