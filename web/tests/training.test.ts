import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Still from './review-StillFake.svelte';
import { me } from '../src/lib/me.svelte';
import { remember } from '../src/lib/memory';
import type { MistakeView, PuzzleView, SolutionView } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import Daily from '../src/training/Daily.svelte';
import Mistakes from '../src/training/Mistakes.svelte';
import { answeredBefore, inOrder, mistakeKey, noteAnswer } from '../src/training/training';
import { speakTraining } from '../src/training/texts';

vi.mock('../src/games/card', async (original) => ({
  ...(await original<typeof import('../src/games/card')>()),
  load: async () => ({ Still }),
}));

const puzzle = {
  game: 'knochenmax',
  options: { bones: 'antique', sheets: 1, struck_max_counts: false },
  rules: 2,
  position: { sheets: [], throw: [], throws_left: 2 },
  facts: { game: 'knochenmax', totals: [[0], [0]], weights: [1, 4, 4, 1] },
  names: [],
  seats: 2,
  seat: 1,
  choices: [
    { move: 'fill poker', text: 'fill the box Poker' },
    { move: 'keep 6 6', text: 'keep 6 6' },
    { move: 'keep 6', text: 'keep 6' },
  ],
} as unknown as PuzzleView;

const judged = (move: string, value: number, why: string[] = []) => ({ move, text: puzzle.choices.find((choice) => choice.move === move)!.text, value, why });
const solution = (move: string): SolutionView => ({
  right: move === 'keep 6 6',
  loss: move === 'keep 6 6' ? 0 : 1.25,
  measure: 'rest',
  kind: 'exact',
  answer: judged(move, 100, ['It leaves less.']),
  best: judged('keep 6 6', 101.25, ['It hopes for more.']),
  played: null,
  choices: [judged('keep 6 6', 101.25), judged('keep 6', 100), judged('fill poker', 99)],
});
const mistake = (event: number, table = 'oak'): MistakeView => ({ table, event, turn: 3, at: 0, puzzle: { ...puzzle, names: ['Anna', `Bert ${event}`] } }) as MistakeView;

/** Serves these answers, and remembers what was asked. */
function serve(answers: Record<string, (body: { move: string }) => unknown>): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', vi.fn(async (path: string, init?: RequestInit) => {
    const key = `${init?.method ?? 'GET'} ${path}`;
    const body = JSON.parse(String(init?.body ?? 'null'));
    asked.push([key, body]);
    const answer = answers[key];
    return new Response(JSON.stringify(answer ? answer(body) : { error: { code: 'x', message: 'not here' } }), { status: answer ? 200 : 404 });
  }));
  return asked;
}

