/** Which bots play a game: not every game has one of each strength. */

import { get } from './api';
import type { GameId, GameView } from './protocol';

/** The bot that was wished for, or else the strongest that plays the game. */
export function nearest(bots: GameView['bots'], wanted: string): string {
  return bots.some(({ name }) => name === wanted) ? wanted : (bots.at(-1)?.name ?? wanted);
}

/** The same for a game that the server has to be asked about. */
export async function botFor(game: GameId, wanted: string): Promise<string> {
  const games = await get<GameView[]>('/games');
  return nearest(games.find((one) => one.game === game)?.bots ?? [], wanted);
}
