/** The protocol's types, as the Rust code has them, and the same for a table whose game is known. */

import type {
  Facts,
  GameId,
  GameOptions,
  Looked,
  PlayView,
  Positions,
  StepMessage,
  StreamMessage,
  TableView,
} from '../api/protocol';

export type * from '../api/protocol';

/** The position, options and facts of a game, put into a message in place of those of any game. */
type In<G extends GameId, Message> = {
  [Field in keyof Message]: Field extends keyof GameFields<G> ? GameFields<G>[Field] : Message[Field];
};

interface GameFields<G extends GameId> {
  game: G;
  position: Positions[G];
  options: GameOptions[G];
  facts: FactsOf<G>;
  play: PlayOf<G> | null;
}

export type FactsOf<G extends GameId> = Extract<Facts, { game: G }>;
export type PlayOf<G extends GameId> = In<G, PlayView>;
export type StepOf<G extends GameId> = In<G, StepMessage>;
export type LookedOf<G extends GameId> = In<G, Looked>;
export type TableOf<G extends GameId> = In<G, TableView>;

/** What is told on the stream of a table of the game. */
export type StreamOf<G extends GameId> =
  | Exclude<StreamMessage, { type: 'snapshot' | 'step' | 'looked' }>
  | { type: 'snapshot'; table: TableOf<G> }
  | StepOf<G>
  | ({ type: 'looked'; id: number } & LookedOf<G>);
