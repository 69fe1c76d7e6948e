import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, post } from '../src/lib/api';

const crowded = (): Response =>
  new Response(JSON.stringify({ error: { code: 'server-crowded', message: 'Later' } }), {
    status: 503,
    headers: { 'retry-after': '2' },
  });

describe('where too many ask at once', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks again when the server says', async () => {
    const asked = vi.fn().mockResolvedValueOnce(crowded()).mockResolvedValueOnce(new Response('7'));
    vi.stubGlobal('fetch', asked);
    const answer = get<number>('/tables/T/replay');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toBe(7);
  });

  it('gives up after a few times', async () => {
    const asked = vi.fn(() => Promise.resolve(crowded()));
    vi.stubGlobal('fetch', asked);
    const answer = expect(get('/tables/T/replay')).rejects.toMatchObject({ code: 'server-crowded', status: 503 });
    await vi.advanceTimersByTimeAsync(60_000);
    await answer;
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('sends no command twice by itself', async () => {
    const asked = vi.fn(() => Promise.resolve(crowded()));
    vi.stubGlobal('fetch', asked);
    await expect(post('/tables/T/play')).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
