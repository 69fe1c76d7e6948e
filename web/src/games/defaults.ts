/** What stands in for the parts that a game's module leaves out. */

import type { RoomEvent } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import EnterText from './EnterText.svelte';
import type { LoadedGame } from './card';

function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'moved') return t('told-move', { who, move: event.move });
  return event.type === 'rolled' ? t('told-roll', { outcome: event.outcome }) : null;
}

export const DEFAULTS: Pick<LoadedGame, 'Enter' | 'moveText' | 'tell' | 'throws' | 'digits'> = {
  Enter: EnterText,
  moveText: (move) => move,
  tell,
  throws: false,
  digits: 2,
};
