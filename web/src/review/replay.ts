/** A game step by step, as the slider shows it. */

import type { LoadedGame } from '../games/card';
import { get } from '../lib/api';
import type { Frame, ReplayView } from '../lib/protocol';
import { t } from '../lib/words.svelte';

export type { Frame };

/** The game of a table, the beginning first. */
export async function replayOf(table: string): Promise<Frame[]> {
  return (await get<ReplayView>(`/tables/${encodeURIComponent(table)}/replay`)).frames;
}

/** What happened in a frame, in a sentence. */
export function wordsOf({ event, seat }: Frame, game: LoadedGame, names: string[]): string {
  if (!event) return t('review-replay-start');
  return game.tell(event, names[seat ?? -1] ?? t('review-somebody')) ?? '';
}
