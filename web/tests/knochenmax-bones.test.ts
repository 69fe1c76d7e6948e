import { describe, expect, test } from 'vitest';
import { agreeing, emptySlots, heldSides, holding, landed, toggled, type Slot } from '../src/games/knochenmax/slots';
import { flight, poseAt, VIEW } from '../src/games/knochenmax/tumble';
import { SIDES, type Side } from '../src/games/knochenmax/notation';
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

describe('a bone that tumbles', () => {
  test('ends on the side that was thrown, at its place, and not above the table', () => {
    for (const side of SIDES) {
      const { x, y, ...end } = poseAt(flight(side, 2), 10_000);
      expect(end).toMatchObject({ view: VIEW[side], lift: 0, done: true });
      expect(Math.abs(x) + Math.abs(y)).toBe(0);
    }
  });

  test('lies within the time that the table waits for it', () => {
    for (let index = 0; index < 5; index += 1) expect(poseAt(flight(3, index, () => 0.999), 1050).done).toBe(true);
  });

  test('shows other sides on its way', () => {
    const bone = flight(4, 0, () => 0.5);
    const views = new Set(Array.from({ length: 40 }, (_, i) => poseAt(bone, i * 20).view));
    expect(views.size).toBe(8);
  });

  test('has a picture for every side and for what lies between', () => {
    expect(SHAPES).toHaveLength(8);
    expect(new Set(SIDES.map((side) => SHAPES[VIEW[side]]?.outline)).size).toBe(4);
  });
});
