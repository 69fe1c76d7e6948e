import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Circle, Evening, League, Round } from '../src/circles/contract';
import BackLink from '../src/circles/BackLink.svelte';
import EveningPage from '../src/circles/EveningPage.svelte';
import MyCircles from '../src/circles/MyCircles.svelte';
import Overview from '../src/circles/Overview.svelte';
import PlanEvening from '../src/circles/PlanEvening.svelte';
import Settings from '../src/circles/Settings.svelte';
import { speakCircles } from '../src/circles/texts';
import { me } from '../src/lib/me.svelte';
import { go } from '../src/lib/router.svelte';
import { change } from '../src/lib/settings.svelte';
import { speakUp, speech } from '../src/lib/speech.svelte';
import CircleLink from '../src/pages/CircleLink.svelte';
import Circles from '../src/pages/Circles.svelte';
import NewTable from '../src/pages/NewTable.svelte';

const circle: Circle = {
  circle: 'C1',
  name: 'Family',
  link: 'LINK',
  you: 1,
  host: 1,
  members: [
    { member: 1, name: 'Anna', since: 0 },
    { member: 2, name: 'Opa', since: 0 },
    { member: 3, name: 'Аnna', since: 0, looks_like: 1 },
  ],
  season: 2,
  seasons: [
    { season: 1, name: 'Autumn', begun: 0, ended: 1 },
    { season: 2, name: 'Winter', begun: 1, ended: null },
  ],
};

type Answer = unknown | ((body: Record<string, unknown>) => unknown);

/** Serves these answers, and remembers what was asked. */
function serve(answers: Record<string, Answer>): [string, unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', vi.fn(async (path: string, init?: RequestInit) => {
    const key = `${init?.method ?? 'GET'} ${path.replace('/api', '')}`;
    const body = JSON.parse(String(init?.body ?? 'null'));
    asked.push([key, body]);
    const answer = answers[key];
    if (answer === undefined) return new Response(JSON.stringify({ error: { code: 'x', message: 'not here' } }), { status: 404 });
    if (answer === null) return new Response(null, { status: 204 });
    return new Response(JSON.stringify(typeof answer === 'function' ? answer(body) : answer));
  }));
  return asked;
}

