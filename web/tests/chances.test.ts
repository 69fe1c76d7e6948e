/** Chances of winning: figures, the choice of the unit, and the review that counts in them. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chanceText } from '../src/lib/chance';
import type { Analysis as Told, AdviceView } from '../src/lib/protocol';
import { Counsel } from '../src/lib/counsel.svelte';
import { change, settings } from '../src/lib/settings.svelte';
import { speak } from '../src/lib/words.svelte';
import ChanceBar from '../src/parts/ChanceBar.svelte';
import UnitSwitch from '../src/parts/UnitSwitch.svelte';
import ChanceCard from '../src/review/ChanceCard.svelte';
import { chancesOf, decisive, inHundredths, roundSums, swings, valuesOf } from '../src/review/chances';
import { courseOf } from '../src/review/course';
import { sumRows } from '../src/review/sums';
import { speakReview } from '../src/review/texts';

/**
 * Anna and Ben, two turns each: a good roll of Anna’s, a mistake of Ben’s, a bad roll of Anna’s, and Ben wins.
 * Events 1, 3 and 6 are dice that leave the hand, which nothing is told about.
 */
const told: Told = {
  unit: 'winning', kind: 'exact', error: null, finished: true,
  seats: [
    { start: 0.5, luck: -0.5, loss: 0, result: 0, luck_of_dice: -0.6, gifts: 0.1, others_turns: 0, luck_error: 0.5, points: 10, decisions: 1, rolls: 2, turns: 2 },
    { start: 0.5, luck: 0.6, loss: 0.1, result: 1, luck_of_dice: 0.6, gifts: 0, others_turns: 0, luck_error: 0.5, points: 20, decisions: 2, rolls: 2, turns: 2 },
  ],
  steps: [
    { type: 'roll', event: 2, seat: 0, turn: 1, outcome: '', before: 0.5, luck: 0.2, value: 0.7, values: [0.7, 0.3] },
    { type: 'decision', event: 4, seat: 1, turn: 1, move: 'bad', best: 'good', best_value: 0.3, worst_value: 0.2, moves: 2, loss: 0.1, value: 0.2, values: [0.8, 0.2] },
    { type: 'roll', event: 5, seat: 0, turn: 2, outcome: '', before: 0.8, luck: -0.5, value: 0.3, values: [0.3, 0.7] },
    { type: 'roll', event: 7, seat: 1, turn: 2, outcome: '', before: 0.7, luck: 0.3, value: 1, values: [0, 1] },
  ],
};
const game = inHundredths(told);
const estimated = inHundredths({ ...told, kind: 'estimate', error: 0.017 });

beforeEach(async () => {
  change({ language: 'en', unit: 'points' });
  await speak();
  await speakReview();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a chance in words', () => {
  it('has a decimal where it is exact and none where it is estimated', () => {
    expect([0.624, 0.5, 0].map((chance) => chanceText(chance))).toEqual(['62.4%', '50.0%', '0%']);
    expect(chanceText(0.624, false)).toBe('62%');
  });

  it('is never nothing or everything unless it is', () => {
    expect([0.0001, 0.99999, 1].map((chance) => chanceText(chance))).toEqual(['< 0.1%', '> 99.9%', '100%']);
    expect([0.001, 0.999].map((chance) => chanceText(chance, false))).toEqual(['< 1%', '> 99%']);
  });

  it('is written as in German', async () => {
    change({ language: 'de' });
    await speak();
    expect(chanceText(0.624)).toBe('62,4\u00a0%');
  });
});

describe('the choice of the unit', () => {
  it('is kept for the next evening', async () => {
    render(UnitSwitch);
    await fireEvent.click(screen.getByRole('radio', { name: 'Chances' }));
    expect(settings.unit).toBe('winning');
    expect(JSON.parse(localStorage.getItem('bonecup-settings') ?? '{}').unit).toBe('winning');
  });

  it('is sent with every question, and another unit is another question', async () => {
    const asked = vi.fn(async (_: string, init: RequestInit) => Response.json({ unit: JSON.parse(String(init.body)).in, moves: [], plan: [] } as unknown as AdviceView));
    vi.stubGlobal('fetch', asked);
    const counsel = new Counsel();
    const question = { table: 'T', seq: 3, staged: [] };
    await counsel.ask({ ...question, unit: 'points' });
    await counsel.ask({ ...question, unit: 'points' });
    await counsel.ask({ ...question, unit: 'winning' });
    expect(asked).toHaveBeenCalledTimes(2);
    expect(counsel.advice?.unit).toBe('winning');
  });
});

it('everybody’s chances are a list with names and figures', () => {
  render(ChanceBar, { names: ['You', 'Ben'], chances: [0.624, 0.376], exact: true });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['You 62.4%', 'Ben 37.6%']);
});

