import { beforeEach, describe, expect, test, vi } from 'vitest';
import { family, meet } from '../src/lib/family';
import { introduce, me, question } from '../src/lib/me.svelte';
import { isNew, know } from '../src/lib/played';
import { runningOf, stateOf } from '../src/lib/running';
import { botNamed } from '../src/lib/bots';
import type { ListedTable, TableView } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { speak } from '../src/lib/words.svelte';

settings.language = 'en';
await speak();
beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Seat = TableView['seats'][number];
const seat = (name: string | null, some: Partial<Seat> = {}): Seat => ({ kind: 'person', name, yours: false, bot: null, ...some }) as Seat;
const table = (seats: Seat[], turn: number | null, phase = 'playing'): TableView =>
  ({ phase, seats, play: turn === null ? null : { turn: { kind: 'move', seat: turn } } }) as unknown as TableView;

describe('a game that goes on', () => {
  const [ada, ben] = [seat('Ada', { yours: true }), seat('Ben')];
  const bot = seat('casual', { kind: 'bot', bot: 'casual' });

  test('waits for whoever’s turn it is', () => {
    expect(stateOf(table([ada, ben], 0))).toEqual({ state: 'yours', who: 'Ada' });
    expect(stateOf(table([ada, ben], 1))).toEqual({ state: 'waits', who: 'Ben' });
    expect(stateOf(table([ada, bot], 1))).toEqual({ state: 'waits', who: 'Aunt Rosie' });
  });

  test('does not wait for somebody whom a bot plays for', () => {
    expect(stateOf(table([{ ...ada, bot: 'casual' }, ben], 0)).state).toBe('waits');
  });

  test('is an invitation while a seat is kept for us', () => {
    const kept = seat('Ada', { kind: 'reserved', yours: true });
    expect(stateOf(table([kept, ben], null, 'gathering'))).toEqual({ state: 'invited', who: 'Ben' });
    expect(stateOf(table([ada, seat(null, { kind: 'open' })], null, 'gathering')).state).toBe('gathering');
  });

  test('comes first where it is our turn, and is asked about once', async () => {
    const views: Record<string, TableView> = { theirs: table([ada, ben], 1), ours: table([ada, ben], 0) };
    const asked = vi.fn(async (path: string) => new Response(JSON.stringify(views[path.split('/').at(-1)!])));
    vi.stubGlobal('fetch', asked);
    const listed = (name: string, phase = 'playing'): ListedTable => ({ table: name, phase, touched: 1, seats: [] }) as unknown as ListedTable;
    const tables = [listed('theirs'), listed('ours'), listed('done', 'over')];
    expect((await runningOf(tables)).map((one) => one.table)).toEqual(['ours', 'theirs']);
    await runningOf(tables);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('people', () => {
  function serve(): string[] {
    const given: string[] = [];
    vi.stubGlobal('fetch', vi.fn(async (_: string, init?: RequestInit) => {
      if (init?.method !== 'POST') return new Response(JSON.stringify({ name: null }));
      given.push(JSON.parse(String(init.body)).name);
      return new Response(init.body as string);
    }));
    me.name = null;
    me.known = true;
    return given;
  }

  test('are asked for a name before the first table', async () => {
    const given = serve();
    const done = introduce();
    await vi.waitFor(() => expect(question.answer).not.toBeNull());
    question.answer!(' Ada ');
    await done;
    expect(given).toEqual(['Ada']);
    await introduce();
    expect(question.answer).toBeNull();
  });

  test('may stay guests, and are not asked again', async () => {
    const given = serve();
    const done = introduce();
    await vi.waitFor(() => expect(question.answer).not.toBeNull());
    question.answer!('');
    await done;
    me.name = null;
    await introduce();
    expect(given).toEqual(['Guest', 'Guest']);
  });

  test('who go back sit down nowhere', async () => {
    const given = serve();
    const done = introduce();
    await vi.waitFor(() => expect(question.answer).not.toBeNull());
    question.answer!(null);
    await expect(done).rejects.toMatchObject({ code: 'withdrawn', message: '' });
    expect(given).toEqual([]);
  });

  test('who played here are remembered, the last ones first', () => {
    meet(['Ben', ' ', 'Cleo']);
    meet(['Cleo ']);
    expect(family()).toEqual(['Cleo', 'Ben']);
  });

  test('are offered a first turn of each game once', () => {
    expect(isNew('knochenmax')).toBe(true);
    know('knochenmax');
    expect(isNew('knochenmax')).toBe(false);
    expect(isNew('rolling-bones')).toBe(true);
  });
});

test('a bot in a list is called by its name, a person as they like', () => {
  expect(botNamed('steady')).toBe('Greta');
  expect(botNamed('Steady')).toBe('Steady');
  expect(botNamed('ben')).toBe('ben');
});
