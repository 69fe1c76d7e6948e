/** What the app sees of a game once it is played or looked at: its board and its words. */

import type { Component } from 'svelte';
import type { FactsOf, GameId, GameOptions, Positions, RoomEvent } from '../lib/protocol';
import type { Turn } from '../lib/past';
import type { TableStore } from '../lib/table.svelte';

export interface GameModule<G extends GameId = GameId> {
  /** The board with everything that the player does on it. */
  Board: Component<{ table: TableStore<G> }>;
  /** The board of any position, without actions: for replays. */
  Still: Component<{ position: Positions[G]; facts: FactsOf<G>; options: GameOptions[G]; rules: number; seats: string[] }>;
  /** Entering what real dice show, when it is ours to enter; if left out they are typed in the game's notation. */
  Enter?: Component<{ table: TableStore<G> }>;
  /** A move in words, such as “lay the skull”: for the coach and the list of decisions; its notation if left out. */
  moveText?(move: string): string;
  /** What happened, as a sentence for the log and for screen readers; none for what need not be told. */
  tell?(event: RoomEvent, who: string): string | null;
  /** A whole turn in one or two sentences, for the list of what happened and for those who hear what a bot did. */
  summary?(turn: Turn, who: string): string;
  /** What a roll or move means to those who hear the game while a person plays; none for what need not be said. */
  announce?(event: RoomEvent, told: Told): string | null;
  /** Moves that follow each other as one sentence, such as “lay the right arm, then roll on and pay a right die”. */
  planText?(moves: readonly string[]): string;
  /** Whether its board has a button for the roll with which a turn begins; else there is one below it. */
  throws?: boolean;
  /** How many decimals the coach's values have; 2 if left out. */
  digits?: number;
}

/** Whose event is told, and what it brought. */
export interface Told {
  who: string;
  /** Whether this device's person did it. */
  yours: boolean;
  /** The points that the seat got by the step, and what it has in all. */
  gained: number | null;
  points: number | null;
}
