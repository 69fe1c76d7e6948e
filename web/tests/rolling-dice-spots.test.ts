import { describe, expect, it } from 'vitest';
import { bestSpots, freeSpots, likelySpots, MOST_ASKED, MOST_SHOWN } from '../src/games/rolling-dice/spots';
import type { Position } from '../src/games/rolling-dice/position';
import { ARENA } from './rolling-dice-samples';

const moves = [20, 100, 180, 260].flatMap((x) => [20, 120, 220, 320].map((y) => ({ move: `place ${x}.00 ${y}.00 turn 0.00`, gain: 0, ends: true })));
const position: Position = {
  seats: 2, colours: ['orange', 'green', 'purple', 'red'], starter: 'orange', turns: 1, seals: {},
  floe: { green: { face: 3, x: 180, y: 205 }, purple: { face: 2, x: 20, y: 20 } },
};

describe('spots for a knocked-off die', () => {
  it('are chosen from what the server lists', () => {
    const free = freeSpots([...moves, { move: 'choose 1', gain: 0, ends: true }]);
    expect(free).toHaveLength(16);
    expect(likelySpots(free, ARENA, position).every((spot) => free.includes(spot))).toBe(true);
  });

  it('are near nets, ahead of dice and at the front', () => {
    const found = likelySpots(freeSpots(moves), ARENA, position).map(({ x, y }) => [x, y]);
    expect(found).toContainEqual([100, 120]);
    expect(found).toContainEqual([180, 220]);
    expect(found.some(([, y]) => y === 320)).toBe(true);
  });

  it('are few, whatever lies there', () => {
    const crowd = Object.fromEntries(position.colours.map((colour, i) => [colour, { face: 1, x: 20 + i * 80, y: 20 + i * 90 }]));
    const many = { ...ARENA, patches: Array.from({ length: 30 }, (_, i) => ({ ...ARENA.patches[0]!, centre: [i * 9, i * 13] as [number, number] })) };
    expect(likelySpots(freeSpots(moves), many, { ...position, floe: crowd }).length).toBeLessThanOrEqual(MOST_ASKED);
  });

  it('are shown with the most points first', () => {
    const known = Array.from({ length: 9 }, (_, i) => ({ x: i, y: 0, turn: 0, points: i }));
    expect(bestSpots(known).map(({ points }) => points)).toEqual([8, 7, 6, 5, 4, 3]);
    expect(bestSpots(known)).toHaveLength(MOST_SHOWN);
  });
});
