import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin, blank, moved, nameOf, roundOf, score, sealsOf, totals, undo, type Entry } from '../src/games/rolling-dice/keeper';
import type { ScoreView } from '../src/lib/protocol';

const entry = (colour: Entry['colour'], face: number, more: Partial<Entry> = {}): Entry => ({
  colour, face, where: 'floe', level: false, patch: 0, ...more,
});

afterEach(() => vi.unstubAllGlobals());

const three = begin([{ name: 'Anna', colours: ['blue'] }, { name: 'Ben', colours: ['green'] }, { name: 'Cleo', colours: ['red'] }]);

describe('a round for the server', () => {
  it('lists dice from front to back, and those on blocks', () => {
    const draft = [entry('red', 4, { level: true, patch: -2 }), entry('green', 3, { where: 'block' }), entry('blue', 2, { level: true, patch: 6 })];
    expect(roundOf({ ...three, draft })).toEqual({
      seats: 3,
      starter: 'blue',
      seals: { blue: 0, green: 0, red: 0 },
      floe: [{ colour: 'red', face: 4, level: false, patch: -2 }, { colour: 'blue', face: 2, level: true, patch: 6 }],
      blocks: [{ colour: 'green', face: 3 }],
    });
  });

  it('is scored by the server, kept, and can be taken back', async () => {
    const answer: ScoreView = {
      lines: [
        { colour: 'blue', gain: { own: 2, behind: 6, blocks: 3, patch: 0 }, earned: 11, from: 0, to: 11 },
        { colour: 'green', gain: { own: 6, behind: 0, blocks: 3, patch: 3 }, earned: 12, from: 0, to: 12 },
        { colour: 'red', gain: null, earned: 0, from: 0, to: 0 },
      ],
      over: false, goal: 75, next_starter: 'red', totals: [11, 12, 0], winners: [],
      next_round: [{ colour: 'red', dice: 4, stays: false }, { colour: 'blue', dice: 3, stays: true }, { colour: 'green', dice: 3, stays: true }],
    };
    const asked = vi.fn(async () => new Response(JSON.stringify(answer), { status: 200 }));
    vi.stubGlobal('fetch', asked);
    const draft = [entry('red', 3, { where: 'block' }), entry('blue', 2), entry('green', 6, { patch: 3 })];
    const after = await score({ ...three, draft });
    expect([totals(after), after.starter, sealsOf(after)]).toEqual([[11, 12, 0], 'red', { blue: 11, green: 12, red: 0 }]);
    // What stays lies as it lay; the die from the block is thrown again.
    expect(after.draft).toEqual([entry('blue', 2), entry('green', 6, { patch: 3 }), entry('red', 1)]);
    const body = JSON.parse((asked.mock.calls[0] as unknown as [string, RequestInit])[1].body as string) as unknown;
    expect(body).toEqual({ game: 'rolling-dice', options: { colours: ['blue', 'green', 'red'] }, round: roundOf({ ...three, draft }) });
    expect([undo(after).rounds, undo(after).draft]).toEqual([[], draft]);
  });
});

describe('people and colours', () => {
  it('play in turn, two people with two colours each', () => {
    const two = begin([{ name: 'Anna', colours: ['red', 'yellow'] }, { name: 'Ben', colours: ['green', 'orange'] }]);
    expect(two.draft.map(({ colour }) => colour)).toEqual(['red', 'green', 'yellow', 'orange']);
    expect([two.starter, nameOf(two, 'orange'), totals(two)]).toEqual(['red', 'Ben', [0, 0]]);
  });
});

describe('the order of dice', () => {
  it('changes among dice of the same kind only', () => {
    const entries = [entry('orange', 1), entry('green', 2, { where: 'block' }), entry('purple', 3)];
    expect(moved(entries, 'purple', -1).map(({ colour }) => colour)).toEqual(['purple', 'green', 'orange']);
    expect(moved(entries, 'green', 1)).toEqual(entries);
  });

  it('begins with every colour on the floe', () => {
    expect(blank(['orange', 'green']).every(({ where }) => where === 'floe')).toBe(true);
  });
});
