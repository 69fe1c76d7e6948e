import { describe, expect, it } from 'vitest';
import { aimedAt, changed, heading, keyedAim, might, readAim, target, usualAim, writeAim } from '../src/games/rolling-dice/aim';
import { ARENA } from './rolling-dice-samples';

const USUAL = usualAim(ARENA);

describe('an aim', () => {
  it('is written as the notation has it', () => {
    expect(writeAim(USUAL)).toBe('at 150.0 direction 0 strength 900 loft 50 spin 12.0');
  });

  it('is read back as it was written', () => {
    const aim = { place: 61.5, direction: -240, strength: 1050, loft: -20, spin: 3.4 };
    expect(readAim(writeAim(aim))).toEqual(aim);
  });

  it('is not read from what is none', () => {
    expect(readAim('at 150.0 direction 0 strength 900')).toBeNull();
    expect(readAim('at x direction 0 strength 900 loft 50 spin 12.0')).toBeNull();
  });

  it('stays within what a hand can do', () => {
    expect(changed(ARENA, USUAL, 'place', 999).place).toBe(270);
    expect(changed(ARENA, USUAL, 'strength', 0).strength).toBe(300);
    expect(changed(ARENA, USUAL, 'place', 100.26).place).toBe(100.3);
  });

  it('ends its arrow where the finger is', () => {
    const [x, y] = target(aimedAt(ARENA, USUAL, [190, 250]));
    expect(x).toBeCloseTo(190, 0);
    expect(y).toBeCloseTo(250, 0);
  });

  it('keeps its place when its end is dragged', () => {
    expect(aimedAt(ARENA, { ...USUAL, place: 80 }, [190, 250]).place).toBe(80);
  });

  it('points left for what lies to the left', () => {
    expect(aimedAt(ARENA, USUAL, [60, 300]).direction).toBeLessThan(0);
  });
});

describe('keys', () => {
  it('move, turn and strengthen', () => {
    expect(keyedAim(ARENA, USUAL, 'ArrowLeft', false)?.place).toBe(145);
    expect(keyedAim(ARENA, USUAL, 'ArrowRight', true)?.direction).toBe(20);
    expect(keyedAim(ARENA, USUAL, ',', false)?.direction).toBe(-20);
    expect(keyedAim(ARENA, USUAL, '+', false)?.strength).toBe(925);
    expect(keyedAim(ARENA, USUAL, 'ArrowDown', false)?.strength).toBe(875);
  });

  it('leave other keys to the page', () => {
    expect(keyedAim(ARENA, USUAL, 'Tab', false)).toBeNull();
    expect(keyedAim(ARENA, USUAL, 'x', false)).toBeNull();
  });
});

describe('an aim in words', () => {
  it('says how hard by where it takes the dice', () => {
    expect([500, 800, 950, 1200].map((strength) => might(ARENA, strength))).toEqual(['gentle', 'middling', 'bold', 'wild']);
  });

  it('says whereto', () => {
    expect([-300, -60, 0, 60, 300].map(heading)).toEqual(['left', 'slightly-left', 'straight', 'slightly-right', 'right']);
  });
});
