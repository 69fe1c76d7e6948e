/** What checking a record has to know of a game's dice. It knows neither rules nor physics. */

import type { Roll } from '../review/dice';
import type { GameRecord } from '../review/record';
import type { Fault } from '../review/verify';

export interface RecordDice {
  /** What the seed gives for a roll of as many dice as were found; empty if these are no dice of the game. */
  drawn(roll: Roll, found: string, record: GameRecord): string;
  /** Whether dice roll at once after a move, so that a record without them has a gap. */
  rollsAfter(move: string): boolean;
  /** What is compared of a drawn outcome; all of it if left out. */
  shown?(outcome: string): string;
  /** What the game finds wrong with a record. */
  faults?(record: GameRecord): Fault[];
  /** If the seed gives only the noise of a throw: the engines of the record, which say where its dice landed. */
  engines?(record: GameRecord): string[];
}

/** Dice with faces from 1 to 6, rolled by a move that begins with `roll`. */
export const ORDINARY: RecordDice = {
  drawn: (roll, found) => found.split(' ').map(() => String(roll.below(6) + 1)).join(' '),
  rollsAfter: (move) => /^roll\b/.test(move),
};
