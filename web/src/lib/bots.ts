/** The bots: what they are called, and which of them play a game, since not every game has one of each strength. */

import { get } from './api';
import type { GameId, GameView } from './protocol';
import { knows, t } from './words.svelte';

/** The name in a list that knows bots by their strength alone: theirs in the reader's language, or a person's as it is. */
export function botNamed(name: string): string {
  return /^[a-z]+$/.test(name) && knows(`bot-${name}-way`) ? t(`bot-${name}`) : name;
}

/** The bot that was wished for, or else the strongest that plays the game. */
export function nearest(bots: GameView['bots'], wanted: string): string {
  return bots.some(({ name }) => name === wanted) ? wanted : (bots.at(-1)?.name ?? wanted);
}

/** The same for a game that the server has to be asked about. */
export async function botFor(game: GameId, wanted: string): Promise<string> {
  const games = await get<GameView[]>('/games');
  return nearest(games.find((one) => one.game === game)?.bots ?? [], wanted);
}
