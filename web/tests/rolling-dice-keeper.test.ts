import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin, blank, moved, positionOf, score, totals, undo, withGround, type Entry } from '../src/games/rolling-dice/keeper';
import type { Line } from '../src/games/rolling-dice/position';

const entry = (colour: Entry['colour'], face: number, more: Partial<Entry> = {}): Entry => ({
  colour, face, where: 'floe', level: false, ground: 0, ...more,
});
const line = (colour: Line['colour'], own: number, behind: number, blocks: number, from = 0): Line => ({
  colour, gain: { own, behind, blocks, patch: 0 }, from, to: 0,
});

afterEach(() => vi.unstubAllGlobals());

describe('nets and holes of the printed floe', () => {
  it('score the standard example', () => {
    const entries = [entry('orange', 3), entry('green', 1, { ground: 6 }), entry('purple', 4), entry('red', 6, { ground: -2 }), entry('blue', 5, { where: 'block' })];
    const lines = [line('orange', 3, 11, 5), line('green', 1, 10, 5), line('purple', 4, 6, 5), line('red', 6, 0, 5), { colour: 'blue' as const, gain: null, from: 0, to: 0 }];
    expect(withGround(lines, entries).map(({ to }) => to)).toEqual([19, 22, 15, 9, 0]);
  });

  it('slide on over occupied fields, one after the other', () => {
    const entries = [entry('purple', 2), entry('red', 5), entry('orange', 3, { ground: -2 }), entry('green', 4, { where: 'block' })];
    const lines = [line('purple', 2, 8, 4, 8), line('red', 5, 0, 4, 20), line('orange', 3, 0, 4, 24), { colour: 'green' as const, gain: null, from: 29, to: 29 }];
    expect(withGround(lines, entries).map(({ to }) => to)).toEqual([22, 30, 31, 29]);
  });

  it('never take a seal back', () => {
    expect(withGround([line('orange', 1, 0, 0, 12)], [entry('orange', 1, { ground: -4 })])[0]!.to).toBe(12);
  });
});

describe('a round for the server', () => {
  const kept = begin(['Anna', 'Ben', 'Cleo'], ['blue', 'green', 'red']);

  it('lists dice from front to back, level ones at one height, and never close to each other', () => {
    const entries = [entry('red', 4), entry('blue', 2, { level: true }), entry('green', 6)];
    const { floe } = positionOf(kept, entries);
    // Blue stands for the first colour in play, red for the third.
    expect(floe!.purple!.y).toBe(floe!.orange!.y);
    expect(floe!.purple!.y - floe!.green!.y).toBeGreaterThan(1);
    const xs = Object.values(floe!).map((rest) => rest.x).sort((a, b) => a - b);
    expect(Math.min(...xs.slice(1).map((x, i) => x - xs[i]!))).toBeGreaterThan(20);
  });

  it('is scored, kept, and can be taken back', async () => {
    const answer = {
      lines: [
        { ...line('orange', 2, 6, 3), earned: 11, to: 11 },
        { ...line('green', 6, 0, 3), earned: 9, to: 9 },
        { colour: 'purple', gain: null, earned: 0, from: 0, to: 0 },
      ],
      over: false, goal: 75, next_starter: 'purple',
    };
    const asked = vi.fn(async () => new Response(JSON.stringify(answer), { status: 200 }));
    vi.stubGlobal('fetch', asked);
    const draft = [entry('blue', 2), entry('green', 6, { ground: 3 }), entry('red', 3, { where: 'block' })];
    const after = await score({ ...kept, draft });
    expect(totals(after)).toEqual([11, 12, 0]);
    expect(after.starter).toBe('red');
    expect(JSON.parse((asked.mock.calls[0] as unknown as [string, RequestInit])[1].body as string)).toMatchObject({
      game: 'rolling-dice', position: { seats: 3, blocks: [{ colour: 'purple', face: 3 }] },
    });
    const back = undo(after);
    expect(back.rounds).toEqual([]);
    expect(back.draft).toEqual(draft);
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
