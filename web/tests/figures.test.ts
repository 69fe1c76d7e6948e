import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Chart from '../src/figures/Chart.svelte';
import { lossPerDecision, movingMean, newestResults, seriesOf } from '../src/figures/series';
import { speakFigures } from '../src/figures/texts';
import BoxFigures from '../src/games/knochenmax/BoxFigures.svelte';
import { textsOf } from '../src/games/card';
import { bestGain } from '../src/games/rolling-bones/gains';
import type { Frame, ResultView } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import Results from '../src/review/Results.svelte';
import { PAGE } from '../src/review/history';
import { speakReview } from '../src/review/texts';

const result = (at: number, more: Partial<ResultView> = {}): ResultView =>
  ({
    table: `table-${at}`, game: 'knochenmax', seat: 0, seats: 2, at, points: at, won: 1, luck: null, loss: null, decisions: null,
    players: [{ name: 'Anna', points: at }, { name: 'steady', points: 90 }], ...more,
  }) as ResultView;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([speakFigures(), speakReview()]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('series', () => {
  it('begin with the oldest game and leave out what nobody knows', () => {
    const results = [result(3, { luck: -2 }), result(2), result(1, { luck: 5 })];
    expect(seriesOf(results, ({ luck }) => luck).map(({ at, value }) => [at, value])).toEqual([[1, 5], [3, -2]]);
  });

  it('have a mean of the last few', () => {
    expect(movingMean([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
    expect(movingMean([])).toEqual([]);
  });

  it('count a loss by decision, and none where there is nothing to count', () => {
    expect(lossPerDecision(result(1, { loss: 6, decisions: 12 }))).toBe(0.5);
    expect(lossPerDecision(result(1, { loss: 6, decisions: 0 }))).toBeNull();
    expect(lossPerDecision(result(1, { loss: 6 }))).toBeNull();
  });

  it('end after six pages', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(Array.from({ length: PAGE }, (_, at) => result(at))))));
    vi.stubGlobal('fetch', fetched);
    const { results, more } = await newestResults();
    expect([results.length, more, fetched.mock.calls.length]).toEqual([6 * PAGE, true, 6]);
  });
});

describe('a chart', () => {
  it('says in words what it draws, and has a table', () => {
    const points = [10, 20, 30].map((value, at) => ({ table: `t${at}`, seat: 0, at: at * 86_400_000, value }));
    const { container } = render(Chart, { title: 'Points', how: '', points, digits: 0, write: String });
    expect(screen.getByRole('img', { name: 'Points: 3 games: 20 on average, 20 in the last 3.' })).toBeTruthy();
    expect([...container.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent)).toEqual(['30', '20', '10']);
    expect(container.innerHTML).not.toContain('NaN');
  });

  it('draws a single game and equal ones', () => {
    for (const values of [[5], [5, 5]]) {
      const points = values.map((value, at) => ({ table: `t${at}`, seat: 0, at, value }));
      expect(render(Chart, { title: 'Luck', how: '', points, digits: 0, write: String, zero: true }).container.innerHTML).not.toContain('NaN');
    }
  });
});

it('the history names everybody who sat there', () => {
  render(Results, { results: [result(120)] });
  expect(screen.getByText('Anna 120 · Greta 90')).toBeTruthy();
});

it('the best skeleton is what brought most at once', () => {
  const frames = [[0, 0], [0, 0], [9, 0], [9, 30], [21, 30]].map((points, at) => ({ points, position: { at } })) as unknown as Frame[];
  expect(bestGain(frames, 0)).toEqual({ points: 12, before: { at: 3 } });
  expect(bestGain(frames.slice(0, 2), 0)).toBeNull();
});

it('boxes are counted over the last games, without those that are gone', async () => {
  await textsOf('knochenmax');
  const view = (sheet: object) => ({ play: { position: { seats: [{ sheets: [sheet] }] } } });
  const tables: Record<string, object> = { 'table-1': view({ chios: 10, venuswurf: 0 }), 'table-2': view({ chios: 20, venuswurf: 40 }) };
  vi.stubGlobal('fetch', (path: string) => {
    const found = tables[path.split('/').at(-1) ?? ''];
    return Promise.resolve(new Response(JSON.stringify(found ?? { error: { code: 'server-no-table', message: '' } }), { status: found ? 200 : 404 }));
  });
  render(BoxFigures, { results: [result(1), result(2), result(3)] });
  await fireEvent.click(screen.getByRole('button', { name: 'Work it out' }));
  expect(await screen.findByText('From 2 sheets.')).toBeTruthy();
  const cells = [...screen.getByText('Chios').closest('tr')!.querySelectorAll('td')].map((cell) => cell.textContent);
  expect(cells).toEqual(['15.0', '0%']);
  expect([...screen.getByText(/Venus/).closest('tr')!.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['20.0', '50%']);
});
