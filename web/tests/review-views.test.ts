import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Still from './review-StillFake.svelte';
import type { LoadedGame } from '../src/games/card';
import { me } from '../src/lib/me.svelte';
import { change } from '../src/lib/settings.svelte';
import { knows } from '../src/lib/words.svelte';
import type { TableView } from '../src/lib/protocol';
import type { Analysis } from '../src/review/analysis';
import Decisions from '../src/review/Decisions.svelte';
import History from '../src/review/History.svelte';
import Replay from '../src/review/Replay.svelte';
import Result from '../src/review/Result.svelte';
import { createRawSnippet } from 'svelte';
import type { Frame } from '../src/review/replay';
import { speakReview } from '../src/review/texts';
import Verify from '../src/review/Verify.svelte';

const read = (name: string): string => readFileSync(`${import.meta.dirname}/records/${name}.json`, 'utf8');
const analysis = JSON.parse(read('knochenmax.analysis')) as Analysis;
const names = ['Anna', 'Ben'];
const game = {
  Still,
  moveText: (move: string) => `“${move}”`,
  tell: (event: { type: string }, who: string) => `${who}: ${event.type}`,
} as unknown as LoadedGame;
const frames: Frame[] = [0, 1, 2, 3].map((i) => ({
  seq: i,
  at: 0,
  turn: null,
  facts: { game: 'knochenmax', totals: [[i], [0]], weights: [1, 4, 4, 1] },
  event: i === 0 ? null : i % 2 === 1 ? { type: 'rolled', roll: 0, by: 'drawn', outcome: '' } : { type: 'moved', seat: 0, move: 'keep 4' },
  seat: i === 0 ? null : 0,
  position: { sheets: [], throw: [], throws_left: i },
  points: [i, 0],
}));

