/** What the server says about a position beyond the position itself. */

import type { Colour } from './position';

/** What the round would earn a colour as the dice lie now; its place is when it scores, none off the floe. */
export interface Standing {
  colour: Colour;
  seat: number;
  place: number | null;
  own: number;
  behind: number;
  blocks: number;
  ground: number;
  earned: number;
  from: number;
  to: number;
}

/** What makes a thrown die one that may be chosen. */
export interface Beating {
  die: number;
  higher: boolean;
  further: boolean;
}

export interface Facts {
  game: 'rolling-dice';
  task: 'throw' | 'landing' | 'place' | 'choose' | 'nothing';
  colour: Colour | null;
  dice: number;
  marked: boolean;
  beating: Beating[];
  standing: Standing[];
  starter_next: Colour | null;
}

export function factsOf(value: unknown): Facts | null {
  const facts = value as Facts | null | undefined;
  return facts?.game === 'rolling-dice' ? facts : null;
}
