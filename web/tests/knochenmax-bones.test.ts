import { describe, expect, test } from 'vitest';
import type { PastStep } from '../src/lib/past';
import type { RoomEvent } from '../src/lib/protocol';
import { Hand } from '../src/games/knochenmax/hand.svelte';
import { agreeing, emptySlots, heldSides, holding, landed, toggled, type Slot } from '../src/games/knochenmax/slots';
import { BRISK, flights, isTense, poseAt, VIEW, type Flight } from '../src/games/knochenmax/tumble';
import { SIDES, type Position, type Side } from '../src/games/knochenmax/notation';
import { SHAPES } from '../src/games/knochenmax/shapes';

const lying = (text: string): Slot[] =>
  text.split(' ').map((word) => ({ side: Number.parseInt(word, 10) as Side, held: word.endsWith('*') }));
const written = (slots: Slot[]): string => slots.map(({ side, held }) => `${side ?? '-'}${held ? '*' : ''}`).join(' ');

describe('the five bones', () => {
  test('are kept and let go by their place', () => {
    const slots = toggled(toggled(lying('1 3 3 4 6'), 1), 4);
    expect(written(slots)).toBe('1 3* 3 4 6*');
    expect(heldSides(slots)).toEqual([3, 6]);
    expect(written(toggled(slots, 1))).toBe('1 3 3 4 6*');
  });

  test('cannot be kept while they are in the cup', () => {
    expect(heldSides(toggled(emptySlots(), 0))).toEqual([]);
  });

  test('that were kept stay where they are when the others come down', () => {
    expect(written(landed(lying('1 3* 3 4 6*'), [4, 4, 1]))).toBe('4 3* 4 1 6*');
  });

  test('that somebody else keeps are the same number of the same sides', () => {
    expect(written(holding(lying('3 1 3 3 6'), [3, 3]))).toBe('3* 1 3* 3 6');
    expect(written(holding(lying('3 1 3 3* 6'), [3]))).toBe('3 1 3 3* 6');
    expect(written(holding(lying('3* 1* 3 3 6'), []))).toBe('3 1 3 3 6');
  });

  test('agree with a position without jumping about', () => {
    expect(written(agreeing(lying('6 3 1 3 4'), [1, 3, 3, 4, 6]))).toBe('6 3 1 3 4');
    expect(written(agreeing(lying('6 3* 1 3 4'), [3, 3, 4, 4, 4]))).toBe('4 3* 4 3 4');
    expect(written(agreeing(emptySlots(), [1, 1, 3, 4, 6]))).toBe('1 1 3 4 6');
    expect(written(agreeing(lying('6* 3 1 3 4'), [6]))).toBe('6* - - - -');
  });

  test('lose what is held if it lies no more', () => {
    expect(heldSides(agreeing(lying('6* 3 1 3 4'), [1, 1, 1, 1, 1]))).toEqual([]);
  });
});

describe('bones that tumble', () => {
  const CALM = { share: 1, tense: false };
  const all: Side[] = [1, 3, 4, 6, 4];
  const restOf = (bone: Flight | null): number => (bone ? bone.delay + bone.length : 0);

  test('end on the sides that were thrown, at their places, and not above the table', () => {
    flights(all, CALM).forEach((bone, index) => {
      const { x, y, ...end } = poseAt(bone!, 10_000);
      expect(end).toMatchObject({ view: VIEW[all[index]!], lift: 0, done: true });
      expect(Math.abs(x) + Math.abs(y)).toBe(0);
    });
  });

  test('come to rest one by one, and those that are kept do not fly', () => {
    const [first, kept, ...others] = flights([1, null, 4, 6, 4], CALM);
    expect(kept).toBeNull();
    const rests = [first ?? null, ...others].map(restOf);
    expect(rests).toEqual(rests.toSorted((a, b) => a - b));
    expect(new Set(rests).size).toBe(4);
  });

  test('lie within 1.4 seconds with the shaking of the cup, even when the last one takes its time', () => {
    const calm = flights(all, CALM).map(restOf);
    const tense = flights(all, { share: 1, tense: true }).map(restOf);
    expect(tense.slice(0, 4)).toEqual(calm.slice(0, 4));
    expect(tense[4]).toBeGreaterThan(calm[4]! + 200);
    expect(tense[4]).toBeLessThanOrEqual(1200);
    expect(flights(all, { share: BRISK, tense: true }).map(restOf)[4]).toBeLessThan(700);
  });

  test('show other sides on their way', () => {
    const bone = flights(all, CALM, () => 0.5)[4]!;
    expect(new Set(Array.from({ length: 60 }, (_, i) => poseAt(bone, i * 16).view)).size).toBe(8);
  });

  test('keep everybody waiting when the last one decides', () => {
    expect(isTense(lying('4* 4* 4* 4 6'))).toBe(true);
    expect(isTense(lying('1 3 4* 4 6'))).toBe(true);
    expect(isTense(lying('3 3 4* 4 6'))).toBe(false);
    expect(isTense(lying('3 6 4* 4* 4*'))).toBe(false);
  });

  test('has a picture for every side and for what lies between', () => {
    expect(SHAPES).toHaveLength(8);
    expect(new Set(SIDES.map((side) => SHAPES[VIEW[side]]?.outline)).size).toBe(4);
  });
});

test('whoever keeps the second of two equal bones finds it where it lay, also where nothing moves', () => {
  const rolled = (outcome: string): RoomEvent => ({ type: 'rolled', roll: 1, by: 'drawn', outcome });
  const step = (seq: number, ...events: RoomEvent[]): PastStep => ({ seq, at: 0, events, points: null, acting: 0 });
  const position = (sides: Side[], throws_left: number): Position => ({ sheets: [{}], throw: sides, throws_left });
  const hand = new Hand();
  const first = [step(1, rolled('3 3 4 6 6'))];
  hand.agree(position([3, 3, 4, 6, 6], 2), { table: 'T', seq: 1, steps: first });
  hand.toggle(1, { table: 'T', seq: 1 });
  const second = [...first, step(2, { type: 'moved', seat: 0, move: 'keep 3' }, rolled('1 3 3 1'))];
  const after = { table: 'T', seq: 2, steps: second };
  hand.agree(position([1, 1, 3, 3, 3], 1), after);
  expect(written(hand.slots)).toBe('1 3* 3 3 1');
  hand.agree(position([1, 1, 3, 3, 3], 1), after);
  expect(written(hand.slots)).toBe('1 3* 3 3 1');
  hand.agree(position([1, 1, 3, 3, 3], 0), after);
  expect(hand.kept).toEqual([]);
});
