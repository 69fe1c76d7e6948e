import { describe, expect, test } from 'vitest';
import { columnsOf, notes, previews, seatsFromUs, towards } from '../src/games/knochenmax/columns';
import { BOXES, keepMove, readMove, readSides, sheetsOf, sum, UPPER, type Position } from '../src/games/knochenmax/notation';
import { filledBy, lastCell, turnOf, valueAt } from '../src/games/knochenmax/steps';

describe('moves', () => {
  test('are read as the server writes them', () => {
    expect(readMove('keep')).toEqual({ kind: 'keep', sides: [] });
    expect(readMove('keep 3 3 6')).toEqual({ kind: 'keep', sides: [3, 3, 6] });
    expect(readMove('fill venuswurf')).toEqual({ kind: 'fill', sheet: 0, box: 'venuswurf' });
    expect(readMove('fill 6:besser_als_nix')).toEqual({ kind: 'fill', sheet: 5, box: 'besser_als_nix' });
  });

  test('that are none are not read', () => {
    for (const text of ['', 'keep 2', 'keep 3 x', 'fill', 'fill 7:hund', 'fill katze', 'roll 3']) expect(readMove(text)).toBeNull();
  });

  test('that keep name the sides in ascending order, as the list of legal moves does', () => {
    expect(keepMove([6, 1, 4, 3])).toBe('keep 1 3 4 6');
    expect(keepMove([])).toBe('keep');
  });

  test('every box is read back', () => {
    for (const box of BOXES) expect(readMove(`fill 2:${box}`)).toEqual({ kind: 'fill', sheet: 1, box });
  });
});

test('a throw is read in the order in which it fell', () => {
  expect(readSides('4 1 3 3 3')).toEqual([4, 1, 3, 3, 3]);
  expect(readSides('4 5')).toBeNull();
});

describe('positions', () => {
  const alone: Position = { sheets: [{ hund: 2, knochenmax: 50 }], throw: [], throws_left: 3 };
  const two: Position = { seats: [{ sheets: [{}, {}] }, { sheets: [{ chios: 0 }, {}] }], to_move: 1, throw: [1], throws_left: 2 };

  test('have sheets by seat in both forms', () => {
    expect(sheetsOf(alone)).toEqual([[{ hund: 2, knochenmax: 50 }]]);
    expect(sheetsOf(two)[1]?.[0]).toEqual({ chios: 0 });
  });

  test('are added up', () => {
    expect(sum({ hund: 2, knochenmax: 50, venuswurf: 0 })).toBe(52);
    expect(sum({ hund: 2, knochenmax: 50 }, UPPER)).toBe(2);
  });

  test('of another turn are told apart, also when one plays alone', () => {
    expect(turnOf(alone)).not.toBe(turnOf({ ...alone, sheets: [{ hund: 2 }] }));
    expect(turnOf(two)).toBe(turnOf({ ...two, throw: [3, 3], throws_left: 0 }));
  });

  test('show what was written last', () => {
    const event = { type: 'moved', seat: 1, move: 'fill 1:chios' } as const;
    expect(filledBy(event)).toEqual({ seat: 1, sheet: 0, box: 'chios' });
    expect(valueAt(two, { seat: 1, sheet: 0, box: 'chios' })).toBe(0);
    const step = { seq: 3, at: 0, points: null, acting: 0 };
    const keeps = { ...step, events: [{ type: 'moved', seat: 0, move: 'keep 3' } as const] };
    expect(lastCell([{ ...step, events: [event] }, keeps])).toBe('1:0:chios');
    expect(lastCell([keeps])).toBeNull();
  });
});

describe('the table of sheets', () => {
  const people = [{ name: 'A', yours: false }, { name: 'B', yours: true }, { name: 'C', yours: false }];

  test('begins with us and goes on in the order of play', () => {
    expect(seatsFromUs(people)).toEqual([1, 2, 0]);
    expect(seatsFromUs(people.map((one) => ({ ...one, yours: false })))).toEqual([0, 1, 2]);
  });

  test('has a column per person, or per sheet of one person', () => {
    expect(columnsOf(people, 1, 0).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(columnsOf(people, 3, 2)).toEqual([{ seat: 2, sheet: 0 }, { seat: 2, sheet: 1 }, { seat: 2, sheet: 2 }]);
  });

  test('offers boxes only to whoever moves', () => {
    const moves = [{ move: 'keep 3', gain: 0, ends: true }, { move: 'fill 2:hund', gain: 2, ends: true }];
    expect([...previews(moves, 1).keys()]).toEqual(['1:1:hund']);
    expect(previews(moves, null).size).toBe(0);
  });

  test('gathers bonus and joker with their boxes, each box once', () => {
    const moves = [
      { move: 'fill 1:ruecken', gain: 65, ends: true, note: 'bonus' as const },
      { move: 'fill 2:venuswurf', gain: 40, ends: true, note: 'joker' as const },
      { move: 'fill 3:venuswurf', gain: 40, ends: true, note: 'joker' as const },
      { move: 'fill 1:hund', gain: 0, ends: true },
    ];
    expect(notes(moves)).toEqual([{ note: 'bonus', boxes: ['ruecken'] }, { note: 'joker', boxes: ['venuswurf'] }]);
  });

  test('is walked with the arrow keys over filled boxes', () => {
    const spots = [{ row: 0, column: 0 }, { row: 4, column: 0 }, { row: 2, column: 1 }, { row: 4, column: 2 }];
    expect(towards(spots, { row: 0, column: 0 }, 'ArrowDown')).toEqual({ row: 4, column: 0 });
    expect(towards(spots, { row: 4, column: 0 }, 'ArrowRight')).toEqual({ row: 4, column: 2 });
    expect(towards(spots, { row: 0, column: 0 }, 'ArrowUp')).toBeNull();
    expect(towards(spots, { row: 0, column: 0 }, 'Enter')).toBeNull();
  });
});
