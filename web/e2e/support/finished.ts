/** Games that are over, played through the API by the person of a page. */

import type { Page } from '@playwright/test';

interface Seen {
  id: string;
  seq: number;
  phase: string;
  seats: { yours: boolean }[];
  play: { turn: { kind: string; seat?: number }; moves?: string[] } | null;
}

/** Plays a game to its end against bots, by the last move that is offered; the table. */
export async function finished(page: Page, game: string, name: string, bots: string[], options: object = {}): Promise<string> {
  const origin = new URL(page.url()).origin;
  const call = async (method: 'GET' | 'POST', path: string, data?: object): Promise<Seen> => {
    const answer = await page.request.fetch(`${origin}/api${path}`, { method, data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Seen;
  };
  await call('POST', '/me', { name });
  const seats = [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const { id } = await call('POST', '/tables', { game, options, seats });
  await call('POST', `/tables/${id}/start`, {});
  for (let made = 0; made < 2000; made += 1) {
    const seen = await call('GET', `/tables/${id}`);
    if (seen.phase === 'over') return id;
    const turn = seen.play?.turn;
    const body = { seat: turn?.seat, expected: seen.seq, key: `made-${made}` };
    if (turn?.seat === undefined || !seen.seats[turn.seat]?.yours) await call('GET', `/tables/${id}?after=${seen.seq}&wait=5`);
    else if (turn.kind === 'throw') await call('POST', `/tables/${id}/throw`, body);
    else await call('POST', `/tables/${id}/play`, { ...body, moves: [seen.play?.moves?.at(-1)] });
  }
  throw new Error('the game does not end');
}