beforeEach(async () => {
  change({ language: 'en' });
  localStorage.clear();
  me.name = 'Anna';
  me.known = true;
  await speakCircles();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('one’s circles', () => {
  it('are listed, and another one is begun under a name', async () => {
    const asked = serve({ 'GET /me/circles': [{ circle: 'C1', name: 'Family', members: 3, you: 1, host: 1 }], 'POST /circles': circle });
    render(MyCircles);
    expect((await screen.findByRole('link', { name: /Family 3 members · you are its host/ })).getAttribute('href')).toBe('/circles/C1');
    expect(screen.getByRole('button', { name: 'Begin it' })).toHaveProperty('disabled', true);
    await fireEvent.input(screen.getByLabelText('Name of the circle'), { target: { value: 'Club' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Begin it' }));
    await waitFor(() => expect(location.pathname).toBe('/circles/C1'));
    expect(asked.at(-1)).toEqual(['POST /circles', { name: 'Club', as: 'Anna', key: expect.any(String) }]);
  });

  it('are shown to members alone', async () => {
    go('/circles/C9');
    serve({});
    render(Circles);
    expect(await screen.findByText(/There is no such circle, or you are not in it/)).toBeTruthy();
  });

  it('are chosen where a table is opened', async () => {
    go('/new?game=knochenmax&circle=C1');
    const games = [{ game: 'knochenmax', title: '', least_seats: 1, most_seats: 4, physics: false, options: [], bots: [], colours: [], colours_each: [] }];
    const asked = serve({ 'GET /games': games, 'GET /me/circles': [{ circle: 'C1', name: 'Family', members: 3, you: 1, host: 1 }] });
    render(NewTable);
    expect(((await screen.findByLabelText(/^For a circle/)) as HTMLSelectElement).value).toBe('C1');
    expect((screen.getByLabelText('Who sits on seat 2') as HTMLSelectElement).value).toBe('open');
    await fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['POST /tables', expect.objectContaining({ circle: 'C1' })]));
  });

  it('are a step away from their tables, and so are evenings', async () => {
    serve({ 'GET /tables/oak/circle': { circle: 'C1', name: 'Family', evening: null }, 'GET /tables/elm/circle': { circle: 'C1', name: 'Family', evening: 4 } });
    render(BackLink, { table: 'oak' });
    expect((await screen.findByRole('link', { name: /Family$/ })).getAttribute('href')).toBe('/circles/C1');
    render(BackLink, { table: 'elm' });
    expect((await screen.findByRole('link', { name: /to the evening/ })).getAttribute('href')).toBe('/circles/C1/evenings/4');
    render(BackLink, { table: 'ash' });
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});

describe('the page of a link', () => {
  it('says who has invited how many, and lets one in under a name', async () => {
    go('/c/LINK');
    const asked = serve({ 'GET /circle-links/LINK': { name: 'Family', members: 2, circle: null }, 'POST /circle-links/LINK': circle });
    render(CircleLink);
    expect(await screen.findByRole('heading', { name: 'Family' })).toBeTruthy();
    expect(screen.getByText('2 members are there already.')).toBeTruthy();
    await fireEvent.input(screen.getByLabelText('Your name in this circle'), { target: { value: ' Oma ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(location.pathname).toBe('/circles/C1'));
    expect(asked.at(-1)).toEqual(['POST /circle-links/LINK', { as: 'Oma' }]);
  });

  it('gives strangers the name that they join under', async () => {
    me.name = null;
    go('/c/LINK');
    const asked = serve({
      'GET /circle-links/LINK': { name: 'Family', members: 1, circle: null },
      'POST /me': ({ name }: { name: string }) => ({ name }),
      'POST /circle-links/LINK': circle,
    });
    render(CircleLink);
    const name = await screen.findByLabelText('Your name in this circle');
    expect(screen.getByRole('button', { name: 'Join' })).toHaveProperty('disabled', true);
    await fireEvent.input(name, { target: { value: 'Cleo' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(location.pathname).toBe('/circles/C1'));
    expect(asked.slice(1)).toEqual([
      ['POST /me', { name: 'Cleo' }],
      ['POST /circle-links/LINK', { as: 'Cleo' }],
    ]);
  });

  it('takes members to their circle', async () => {
    go('/c/LINK');
    serve({ 'GET /circle-links/LINK': { name: 'Family', members: 2, circle: 'C1' } });
    render(CircleLink);
    await waitFor(() => expect(location.pathname).toBe('/circles/C1'));
  });

  it('says so if it leads nowhere', async () => {
    go('/c/OLD');
    serve({});
    render(CircleLink);
    expect((await screen.findByRole('alert')).textContent).toBe('not here');
  });
});

describe('a circle', () => {
  const league: League = {
    season: 2,
    games: [
      {
        game: 'knochenmax',
        played: 3,
        table: [
          { place: 1, member: 2, played: 3, won: 1.5, points: 181.25, analysed: 0, luck: null, loss: null, decisions: 0, rating: null },
          { place: 1, member: 1, played: 3, won: 1.5, points: 181.25, analysed: 1, luck: 2, loss: 0.314, decisions: 40, rating: { rating: 27.1, deviation: 3.2, games: 3 } },
        ],
        head_to_head: [{ members: [1, 2], played: 3, won: [2, 0], shared: 1 }],
        records: [{ kind: 'least-loss', member: 1, value: 0.02, table: 'oak', at: 0 }],
      },
    ],
  };
  const answers = {
    'GET /circles/C1/tables': [{ table: 'oak', game: 'knochenmax', phase: 'gathering', touched: 0, members: [1], seats: 2, open: 1, deadline: 'none', real_dice: false, evening: null }],
    'GET /circles/C1/evenings': [{ evening: 4, name: 'Friday', game: 'knochenmax', phase: 'playing', created: 0, players: 3, round: 2, rounds: 6, winners: [] }],
    'GET /circles/C1/league?season=2': league,
    'GET /circles/C1/league?season=0': { season: 0, games: [] },
    'GET /circles/C1/games?limit=20&season=2': [
      { table: 'elm', game: 'knochenmax', season: 2, at: 0, counts: false, evening: null, seats: [{ seat: 0, member: null, points: 90, won: 0, luck: null, loss: null }, { seat: 1, member: 2, points: 212, won: 1, luck: null, loss: null }] },
    ],
    'GET /circles/C1/games?limit=20': [],
  };

  it('shows tables, evenings, the league, who has won against whom, records and games', async () => {
    serve(answers);
    render(Overview, { circle, onchange: () => undefined });
    expect((await screen.findByRole('link', { name: /Anna One seat is still free/ })).getAttribute('href')).toBe('/t/oak');
    expect(screen.getByRole('link', { name: /Friday Round 2 of 6/ }).getAttribute('href')).toBe('/circles/C1/evenings/4');
    const table = await screen.findByRole('table', { name: /league table after 3 games/ });
    expect(within(table).getByRole('row', { name: /^1 Anna you 3 1½ 181.3 \+2.0 −0.31 27.1 ± 3.2/ })).toBeTruthy();
    expect(screen.getByTitle('Anna against Opa: 2 wins, 0 losses, 1 shared').textContent?.trim()).toBe('2½:½');
    expect(screen.getByTitle('Opa against Anna: 0 wins, 2 losses, 1 shared').textContent?.trim()).toBe('½:2½');
    expect(screen.getByText('−0.02')).toBeTruthy();
    expect(await screen.findByText('Opa 212 · Somebody 90')).toBeTruthy();
    expect(screen.getByText(/does not count/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Careful: this name looks like that of Anna.' })).toBeTruthy();
    expect(screen.getByText(`${location.origin}/c/LINK`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open a table' }).getAttribute('href')).toBe('/new?circle=C1');
  });

  it('shows another season when it is chosen', async () => {
    serve(answers);
    render(Overview, { circle, onchange: () => undefined });
    await screen.findByRole('table', { name: /league table/ });
    await fireEvent.change(screen.getByLabelText('Season'), { target: { value: '0' } });
    expect(await screen.findByText(/Nothing has been played here yet/)).toBeTruthy();
    expect(await screen.findByText('No game has ended yet.')).toBeTruthy();
  });

  it('reads the league again when a table is gone from the list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let tables: unknown = answers['GET /circles/C1/tables'];
    const asked = serve({ ...answers, 'GET /circles/C1': circle, 'GET /circles/C1/tables': () => tables });
    render(Overview, { circle, onchange: () => undefined });
    await screen.findByRole('table', { name: /league table/ });
    const count = (): number => asked.filter(([key]) => key.includes('/league')).length;
    const before = count();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count()).toBe(before);
    tables = [];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count()).toBe(before + 1);
  });

  it('asks before it does what cannot be taken back', async () => {
    const asked = serve({ 'DELETE /circles/C1': null, 'DELETE /circles/C1/members/2': { ...circle, members: circle.members.slice(0, 1) } });
    const onchange = vi.fn();
    render(Settings, { circle, onchange });
    await fireEvent.click(screen.getByRole('button', { name: 'End the circle' }));
    expect(asked).toEqual([]);
    expect(screen.getByText(/deleted for everybody/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('End the circle'));
    await fireEvent.click(screen.getByRole('button', { name: 'Remove Opa' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Remove Opa' }));
    await waitFor(() => expect(onchange).toHaveBeenCalled());
    expect(asked).toEqual([['DELETE /circles/C1/members/2', null]]);
  });

  it('leaves what the host may do to the host', () => {
    render(Settings, { circle: { ...circle, host: 2 }, onchange: () => undefined });
    expect(screen.queryByRole('button', { name: 'End the circle' })).toBeNull();
    expect(screen.queryByLabelText('Name of the circle')).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave the circle' })).toBeTruthy();
  });
});

describe('an evening', () => {
  const round = (number: number, phase: Round['phase'], state: 'planned' | 'open' | 'closed' | 'over', table: string | null): Round => ({
    round: number,
    phase,
    bye: 2,
    pairings: [{ pairing: 0, players: [0, 1], table, state, won: state === 'over' ? [0.5, 0.5] : null, points: state === 'over' ? [200, 200] : null }],
  });
  const evening = (some: Partial<Evening>): Evening => ({
    evening: 4,
    name: 'Friday',
    planner: 1,
    phase: 'playing',
    game: 'knochenmax',
    options: {},
    schedule: { kind: 'swiss', rounds: 2 },
    deadline: 'none',
    coach: false,
    real_dice: false,
    created: 0,
    players: [1, 2, null],
    rounds: [round(1, 'playing', 'open', 'oak')],
    rounds_in_all: 2,
    tie_breaks: ['buchholz', 'sonneborn-berger', 'direct'],
    standings: [0, 1, 2].map((player) => ({ place: 1, player, points: 0.5, played: 1, won: 0, shared: 1, byes: 0, buchholz: 1.5, sonneborn_berger: 0 })),
    winners: [],
    ...some,
  });

  it('is planned after one has seen what it comes to', async () => {
    const asked = serve({ 'GET /games': [], 'POST /circles/C1/evenings': evening({ phase: 'planned' }) });
    render(PlanEvening, { circle });
    const sums = (): string[] => [...document.querySelectorAll('dd')].map((one) => one.textContent ?? '');
    expect(sums()).toEqual(['3', '1', '3', '2']);
    expect(screen.getByText(/In each round one sits out, everybody equally often/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('checkbox', { name: /Opa/ }));
    expect(sums()).toEqual(['1', '1', '1', '1']);
    await fireEvent.click(screen.getByRole('radio', { name: /Swiss/ }));
    await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Friday' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    await waitFor(() => expect(location.pathname).toBe('/circles/C1/evenings/4'));
    expect(asked.at(-1)).toEqual([
      'POST /circles/C1/evenings',
      { name: 'Friday', game: 'rolling-bones', options: {}, members: [1, 3], schedule: { kind: 'swiss', rounds: 1 }, deadline: 'none', coach: false, real_dice: false },
    ]);
  });

  it('cannot be planned for one alone', async () => {
    serve({ 'GET /games': [] });
    render(PlanEvening, { circle });
    await fireEvent.click(screen.getByRole('button', { name: 'Nobody' }));
    expect(screen.getByRole('button', { name: 'Plan it' })).toHaveProperty('disabled', true);
  });

  it('leads to one’s table, explains the standings, and says aloud when the next round begins', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let now = evening({});
    serve({ 'GET /circles/C1/evenings/4': () => now });
    render(EveningPage, { circle, evening: 4 });
    expect(await screen.findByText('Your table: you against Opa')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Play/ })[0]!.getAttribute('href')).toBe('/t/oak');
    expect(screen.getAllByText('Former member').length).toBeGreaterThan(0);
    expect(screen.getByText('Buchholz')).toBeTruthy();
    speakUp();
    expect(speech.lines).toEqual([]);

    now = evening({ rounds: [round(1, 'over', 'over', 'oak'), round(2, 'playing', 'open', 'elm')] });
    await vi.advanceTimersByTimeAsync(5000);
    speakUp();
    expect(speech.lines.at(-1)?.text).toBe('Round 2 has begun. You play Opa.');
    now = evening({ phase: 'over', rounds: [round(1, 'over', 'over', 'oak')], winners: [0] });
    await vi.advanceTimersByTimeAsync(5000);
    speakUp();
    expect(speech.lines.at(-1)?.text).toBe('The evening is over. Anna has won.');
    expect(screen.getByRole('heading', { name: 'You have won the evening' })).toBeTruthy();
  });

  it('lets the planner say what becomes of a table that was closed', async () => {
    const closed = evening({ rounds: [round(1, 'playing', 'closed', 'oak')] });
    const asked = serve({ 'GET /circles/C1/evenings/4': closed, 'POST /circles/C1/evenings/4/give-up': evening({ phase: 'over' }), 'POST /circles/C1/evenings/4/again': evening({}) });
    render(EveningPage, { circle, evening: 4 });
    const decide = await screen.findByRole('button', { name: 'Decide' });
    expect(decide).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByLabelText('Opa has won'));
    await fireEvent.click(decide);
    await waitFor(() => expect(asked.at(-1)).toEqual(['POST /circles/C1/evenings/4/give-up', { round: 1, pairing: 0, won_by: 1 }]));
  });

  it('leaves that to the planner and the host', async () => {
    serve({ 'GET /circles/C1/evenings/4': evening({ planner: 2, rounds: [round(1, 'playing', 'closed', 'oak')] }) });
    render(EveningPage, { circle: { ...circle, host: 2 }, evening: 4 });
    expect(await screen.findByText(/was closed. Whoever planned the evening says/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'End the evening now' })).toBeNull();
  });
});
