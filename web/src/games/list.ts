/** The games, in the order in which they are shown. A game is the folder of its name beside this file, and a line here. */

import type { GameId } from '../api/protocol';

export const LIST = [
  'rolling-bones',
  'knochenmax',
  'rolling-dice',
] as const satisfies readonly GameId[];
