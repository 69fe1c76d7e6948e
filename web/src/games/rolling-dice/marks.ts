/** Each colour has a shape as well, so that nobody needs to tell colours apart. */

import type { Colour } from './position';

/** Outlines about the origin, about one unit in radius and alike in weight. */
export const MARKS: Record<Colour, string> = {
  orange: 'M 1 0 A 1 1 0 1 1 -1 0 A 1 1 0 1 1 1 0 Z',
  green: 'M 0 -1.22 L 1.14 0.86 L -1.14 0.86 Z',
  purple: 'M 0 -1.3 L 1.12 0 L 0 1.3 L -1.12 0 Z',
  red: 'M -0.9 -0.9 H 0.9 V 0.9 H -0.9 Z',
  blue: 'M 0 -1.34 L 0.36 -0.42 L 1.3 -0.4 L 0.56 0.2 L 0.82 1.12 L 0 0.58 L -0.82 1.12 L -0.56 0.2 L -1.3 -0.4 L -0.36 -0.42 Z',
  yellow: 'M -0.36 -1.16 H 0.36 V -0.36 H 1.16 V 0.36 H 0.36 V 1.16 H -0.36 V 0.36 H -1.16 V -0.36 H -0.36 Z',
};

/** Where the pips of each face are, on a die whose edge is one. */
const P = 0.27;
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-P, -P], [P, P]],
  3: [[-P, -P], [0, 0], [P, P]],
  4: [[-P, -P], [P, -P], [-P, P], [P, P]],
  5: [[-P, -P], [P, -P], [0, 0], [-P, P], [P, P]],
  6: [[-P, -P], [P, -P], [-P, 0], [P, 0], [-P, P], [P, P]],
};

export const PIP_SIZE = 0.105;

/** Colours on which dark pips are seen better than light ones, by day; by night all are. */
export const BRIGHT: Colour[] = ['orange', 'yellow'];