beforeEach(async () => {
  change({ language: 'en' });
  await speakReview();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('replay', () => {
  const played = { table: 'oak', game: 'knochenmax' as const, yours: [0] };
  const open = () => render(Replay, { played, frames, game, options: { bones: 'antique', sheets: 1, struck_max_counts: false }, rules: 2, names, analysis: null, at: 0 });
  const still = (): string | null => screen.getByTestId('still').textContent;
  const slider = (): HTMLInputElement => screen.getByRole('slider');

  it('steps with the arrow keys and stops at both ends', async () => {
    open();
    const press = (key: string) => fireEvent.keyDown(slider(), { key });
    await press('ArrowRight');
    await press('ArrowRight');
    expect(still()).toBe('2');
    await press('ArrowLeft');
    expect(still()).toBe('1');
    await press('End');
    await press('ArrowRight');
    expect(still()).toBe('3');
    await press('Home');
    await press('ArrowLeft');
    expect(still()).toBe('0');
  });

  it('is played on from where it stands', async () => {
    const fetched = vi.fn(async (path: string) => new Response(JSON.stringify(path === '/api/games' ? [{ game: 'knochenmax', physics: false, bots: [{ name: 'random' }] }] : { id: 'ash', name: 'Anna' })));
    vi.stubGlobal('fetch', fetched);
    open();
    await fireEvent.input(slider(), { target: { value: '2' } });
    const details = screen.getByText('Play on from here').closest('details')!;
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    const button = await screen.findByRole('button', { name: 'Play on from step 2' });
    await vi.waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    // Choosing does not move the game.
    await fireEvent.keyDown(screen.getByLabelText('Your seat'), { key: 'ArrowLeft' });
    expect(still()).toBe('2');
    await fireEvent.change(screen.getByLabelText('Your seat'), { target: { value: '1' } });
    await fireEvent.click(screen.getByLabelText('the same as then'));
    expect(screen.getByText(/^Where the same dice are rolled/)).toBeTruthy();
    await fireEvent.click(button);
    await vi.waitFor(() => expect(location.pathname).toBe('/t/ash'));
    const [, wish] = fetched.mock.calls.find(([path]) => path === '/api/tables/oak/practice') as unknown as [string, RequestInit];
    expect(JSON.parse(String(wish.body))).toMatchObject({ event: 2, seat: 1, bot: 'random', dice: 'same' });
    vi.unstubAllGlobals();
  });

  it('says in words where it is', async () => {
    open();
    await fireEvent.input(slider(), { target: { value: '1' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('1 of 3: Anna: rolled');
    expect(screen.getByText('Anna: rolled')).toBeTruthy();
  });

  it('plays by itself until the end, and pauses', async () => {
    vi.useFakeTimers();
    open();
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.advanceTimersByTimeAsync(1200);
    expect(still()).toBe('1');
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(still()).toBe('1');
    await fireEvent.keyDown(slider(), { key: ' ' });
    await vi.advanceTimersByTimeAsync(9000);
    expect(still()).toBe('3');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });
});

describe('decisions', () => {
  it('shows the three worst first, then all mistakes, then everything', async () => {
    const onshow = vi.fn();
    render(Decisions, { analysis, names, seat: 1, moveText: game.moveText, onshow });
    const [top] = screen.getAllByRole('list');
    expect(within(top!).getAllByRole('listitem')).toHaveLength(3);
    expect(top!.textContent).toContain('“fill venuswurf”');
    expect(top!.textContent).toContain('“keep 4 4 4 4”');
    expect(top!.textContent).toContain('−46.6 points');
    expect(screen.queryByText(/best move/)).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(screen.getAllByText(/best move/).length).toBeGreaterThan(0);
    await fireEvent.click(within(top!).getAllByRole('button')[0]!);
    expect(onshow).toHaveBeenCalledWith(16);
  });

  it('praises a game without mistakes', () => {
    const clean = { ...analysis, steps: analysis.steps.filter((step) => step.type !== 'decision') };
    render(Decisions, { analysis: clean, names, seat: 0, moveText: game.moveText, onshow: () => undefined });
    expect(screen.getByText(/Not one mistake/)).toBeTruthy();
  });
});

describe('result', () => {
  const table = (winners: number[]): TableView =>
    ({
      game: 'knochenmax',
      seats: [
        { kind: 'person', name: 'Anna', yours: true, bot: null },
        { kind: 'bot', name: 'casual', yours: false, bot: 'casual' },
      ],
      play: { points: [200, 250], turn: { kind: 'over', winners } },
    }) as unknown as TableView;
  const actions = createRawSnippet(() => ({ render: () => '<span></span>' }));

  it('says who won', () => {
    render(Result, { table: table([0]), actions });
    expect(screen.getByRole('heading').textContent).toBe('You win!');
    cleanup();
    render(Result, { table: table([1]), actions });
    expect(screen.getByRole('heading').textContent).toMatch(/^\S.* wins$/);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('250 points'),
      expect.stringContaining('200 points'),
    ]);
  });
});

describe('checking a file', () => {
  async function drop(text: string): Promise<void> {
    render(Verify, {});
    const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
    const file = new File([text], 'game.json', { type: 'application/json' });
    await fireEvent.change(input, { target: { files: [file] } });
  }

  it('proves real dice', async () => {
    await drop(read('rolling-bones'));
    expect(await screen.findByText('The dice are the promised ones')).toBeTruthy();
    expect(screen.getByText('What it does not prove')).toBeTruthy();
  });

  it('names the forged roll, what it should be and what it is', async () => {
    await drop(read('knochenmax').replace('"outcome":"3 1 1 3 1"', '"outcome":"6 6 6 6 6"'));
    expect(await screen.findByText('This record was changed')).toBeTruthy();
    expect(screen.getByText(/Roll 5 \(event 9\): the seed gives 3 1 1 3 1, the record says 6 6 6 6 6/)).toBeTruthy();
  });

  it('says above what is checked and what is not', async () => {
    render(Verify, {});
    expect(await screen.findByText(/It is the dice that are checked/)).toBeTruthy();
    expect(screen.queryByText(/every change/)).toBeNull();
  });

  it('finds an altered move and an altered result by the server’s own record', async () => {
    vi.stubGlobal('fetch', vi.fn(async () => new Response(read('knochenmax'))));
    await drop(read('knochenmax').replace('"move":"fill venuswurf"', '"move":"fill max"').replace('      326', '      400'));
    await fireEvent.click(await screen.findByRole('button', { name: 'Compare with this server' }));
    expect(await screen.findByText('Event 16 is another one there.')).toBeTruthy();
    expect(screen.getByText('The result is another one there.')).toBeTruthy();
  });

  it('refuses another version in words', async () => {
    await drop(read('knochenmax').replace('"version": 1', '"version": 3'));
    expect((await screen.findByRole('alert')).textContent).toContain('version 3');
  });

  it('says that the floe’s physics is not checked', async () => {
    await drop(read('rolling-dice'));
    expect(await screen.findByText(/Only the tremor is checked here/)).toBeTruthy();
  });
});

describe('one’s own page', () => {
  function serve(answers: Record<string, unknown>): ReturnType<typeof vi.fn> {
    const asked = vi.fn(async (path: string, init?: RequestInit) => {
      const key = `${init?.method ?? 'GET'} ${path.replace(/\?.*/, '')}`;
      const nothing = key === 'GET /api/me/ratings' ? { games: [], names: [], tables: [] } : [];
      return new Response(JSON.stringify(answers[key] ?? nothing), { status: key in answers || key.startsWith('GET') ? 200 : 404 });
    });
    vi.stubGlobal('fetch', asked);
    return asked;
  }

  it('is friendly to somebody new', async () => {
    me.known = true;
    me.name = null;
    serve({});
    render(History, {});
    expect(await screen.findByText(/Nobody knows you here yet/)).toBeTruthy();
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
    expect(screen.queryByText('Programs that play for you')).toBeNull();
  });

  it('keeps tables that were closed, with the score so far and who closed them', async () => {
    me.known = true;
    me.name = 'Bert';
    const table = { table: 'oak', game: 'knochenmax', phase: 'closed', seats: ['Anna', 'Bert'], open: 0, deadline: 'none', real_dice: false, touched: 0 };
    serve({
      'GET /api/me/tables': [{ ...table, points: [12, 7], closed: { why: 'owner', by: 'Anna' } }],
      'GET /api/me/figures': [
        { game: 'knochenmax', begun: 12, finished: 9, closed: 0, games: 0, wins: 0, mean_score: null, analysed: 0, mean_luck: null, mean_loss: null },
      ],
    });
    render(History, {});
    expect(await screen.findByText('Anna 12 · Bert 7')).toBeTruthy();
    expect(screen.getByText(/closed by Anna/)).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
    expect(screen.getByText('9')).toBeTruthy();
    expect(screen.queryByText('Closed by you')).toBeNull();
    expect(screen.queryByText('Finished games')).toBeNull();
  });

  it('tells how well one plays, each figure with how uncertain it is', async () => {
    me.known = true;
    me.name = 'Anna';
    const figures = { begun: 9, finished: 9, closed: 0, games: 9, wins: 5, mean_score: 190, analysed: 9, mean_luck: 1, mean_loss: 8 };
    serve({
      'GET /api/me/figures': [
        { game: 'knochenmax', ...figures },
        { game: 'rolling-dice', ...figures, analysed: 0, mean_luck: null, mean_loss: null },
      ],
      'GET /api/me/ratings': {
        games: [
          { game: 'knochenmax', result: { rating: 26.27, deviation: 2.11, games: 9 }, skill: { loss: 0.418, deviation: 0.052, decisions: 210, games: 9 } },
          { game: 'rolling-dice', result: { rating: 21.5, deviation: 4, games: 9 }, skill: null },
        ],
        names: ['Anna'],
        tables: [],
      },
    });
    render(History, {});
    expect(await screen.findByText('26.3 ± 2.1')).toBeTruthy();
    expect(screen.getByText('0.42 ± 0.05')).toBeTruthy();
    expect(screen.getByText('21.5 ± 4.0')).toBeTruthy();
    expect(screen.getAllByText('Lost per decision')).toHaveLength(1);
    expect(screen.getByText(/everybody begins at 25/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Learn from my mistakes' }).getAttribute('href')).toBe('/train/mistakes');
  });

  it('shows a recovery code once, and tokens', async () => {
    me.known = true;
    me.name = 'Anna';
    const asked = serve({
      'POST /api/me/recovery': { code: 'ABCDE-FGHJK-MNPQR-STVWX' },
      'GET /api/me/tokens': [{ id: 7, kind: 'api', label: 'my bot', since: 0 }],
      'DELETE /api/me/tokens/7': {},
    });
    render(History, {});
    await fireEvent.click(await screen.findByRole('button', { name: 'Make a code' }));
    expect(await screen.findByText('ABCDE-FGHJK-MNPQR-STVWX')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Drop the token “my bot”' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/me/tokens/7', expect.objectContaining({ method: 'DELETE' })));
  });
});

describe('texts', () => {
  const keys = (language: string): string[] =>
    [...readFileSync(`${import.meta.dirname}/../../locales/${language}/web-review.ftl`, 'utf8').matchAll(/^(review-[\w-]+) =/gm)].map(([, key]) => key!);

  it('are there in both languages, each once', () => {
    expect(keys('de')).toEqual(keys('en'));
    expect(new Set(keys('de')).size).toBe(keys('de').length);
  });

  it.each(['de', 'en'] as const)('can be read by Fluent in %s', async (language) => {
    change({ language });
    await speakReview();
    expect(keys(language).filter((key) => !knows(key))).toEqual([]);
  });
});
