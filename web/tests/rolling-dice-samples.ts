/** What the server tells about the arena, shortened to what the tests need. */

import { arenaOf, type Arena } from '../src/games/rolling-dice/arena';

const NAMES = { word: '', unit: '', decimals: 0 };

export const ARENA: Arena = arenaOf({
  box: { width: 300, depth: 430, wall_height: 30, wall_thickness: 4 },
  floe: [{ x: 28, y: 0 }, { x: 272, y: 0 }, { x: 281, y: 322 }, { x: 146, y: 408 }, { x: 19, y: 290 }],
  patches: [{ kind: 'net', x: 92, y: 128, radius: 21, points: 3 }],
  blocks: [75, 105, 135, 165, 195, 225].map((x) => ({ x, y: -28 })),
  block_edge: 18,
  die: { edge: 12, rounding: 1 },
  aim: [
    { part: 'place', ...NAMES, least: 30, most: 270, step: 0.1, usual: 150 },
    { part: 'direction', ...NAMES, least: -600, most: 600, step: 1, usual: 0 },
    { part: 'strength', ...NAMES, least: 300, most: 2000, step: 1, usual: 900 },
    { part: 'loft', ...NAMES, least: -200, most: 400, step: 1, usual: 50 },
    { part: 'spin', ...NAMES, least: 0, most: 30, step: 0.1, usual: 12 },
  ],
  equal_height: 0.5,
  goals: [75, 75, 75, 100, 100],
  tremor: { hand_speed: 0, hand_direction: 0, hand_place: 0, die_speed: 0, die_direction: 0, die_place: 0, die_spin: 0 },
  colours: ['orange', 'green', 'purple', 'red', 'blue', 'yellow'],
});
