import { expect, it } from 'vitest';
import { putBackNext, type Position } from '../src/games/rolling-dice/position';

const TWO_PLAYERS: Position = {
  seats: 2,
  colours: ['orange', 'green', 'purple', 'red'],
  starter: 'orange',
  turns: 2,
  seals: { orange: 0, green: 0, purple: 0, red: 0 },
  floe: {},
};

it('puts knocked-off dice back clockwise from the thrower, also of one player', () => {
  expect(putBackNext({ ...TWO_PLAYERS, adrift: { green: 2, red: 5 } })).toBe('red');
  expect(putBackNext({ ...TWO_PLAYERS, adrift: { green: 2 } })).toBe('green');
  expect(putBackNext(TWO_PLAYERS)).toBeNull();
});
