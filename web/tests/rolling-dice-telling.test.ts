import { beforeEach, describe, expect, it } from 'vitest';
import { usualAim } from '../src/games/rolling-dice/aim';
import { announce, lostIn, planText, summary } from '../src/games/rolling-dice/telling';
import { aimText, choiceText, lyingText, mischiefText, roundText, spotText } from '../src/games/rolling-dice/words';
import { textsOf } from '../src/games/card';
import type { Turn } from '../src/lib/past';
import type { RoomEvent } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import { ARENA } from './rolling-dice-samples';

const rolled = (outcome: string): RoomEvent => ({ type: 'rolled', roll: 1, by: 'drawn', outcome });
const moved = (move: string): RoomEvent => ({ type: 'moved', seat: 0, move }) as RoomEvent;
const turn = (...events: RoomEvent[]): Turn => ({ seat: 0, events: events.map((event, seq) => ({ seq, event })), gained: null, points: null, done: true }) as Turn;
const YOU = { who: 'Anna', yours: true, gained: null, points: null };
const BEN = { ...YOU, who: 'Ben', yours: false };

const LANDING = 'rapier/1 noise be73b02334fa9785; thrown 5 floe 216.44 264.00 66.02 0; thrown 3 floe 20.00 250.00 0.00 0; thrown 3 water 300.00 250.00 0.00 0';
const WET = 'rapier/1 noise be73b02334fa9785; thrown 5 water 300.00 264.00 66.02 0; thrown 3 water 300.00 250.00 0.00 0';
const KNOCKED = `${LANDING}; green 2 water 300.00 100.00 0.00 0`;
const THROW = 'throw at 60.0 direction 60 strength 950 loft 50 spin 12.0';

beforeEach(async () => {
  change({ language: 'en' });
  await textsOf('rolling-dice');
});

describe('those who hear the game', () => {
  it('are told whose throw it is and what lies, but not the aim', () => {
    expect(announce(moved(THROW), YOU)).toBeNull();
    expect(announce(rolled(LANDING), YOU)).toBe('You throw: 5 and 3 on the floe, 1 in the water.');
    expect(announce(rolled(WET), BEN)).toBe('Ben throws: all in the water.');
  });

  it('are told what a taken die shows', () => {
    announce(rolled(LANDING), BEN);
    expect(announce(moved('choose 1'), BEN)).toBe('Ben takes the 5, 26 cm forward.');
    expect(announce(moved('choose 2'), YOU)).toBe('You take the 3, 25 cm forward.');
  });

  it('are told who was knocked off, and where the die is put back', () => {
    expect(announce(rolled(KNOCKED), BEN)).toContain('knocked off: Green');
    expect(announce(moved('place 120.00 200.00 turn 0.00'), YOU)).toBe('You put the die back, 20 cm forward.');
    expect(lostIn(KNOCKED)).toEqual(['green']);
  });

  it('hear a bot’s turn in two sentences at most', () => {
    const turns = [
      turn(moved(THROW), rolled(LANDING), moved('choose 1')),
      turn(moved(THROW), rolled(KNOCKED), moved('choose 1')),
      turn(moved(THROW), rolled(LANDING)),
      turn(moved(THROW), rolled(WET)),
      turn(moved('place 120.00 200.00 turn 0.00')),
    ].map((one) => summary(one, 'Mika'));
    expect(turns[0]).toBe('Mika throws: 5 and 3 on the floe, 1 in the water. Mika takes the 5, 26 cm forward.');
    expect(turns[2]).toContain('A miss');
    expect(turns[3]).toBe('Mika throws: all in the water.');
    expect(turns.every((text) => text.split(/[.!?](?:\s|$)/).filter(Boolean).length <= 2)).toBe(true);
  });
});

describe('what is tried on the ice', () => {
  it('is an aim with place, direction, strength, reach and spread', () => {
    expect(aimText(ARENA, usualAim(ARENA))).toBe('From the middle (15 cm), straight ahead, boldly: about 31 cm forward, spread about 4 cm to each side.');
    expect(aimText(ARENA, { ...usualAim(ARENA), place: 60, direction: -100, strength: 1300 })).toBe(
      'From the left (6 cm), 6° to the left, wildly: to the back wall, spread about 8 cm to each side.',
    );
  });

  it('is a die with pips, place, why it beats, and points with their net', () => {
    const rest = { face: 1, x: 50, y: 312 };
    expect(choiceText(ARENA, 2, rest, 'further', { points: 12, ground: 5 })).toBe(
      'Die 2: 1 pip, left, 31 cm forward, further, 12 points, 5 of them from a net.',
    );
    expect(choiceText(ARENA, 2, rest, '', undefined)).toBe('Die 2: 1 pip, left, 31 cm forward.');
  });

  it('is a spot with what it would bring', () => {
    expect(spotText(ARENA, 250, 100, 9)).toBe('right, 10 cm forward: 9 points');
  });
});

describe('everybody', () => {
  const nameOf = (colour: string): string => ({ orange: 'Anna', green: 'Ben' })[colour] ?? colour;

  it('hears what a round brought, in the order of scoring', () => {
    const lines = [
      { colour: 'green' as const, gain: { own: 3, behind: 1, blocks: 0, patch: 0 }, from: 0, to: 5 },
      { colour: 'orange' as const, block: { number: 1, face: 4 }, from: 4, to: 4 },
    ];
    expect(roundText(lines, nameOf)).toBe('The round is scored: Ben 4 points, seal on 5; Anna 0 points, seal on 4.');
  });

  it('can ask what lies on the ice, the foremost first', () => {
    const die = { colour: 'orange' as const, face: 3, x: 150, y: 100, role: 'scoring' };
    expect(lyingText(ARENA, [die, { ...die, colour: 'green' as const, y: 300 }], nameOf)).toBe(
      'Ben: 3 pips, middle, 30 cm forward. Anna: 3 pips, middle, 10 cm forward.',
    );
    expect(lyingText(ARENA, [], nameOf)).toBe('No scoring die lies on the floe.');
  });

  it('laughs about a die in the water, and is kind about one’s own', () => {
    const game = { nameOf, seatOf: (colour: string) => (colour === 'orange' ? 0 : 1), isYou: (seat: number | null) => seat === 0 };
    expect(mischiefText(['green'], game, 0)).toBe('Splash! Ben is in the water.');
    expect(mischiefText(['orange'], game, 1)).toContain('Your die');
    expect(mischiefText(['orange'], game, 0)).toContain('your own die');
    expect(mischiefText(['green'], game, 1)).toContain('Ben has knocked off');
  });

  it('reads what the coach would do as one sentence', () => {
    expect(planText([THROW])).toBe('Throw boldly, slightly to the right, from the left');
  });
});