describe('a game in chances', () => {
  it('has a value for every event, also for those that nothing is told about', () => {
    expect(valuesOf(game, 8)[0]).toEqual([50, 50, 70, 70, 80, 30, 30, 0, 0]);
    expect(courseOf(game).luck[0]).toHaveLength(8);
    expect(courseOf(game).luck[0]!.at(5)).toBeCloseTo(-30);
  });

  it('says round by round what luck and mistakes were, and all adds up', () => {
    const [anna, ben] = [roundSums(game, 0), roundSums(game, 1)];
    expect(anna.map(({ chance }) => chance)).toEqual([80, 0]);
    expect(anna.map(({ luck }) => Math.round(luck))).toEqual([30, -80]);
    expect(ben.map(({ loss }) => loss)).toEqual([10, 0]);
    for (const [seat, sums] of [anna, ben].entries()) {
      const change = sums.reduce((all, { luck, loss }) => all + luck - loss, 0);
      expect(game.seats[seat]!.start + change).toBeCloseTo(game.seats[seat]!.result, 9);
    }
  });

  it('names what changed most, in the order of play, from the side of the seat', () => {
    const places = (seat: number) => swings(game, seat).map(({ step, from, to }) => [step.event, Math.round(from), Math.round(to)]);
    expect(places(0)).toEqual([[2, 50, 70], [4, 70, 80], [5, 80, 30], [7, 30, 0]]);
    expect(places(1)[1]).toEqual([4, 30, 20]);
    expect(swings(game, 0, 1).map(({ step }) => step.event)).toEqual([5]);
  });

  it('says what decided', () => {
    expect(decisive(game, 0)).toBe('dice');
    expect(decisive(inHundredths({ ...told, seats: told.seats.map((seat) => ({ ...seat, luck_of_dice: 0.01 })) }), 1)).toBe('play');
  });

  it('has sums that go from the start to the result', () => {
    const rows = sumRows(game, 1);
    expect(rows.map(({ key, figure }) => `${key} ${figure}`)).toEqual(['start 50.0%', 'dice +60.0', 'gifts 0.0', 'loss −10.0', 'result 100%']);
    expect(rows.at(-2)?.to).toBeCloseTo(100, 9);
  });
});

describe('the card', () => {
  const open = (analysis = game, onshow = vi.fn()) => {
    const words = (event: number): string => `event ${event}`;
    render(ChanceCard, { analysis, names: ['Anna', 'Ben'], yours: [0], seat: 0, at: null, words, onseat: () => undefined, onpick: () => undefined, onshow });
    return onshow;
  };

  it('tells the curve in words and in a table', () => {
    open();
    const curve = screen.getByRole('img', { name: /chance of winning of Anna/ });
    expect(curve.getAttribute('aria-label')).toContain('Start: 50.0%. After each round: 80.0%, 0%');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(5);
    expect(rows[4]!.textContent).toContain('−80.0');
  });

  it('leads from a swing to its position, and from a mistake to the one before it', async () => {
    const onshow = open();
    await fireEvent.click(screen.getByRole('button', { name: /event 5.*from 80.0% to 30.0%/ }));
    await fireEvent.click(screen.getByRole('button', { name: /mistake.*event 4/ }));
    expect(onshow.mock.calls).toEqual([[5], [3]]);
  });

  it('draws estimates dashed and says so', () => {
    open(estimated);
    expect([...document.querySelectorAll('.curve')].map((path) => path.getAttribute('stroke-dasharray'))).toEqual(['5 4', '5 4']);
    expect(screen.getByText(/can only be estimated/).textContent).toContain('1.7 percentage points');
    expect(screen.getByText('Chance of winning, estimated')).toBeTruthy();
  });
});

describe('asking for the course of a game', () => {
  it('goes on while it is being made, and tells how far it is', async () => {
    vi.useFakeTimers();
    const answers = [Response.json({ done: 0.25 }, { status: 202 }), Response.json(told)];
    vi.stubGlobal('fetch', vi.fn(async () => answers.shift()));
    const parts: number[] = [];
    const found = chancesOf('T', new AbortController().signal, (part) => parts.push(part));
    await vi.advanceTimersByTimeAsync(5000);
    expect((await found)?.seats[0]!.start).toBe(50);
    expect(parts).toEqual([0.25]);
  });

  it('ends with the page, and with an error', async () => {
    const leaving = new AbortController();
    vi.stubGlobal('fetch', vi.fn(async () => Response.json({ done: 0 }, { status: 202 })));
    const found = chancesOf('T', leaving.signal, () => leaving.abort());
    expect(await found).toBeNull();
    vi.stubGlobal('fetch', vi.fn(async () => Response.json({ error: { code: 'coach-won-on-sheets', message: 'one sheet each' } }, { status: 422 })));
    await expect(chancesOf('T', new AbortController().signal, () => undefined)).rejects.toThrow('one sheet each');
  });
});
