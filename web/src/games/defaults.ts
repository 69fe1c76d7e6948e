/** What stands in for the parts that a game's module leaves out. */

import type { RoomEvent } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import type { Turn } from '../lib/past';
import EnterText from './EnterText.svelte';
import type { LoadedGame } from './card';

function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'moved') return t('told-move', { who, move: event.move });
  return event.type === 'rolled' ? t('told-roll', { outcome: event.outcome }) : null;
}

/** Every move of the turn; a game that has many tells them better itself. */
function summary(turn: Turn, who: string): string {
  return turn.events.map(({ event }) => tell(event, who)).filter(Boolean).join(' ');
}

export const DEFAULTS: Pick<LoadedGame, 'Enter' | 'moveText' | 'tell' | 'summary' | 'announce' | 'planText' | 'throws' | 'digits'> = {
  Enter: EnterText,
  moveText: (move) => move,
  tell,
  summary,
  announce: (event, { who }) => tell(event, who),
  planText: (moves) => moves.join(', '),
  throws: false,
  digits: 2,
};
