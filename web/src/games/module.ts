/** What every game gives the app. A game's code and texts are loaded when it is played. */

import type { Component } from 'svelte';
import type { GameId, RoomEvent } from '../lib/protocol';
import type { TableStore } from '../lib/table.svelte';
import { speak } from '../lib/words.svelte';

export interface GameModule {
  /** The board with everything that the player does on it. */
  Board: Component<{ table: TableStore }>;
  /** Entering what real dice show, when `table.view.play.turn.kind` is `enter` and it is ours to enter. */
  Enter: Component<{ table: TableStore }>;
  /** The board of any position, without actions: for replays. */
  Still: Component<{ position: unknown; options: Record<string, unknown>; rules: number; seats: string[] }>;
  /** A move in words, such as “lay the skull”: for the coach and the list of decisions. */
  moveText(move: string): string;
  /** What happened, as a sentence for the log and for screen readers; none for what need not be told. */
  tell(event: RoomEvent, who: string): string | null;
}

const MODULES: Record<GameId, () => Promise<{ default: GameModule }>> = {
  'rolling-bones': () => import('./rolling-bones/module'),
  knochenmax: () => import('./knochenmax/module'),
  'rolling-dice': () => import('./rolling-dice/module'),
};

const TEXTS = {
  'rolling-bones': {
    de: () => import('../../../locales/de/web-rolling-bones.ftl?raw'),
    en: () => import('../../../locales/en/web-rolling-bones.ftl?raw'),
  },
  knochenmax: {
    de: () => import('../../../locales/de/web-knochenmax.ftl?raw'),
    en: () => import('../../../locales/en/web-knochenmax.ftl?raw'),
  },
  'rolling-dice': {
    de: () => import('../../../locales/de/web-rolling-dice.ftl?raw'),
    en: () => import('../../../locales/en/web-rolling-dice.ftl?raw'),
  },
};

/** The texts of a game. */
export const textsOf = (game: GameId): Promise<void> => speak(TEXTS[game]);

/** Loads a game with its texts. */
export async function load(game: GameId): Promise<GameModule> {
  const [module] = await Promise.all([MODULES[game](), textsOf(game)]);
  return module.default;
}

export const GAMES: GameId[] = ['rolling-bones', 'knochenmax', 'rolling-dice'];
