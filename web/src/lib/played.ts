/** Which games this device's person has played or been shown: whoever has not is offered a first turn. */

import { cardOf } from '../games/card';
import { remember, remembered } from './memory';
import type { GameId } from './protocol';

const played = (): GameId[] => remembered<GameId[]>('played', []);

/** Whether a first turn should be offered. */
export const isNew = (game: GameId): boolean => cardOf(game).lesson !== undefined && !played().includes(game);

/** Nobody is offered the same turn twice. */
export function know(game: GameId): void {
  if (!played().includes(game)) remember('played', [...played(), game]);
}
