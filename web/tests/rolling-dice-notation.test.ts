import { describe, expect, it } from 'vitest';
import { quarter, readLanding, readMove, writeLanding, writePlace } from '../src/games/rolling-dice/notation';
import { fromAbove, lying } from '../src/games/rolling-dice/turning';

describe('moves', () => {
  it('are read', () => {
    expect(readMove('choose 3')).toEqual({ kind: 'choose', number: 3 });
    expect(readMove('place 120.50 200.00 turn 30.00')).toEqual({ kind: 'place', x: 120.5, y: 200, turn: 30 });
    expect(readMove('throw at 150.0 direction -120 strength 900 loft 50 spin 12.0')).toMatchObject({
      kind: 'throw',
      aim: { place: 150, direction: -120 },
    });
    expect(readMove('keep 3 3')).toBeNull();
  });

  it('tell what a die touches on a floe of one\'s own', () => {
    expect(readMove('place 120.50 200.00 turn 30.00 patch -2')).toEqual({ kind: 'place', x: 120.5, y: 200, turn: 30, patch: -2 });
    expect(writePlace(120.5, 200, 30, 6)).toBe('place 120.50 200.00 turn 30.00 patch 6');
    const landing = 'hand; thrown 5 floe 216.44 264.00 66.02 0 patch 6; orange 1 floe 40.00 20.00 0.00 0 patch 0';
    expect(readLanding(landing).map(({ patch }) => patch)).toEqual([6, 0]);
    expect(writeLanding(readLanding(landing))).toBe(landing);
  });

  it('write a place with a turn below a quarter', () => {
    expect(writePlace(120.5, 200, 120)).toBe('place 120.50 200.00 turn 30.00');
    expect(quarter(-15)).toBe(75);
    expect(quarter(89.999)).toBe(0);
  });
});

describe('landings', () => {
  const text = 'rapier/1 noise be73b02334fa9785; thrown 5 floe 216.44 264.00 66.02 0; thrown 3 water 300.00 250.00 0.00 0; orange 1 outside -40.00 20.00 0.00 0';

  it('are read die by die', () => {
    const dice = readLanding(text);
    expect(dice.map((die) => [die.whose, die.face, die.place])).toEqual([
      ['thrown', 5, 'floe'],
      ['thrown', 3, 'water'],
      ['orange', 1, 'outside'],
    ]);
    expect(dice[0]).toMatchObject({ x: 216.44, y: 264, turn: 66.02 });
  });

  it('are written with thrown dice first', () => {
    const dice = readLanding(text).reverse();
    expect(writeLanding(dice)).toBe(
      'hand; thrown 3 water 300.00 250.00 0.00 0; thrown 5 floe 216.44 264.00 66.02 0; orange 1 outside -40.00 20.00 0.00 0',
    );
  });
});

describe('a turned die', () => {
  it.each([1, 2, 3, 4, 5, 6])('shows from above the %i it lies on', (face) => {
    for (const turn of [0, 17, 63, 89]) {
      const seen = fromAbove(lying(face, turn));
      expect(seen.face).toBe(face);
      expect(seen.turn).toBeCloseTo(turn, 6);
    }
  });
});
