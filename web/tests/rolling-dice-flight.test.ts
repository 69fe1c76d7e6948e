import { describe, expect, it } from 'vitest';
import { diceOf, Memory } from '../src/games/rolling-dice/dice';
import { diceAt, duration, moments, restOf, splashes } from '../src/games/rolling-dice/flight';
import { AFTER, THROW } from '../src/games/rolling-dice/lesson';
import { ARENA } from './rolling-dice-samples';

describe('a throw that is played back', () => {
  it('ends exactly where the server says the dice lie', () => {
    const ended = diceAt(THROW, THROW.frames + 40, 'orange');
    for (const [i, rest] of AFTER.thrown!.entries()) {
      const die = ended.find(({ id }) => id === `thrown ${i + 1}`)!;
      expect([die.x, die.y].map(Math.round)).toEqual([rest.x, rest.y].map(Math.round));
      expect(die.face).toBe(rest.face);
      expect(die.sunk).toBe(rest.place === 'water' ? 1 : 0);
    }
  });

  it('begins before the entrance', () => {
    const thrown = diceAt(THROW, 0, 'orange').filter((die) => die.role === 'thrown');
    expect(thrown).toHaveLength(4);
    expect(thrown.every((die) => die.y < 0 && die.z > 20)).toBe(true);
  });

  it('has pushed dice keep their colour', () => {
    expect(diceAt(THROW, 3, 'orange').find(({ id }) => id === 'green')).toMatchObject({ colour: 'green', role: 'scoring' });
  });

  it('splashes once for the die that falls into the water', () => {
    const frames = Array.from({ length: THROW.frames + 1 }, (_, i) => i);
    expect(frames.flatMap((frame) => splashes(THROW, frame, frame + 1))).toHaveLength(1);
  });

  it('lasts about as long as it takes', () => {
    expect(duration(THROW)).toBeGreaterThan(800);
    expect(duration(THROW)).toBeLessThan(4000);
  });

  it('has its dice come to rest one by one, each with a sound', () => {
    const heard = moments(THROW);
    const dry = THROW.dice.filter(({ wet }) => wet === null);
    expect(heard.filter(({ sound }) => sound === 'settle').map(({ frame }) => frame)).toEqual(dry.map(restOf).sort((a, b) => a - b));
    expect(new Set(dry.map(restOf)).size).toBeGreaterThan(2);
    expect(heard.some(({ sound }) => sound === 'knock')).toBe(true);
    expect(heard.length).toBeLessThan(40);
  });

  it('knows which dice still move', () => {
    const first = Math.min(...THROW.dice.map(restOf));
    const still = diceAt(THROW, first, 'orange').filter(({ still }) => still);
    expect(still.length).toBeGreaterThan(0);
    expect(still.length).toBeLessThan(THROW.dice.length);
    expect(diceAt(THROW, THROW.frames, 'orange').every(({ still }) => still)).toBe(true);
  });

  it('leaves dice turned as they were when they came to rest', () => {
    const memory = new Memory();
    const ended = diceAt(THROW, THROW.frames, 'orange');
    memory.keep(ended);
    const shown = diceOf(AFTER, 'orange', ARENA, memory).find(({ id }) => id === 'thrown 2')!;
    expect(shown.turn).toEqual(ended.find(({ id }) => id === 'thrown 2')!.turn);
  });
});
