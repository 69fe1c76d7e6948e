/** What a colour would get from the round after moves that are only thought of: the server's figures. */

import type { LookedOf } from '../../lib/protocol';
import type { Colour, Position } from './position';

export interface Worth {
  points: number;
  /** The part of it that a net gives or a hole takes. */
  ground: number;
}

export function worthOf(looked: LookedOf<'rolling-dice'>, colour: Colour, before: Position | null): Worth | null {
  const line = newRound(looked.position, before)?.find((line) => line.colour === colour);
  if (line) return { points: line.gain ? sumOf(line.gain) : 0, ground: line.gain?.patch ?? 0 };
  const standing = looked.facts.standing.find((standing) => standing.colour === colour);
  return standing ? { points: standing.earned, ground: standing.ground } : null;
}

/** What a line of a scored round adds up to; never less than nothing. */
export function sumOf({ own, behind, blocks, patch }: { own: number; behind: number; blocks: number; patch: number }): number {
  return Math.max(0, own + behind + blocks + patch);
}

/** The lines of the round if it has just been scored. */
export function newRound(after: Position, before: Position | null): Position['last_round'] {
  const lines = after.last_round;
  if (!lines?.length || JSON.stringify(lines) === JSON.stringify(before?.last_round)) return undefined;
  return lines;
}
