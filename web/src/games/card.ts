/**
 * What is known of every game before it is played. A card is loaded with the first page, so it holds pictures that are
 * shown there and otherwise only says how to load the rest. `CARDS` finds the folders of the games by themselves.
 */

import type { Component } from 'svelte';
import type { Colour, GameId, OptionView, ResultView } from '../lib/protocol';
import { speak, type Source } from '../lib/words.svelte';
import type { GameModule } from './module';
import type { RecordDice } from './record';
import type { OwnReview } from './review';
import { GAME_IDS } from '../api/protocol';

type Lazy<T> = () => Promise<{ default: T }>;

export interface GameCard<G extends GameId = GameId> {
  /** Its picture. */
  Cover: Component;
  /** A small sign in a box of 48 × 48; a die if left out. */
  Glyph?: Component;
  /** Its board and words. */
  load: Lazy<GameModule<G>>;
  /** How dice of a record follow from the seed; ordinary dice if left out. */
  record?: Lazy<RecordDice>;
  /** The pictures of the rules page: that for the first place where the text has one has the index 0. */
  pictures?: Lazy<Component<{ index: number }>>;
  /** A first turn, for those who have never played it. */
  lesson?: Lazy<Component<{ ondone: () => void }>>;
  /** A sheet to print. */
  sheet?: Lazy<Component>;
  /** What is shown after a game besides luck and skill. */
  review?: Lazy<OwnReview>;
  /** What its results say over many games, besides points and luck. */
  figures?: Lazy<Component<{ results: ResultView[] }>>;
  /** The colours of games that have them. */
  colours?: Lazy<Colours>;
  /** Options that need more than a list or a number to choose from, by key. */
  fields?: Record<string, Lazy<Component<FieldProps>>>;
  /** The text of a link to a table where people roll their own dice. */
  realDice?: string;
  /** Pages of its own, by the first part of their address. */
  tools?: Record<string, Tool>;
}

/** A page of a game. */
export interface Tool {
  /** The text that is its title, and that links to it. */
  title: string;
  load: Lazy<Component>;
}

export interface Colours {
  Mark: Component<{ colour: Colour; size?: number }>;
  nameOf(colour: Colour): string;
}

export interface FieldProps {
  /** The text of the option. */
  name: string;
  option: OptionView;
  set: (value: unknown) => void;
}

/** A game with everything that its module left out. */
export type LoadedGame = Required<GameModule>;

const CARDS = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'default' });
const GERMAN = import.meta.glob<{ default: string }>('./*/de.ftl', { query: '?raw' });
const ENGLISH = import.meta.glob<{ default: string }>('./*/en.ftl', { query: '?raw' });

/** All games, in the order in which they are shown: those of the server. Each is the folder of its name beside this file. */
export const GAMES: readonly GameId[] = GAME_IDS;

export const isGame = (name: unknown): name is GameId => GAMES.some((game) => game === name);

function found<T>(files: Record<string, T>, game: GameId, file: string): T {
  const there = files[`./${game}/${file}`];
  if (there === undefined) throw new Error(`web/src/games/${game} has no ${file}`);
  return there;
}

export const cardOf = (game: GameId): GameCard => found(CARDS, game, 'card.ts');

const sources = new Map<GameId, Source>();

/** The texts of a game. */
export function textsOf(game: GameId): Promise<void> {
  const source = sources.get(game) ?? { de: found(GERMAN, game, 'de.ftl'), en: found(ENGLISH, game, 'en.ftl') };
  sources.set(game, source);
  return speak(source);
}

/** Loads a part of a game with the texts that it says. */
export async function part<T>(game: GameId, load: Lazy<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), textsOf(game)]);
  return loaded.default;
}

/** Loads a game with its texts. */
export async function load(game: GameId): Promise<LoadedGame> {
  const [module, { DEFAULTS }] = await Promise.all([part(game, cardOf(game).load), import('./defaults')]);
  return { ...DEFAULTS, ...module };
}

/** How to check the dice of a record of the game. */
export async function recordDice(game: GameId): Promise<RecordDice> {
  const load = cardOf(game).record;
  return load ? (await load()).default : (await import('./record')).ORDINARY;
}

/** The pages of the games, by the first part of their address. */
export const TOOLS: ReadonlyMap<string, Tool & { game: GameId }> = new Map(
  GAMES.flatMap((game) => Object.entries(cardOf(game).tools ?? {}).map(([path, tool]) => [path, { ...tool, game }])),
);