beforeEach(async () => {
  change({ language: 'en' });
  localStorage.clear();
  await speakTraining();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the position of the day', () => {
  const daily = {
    'GET /api/daily/knochenmax': () => ({ date: '2026-11-18', puzzle }),
    'POST /api/daily/knochenmax': ({ move }: { move: string }) => solution(move),
  };

  it('asks, and tells what a wrong answer loses and why another is better', async () => {
    const asked = serve(daily);
    render(Daily, { game: 'knochenmax' });
    expect(await screen.findByText('What would you do as Player 2?')).toBeTruthy();
    expect(screen.queryByText('101.25')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /keep 6$/ }));
    expect(await screen.findByText('That loses 1.25 points.')).toBeTruthy();
    expect(screen.getByText('It hopes for more.')).toBeTruthy();
    expect(screen.getByText('It leaves less.')).toBeTruthy();
    expect(screen.getByText('101.25')).toBeTruthy();
    expect(asked.at(-1)).toEqual(['POST /api/daily/knochenmax', { date: '2026-11-18', move: 'keep 6' }]);
    expect(document.activeElement?.textContent).toContain('That loses 1.25 points.');
    expect(answeredBefore('2026-11-18 knochenmax')).toEqual({ loss: 1.25, right: false });
  });

  it('is answered by the number of a choice, once', async () => {
    const asked = serve(daily);
    render(Daily, { game: 'knochenmax' });
    await screen.findByText('What would you do as Player 2?');
    await fireEvent.keyDown(window, { key: '7' });
    await fireEvent.keyDown(window, { key: '2', ctrlKey: true });
    expect(asked).toHaveLength(1);
    await fireEvent.keyDown(window, { key: '2' });
    expect(await screen.findByText('Right: nothing is better.')).toBeTruthy();
    await fireEvent.keyDown(window, { key: '1' });
    expect(asked).toHaveLength(2);
  });

  it('says that it was answered before', async () => {
    serve(daily);
    noteAnswer('2026-11-18 knochenmax', solution('keep 6'));
    render(Daily, { game: 'knochenmax' });
    expect(await screen.findByText(/first answer on this device lost 1.25 points/)).toBeTruthy();
  });

  it('can be answered again where the server could not be reached', async () => {
    serve({ 'GET /api/daily/knochenmax': daily['GET /api/daily/knochenmax'] });
    render(Daily, { game: 'knochenmax' });
    await fireEvent.click(await screen.findByRole('button', { name: /keep 6$/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('not here');
    serve(daily);
    await fireEvent.click(screen.getByRole('button', { name: /keep 6 6$/ }));
    expect(await screen.findByText('Right: nothing is better.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('my mistakes', () => {
  it('are asked one after the other, page by page', async () => {
    me.known = true;
    me.name = 'Anna';
    const asked = serve({
      'GET /api/me/mistakes': () => ({ mistakes: [mistake(4), mistake(9)], next: 77 }),
      'GET /api/me/mistakes?before=77': () => ({ mistakes: [mistake(2, 'elm')], next: null }),
      'POST /api/me/mistakes': ({ move }) => ({ ...solution(move), played: puzzle.choices[0] }),
    });
    render(Mistakes, {});
    await fireEvent.click(await screen.findByRole('button', { name: /keep 6 6$/ }));
    expect(await screen.findByText('Played was: fill the box Poker.')).toBeTruthy();
    expect(asked.at(-1)).toEqual(['POST /api/me/mistakes', { table: 'oak', event: 4, move: 'keep 6 6' }]);
    await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('What would you do as Bert 9?')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Another one' }));
    expect(await screen.findByText('What would you do as Bert 2?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Another one' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /keep 6 6$/ }));
    expect(await screen.findByText('That was the last one.')).toBeTruthy();
  });

  it('send somebody without any to play', async () => {
    me.known = true;
    me.name = 'Anna';
    serve({ 'GET /api/me/mistakes': () => ({ mistakes: [], next: null }) });
    render(Mistakes, {});
    expect(await screen.findByText(/There is nothing here yet/)).toBeTruthy();
  });

  it('ask nothing of a server that knows nobody', async () => {
    me.known = true;
    me.name = null;
    const asked = serve({});
    render(Mistakes, {});
    await waitFor(() => expect(screen.getByText(/There is nothing here yet/)).toBeTruthy());
    expect(asked).toEqual([]);
  });

  it('come in the order of what is known least', () => {
    noteAnswer(mistakeKey(mistake(1)), solution('keep 6 6'));
    noteAnswer(mistakeKey(mistake(2)), solution('keep 6'));
    expect(inOrder([mistake(1), mistake(2), mistake(3)]).map(({ event }) => event)).toEqual([3, 2, 1]);
  });
});

describe('what a device remembers', () => {
  it('is what the first answer lost and whether the last was right', () => {
    noteAnswer('a', solution('keep 6'));
    noteAnswer('a', solution('keep 6 6'));
    expect(answeredBefore('a')).toEqual({ loss: 1.25, right: true });
  });

  it('has an end', () => {
    const many = Array.from({ length: 500 }, (_, i) => [`k${i}`, { loss: 0, right: true }]);
    remember('training', Object.fromEntries(many));
    noteAnswer('one more', solution('keep 6'));
    expect(answeredBefore('k0')).toBeNull();
    expect(answeredBefore('k1')).not.toBeNull();
    expect(answeredBefore('one more')).not.toBeNull();
  });
});

describe('texts of training', () => {
  const keys = (language: string): string[] =>
    [...readFileSync(`${import.meta.dirname}/../../locales/${language}/web-training.ftl`, 'utf8').matchAll(/^(train-[\w-]+) =/gm)].map(([, key]) => key!);

  it('are there in both languages, each once', () => {
    expect(keys('de')).toEqual(keys('en'));
    expect(new Set(keys('en')).size).toBe(keys('en').length);
  });
});
