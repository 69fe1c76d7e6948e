/** What checking a record has to know of a game's dice. It knows neither rules nor physics. */

import type { Roll } from '../review/dice';
import type { Kinds } from '../review/fields';
import type { GameRecord } from '../review/record';

export interface RecordDice {
  /** What the seed gives for a roll of as many dice as were found; empty if these are no dice of the game. */
  drawn(roll: Roll, found: string, record: GameRecord): string;
  /** Whether dice roll at once after a move, so that a record without them has a gap. */
  rollsAfter(move: string): boolean;
  /** What is compared of a drawn outcome; all of it if left out. */
  shown?(outcome: string): string;
  /** If the seed gives only the noise of a throw: the engines of the record, which say where its dice landed. */
  engines?(record: GameRecord): string[];
  /** How the game is written, where a record has to be so; a game without it is checked by its dice alone. */
  written?: Written;
}

/** The form of a game's records. */
export interface Written {
  /** The fewest and the most who play. */
  seats: readonly [number, number];
  /** The options of a version of the rules, and what they may be. */
  options(rules: number): Kinds;
  /** Options that are left out where they are these. */
  implied: Record<string, unknown>;
  /** The weights of dice whose sides are uneven. */
  weights?(options: Record<string, unknown>): number[];
  /** Checks what the options say about the seats. */
  checkSeats?(record: GameRecord): void;
  moves: RegExp;
  outcomes: RegExp;
  /** Moves after which the next seat's dice roll. A game without them begins with a move. */
  passes?: RegExp;
}

/** Dice with faces from 1 to 6, rolled by a move that begins with `roll`. */
export const ORDINARY: RecordDice = {
  drawn: (roll, found) => found.split(' ').map(() => String(roll.below(6) + 1)).join(' '),
  rollsAfter: (move) => /^roll\b/.test(move),
};
