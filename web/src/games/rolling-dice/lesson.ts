/** The first turn for those who never played: a throw that really happened, and what there is to learn from it. */

import { post } from '../../lib/api';
import recorded from './lesson-throw.json';
import type { Flight } from './flight';
import type { Colour, Line, Position, Rest } from './position';

export const THROW = recorded as unknown as Flight;

/** Whoever learns throws this colour. */
export const OWN: Colour = 'orange';

/** The dice of others that lie there before the throw. */
export const BEFORE: Position = {
  seats: 3,
  colours: ['orange', 'green', 'purple'],
  starter: 'green',
  turns: 2,
  seals: { orange: 6, green: 11, purple: 9 },
  floe: { green: { face: 5, x: 150, y: 232, turn: 20 }, purple: { face: 3, x: 96, y: 300, turn: 40 } },
};

const landed = (die: string): Rest => recorded.landing.find((one) => one.die === die) as unknown as Rest;

/** After the throw: everything lies, and one of the thrown dice is to be chosen. */
export const AFTER: Position = {
  ...BEFORE,
  floe: { green: landed('green'), purple: landed('purple') },
  thrown: [1, 2, 3, 4].map((number) => landed(`thrown ${number}`)),
};

/** The thrown dice on the floe, counted from one. */
export const CHOICES = [1, 2, 3];

/** How the round is scored with a chosen die, as the server says. */
export async function scoreWith(choice: number): Promise<Line[]> {
  const { seats, starter, seals, floe } = AFTER;
  const chosen = AFTER.thrown![choice - 1]!;
  const position = { seats, starter, seals, floe: { ...floe, orange: bare(chosen), green: bare(floe.green!), purple: bare(floe.purple!) } };
  return (await post<{ lines: Line[] }>('/score', { game: 'rolling-dice', position })).lines;
}

const bare = ({ face, x, y, turn }: Rest): Rest => ({ face, x, y, turn: turn ?? 0 });
