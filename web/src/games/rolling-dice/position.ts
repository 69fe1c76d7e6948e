/** What the server writes about a game of Rolling Dice. */

export type Colour = 'orange' | 'green' | 'purple' | 'red' | 'blue' | 'yellow';
export type Ground = 'floe' | 'water' | 'outside';

/** All colours. */
export const COLOURS: Colour[] = ['orange', 'green', 'purple', 'red', 'blue', 'yellow'];

/** How a die lies: its middle in millimetres, its turn in degrees. */
export interface Rest {
  face: number;
  x: number;
  y: number;
  turn?: number;
  level?: number;
  place?: Ground;
  /** What it touches on a floe of one's own: what a net gives, less than 0 for what a hole takes. */
  patch?: number;
}

export interface Gain {
  own: number;
  behind: number;
  blocks: number;
  patch: number;
}

/** A colour's part in the scoring of a round; no gain with the die on a block. */
export interface Line {
  colour: Colour;
  gain?: Gain | null;
  from: number;
  to: number;
}

export interface OnBlock {
  colour: Colour;
  face: number;
}

export interface Position {
  seats: number;
  /** In the order of play: the seats take turns. */
  colours: Colour[];
  starter: Colour;
  turns: number;
  seals: Partial<Record<Colour, number>>;
  floe: Partial<Record<Colour, Rest>>;
  blocks?: OnBlock[];
  adrift?: Partial<Record<Colour, number>>;
  aim?: string;
  thrown?: Rest[];
  /** Whether a person has read the thrown dice off. */
  by_hand?: boolean;
  /** Whether the dice lie on a floe of one's own, whose nets and holes people tell. */
  own_floe?: boolean;
  last_round?: Line[];
}

/** The colours in play, in the order of play. */
export function inPlay(position: Position): Colour[] {
  return position.colours;
}

/** The colours in the order in which they throw this round. */
export function order(position: Position): Colour[] {
  const colours = inPlay(position);
  const first = Math.max(0, colours.indexOf(position.starter));
  return [...colours.slice(first), ...colours.slice(0, first)];
}

/** The colour whose throw it is; after the end the one that began. */
export function thrower(position: Position): Colour {
  return order(position)[position.turns] ?? position.starter;
}

/** The colour whose knocked-off die is put back next: clockwise from the thrower (RD-14). */
export function putBackNext(position: Position): Colour | null {
  const round = inPlay(position);
  const from = round.indexOf(thrower(position));
  return [...round.slice(from), ...round.slice(0, from)].find((colour) => position.adrift?.[colour]) ?? null;
}

/** The seat that plays a colour: colours go round the table, so two people have two each. */
export function seatOf(colour: Colour, position: Position): number {
  return position.colours.indexOf(colour) % position.seats;
}

export function isPosition(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && 'seals' in value && 'floe' in value;
}
