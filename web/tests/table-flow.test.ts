/** How a table goes on: the last board, turns that change before dice roll, passing on, hurry, and moves that wait. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PastStep } from '../src/lib/past';
import type { Facts, Position, RoomEvent, SeatView, StepMessage, StreamMessage, TableView } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { TableStore } from '../src/lib/table.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static last = (): FakeSocket => FakeSocket.all.at(-1)!;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  tell(message: StreamMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seat = (name: string, some: Partial<SeatView> = {}): SeatView =>
  ({ kind: 'person', name, yours: true, present: true, bot: null, dice: 'drawn', contribution: '', seal: null, anchor: null, chain_from: null, signing_key: null, colours: [], ...some }) as SeatView;

function view(seats: SeatView[], some: Partial<TableView> = {}): TableView {
  const play = { turn: { kind: 'move', seat: 0 }, position: 'start' as unknown as Position, points: [0, 0], due: null, facts: {} as Facts };
  return { id: 'T', game: 'rolling-bones', options: {}, phase: 'playing', seq: 2, at: 0, seats, scheme: 'bonecup/1', commitment: null, agreed: null, head: null, play, ...some } as unknown as TableView;
}

function step(seq: number, turn: object, events: RoomEvent[], some: Partial<StepMessage> = {}): StepMessage {
  const play = { turn: turn as never, position: `after ${seq}` as unknown as Position, points: [5, 0], due: null, facts: {} as Facts };
  return { type: 'step', seq, at: 0, events, phase: 'playing', play, ...some } as StepMessage;
}

const move = (at: number): object => ({ kind: 'move', seat: at });
const bury: RoomEvent = { type: 'moved', seat: 0, move: 'bury' };
const rolled: RoomEvent = { type: 'rolled', roll: 1, by: 'drawn', outcome: 'SK' };
const ENDED = step(3, { kind: 'over', winners: [0] }, [bury, { type: 'ended', points: [5, 0], winners: [0], seed: null }], { phase: 'over' });

let table: TableStore;
let fetched: TableView;

async function open(seats: SeatView[]): Promise<void> {
  table = new TableStore(view(seats));
  fetched = view(seats, { seq: 3, phase: 'over', play: ENDED.play });
  table.connect();
  FakeSocket.last().onopen?.();
  // The game's own words for passing the cup on are loaded.
  await vi.waitFor(async () => expect(await import('../src/games/rolling-bones/record')).toBeTruthy());
  await vi.advanceTimersByTimeAsync(5);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(path.endsWith('/past') ? [] : fetched))));
  FakeSocket.all = [];
  settings.motion = 'full';
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the last board stays for a moment before the result', async () => {
  await open([seat('Anna'), seat('Bo', { yours: false })]);
  FakeSocket.last().tell(ENDED);
  await vi.advanceTimersByTimeAsync(1500);
  expect([table.ending, table.view.play?.position, table.acting]).toEqual([true, 'after 3', null]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([table.ending, table.view.phase]).toEqual([false, 'over']);
});

test('whoever has seen enough goes to the result at once', async () => {
  await open([seat('Anna'), seat('Bo', { yours: false })]);
  FakeSocket.last().tell(ENDED);
  await vi.advanceTimersByTimeAsync(100);
  table.toResult();
  await vi.advanceTimersByTimeAsync(10);
  expect(table.ending).toBe(false);
});

test('an end that came while the connection was lost for long is not shown as if it were new', async () => {
  await open([seat('Anna'), seat('Bo', { yours: false })]);
  vi.stubGlobal('navigator', { ...navigator, onLine: true });
  FakeSocket.last().close();
  await vi.advanceTimersByTimeAsync(9000);
  FakeSocket.last().onopen?.();
  FakeSocket.last().tell(ENDED);
  await vi.advanceTimersByTimeAsync(50);
  expect([table.ending, table.view.phase]).toEqual([false, 'over']);
});

test('the last move is shown and held also by a board that is far behind', async () => {
  await open([seat('Anna'), seat('Greta', { kind: 'bot', bot: 'steady', yours: false })]);
  const shown: number[] = [];
  table.animate((part) => {
    shown.push(part.seq);
    return new Promise((resolve) => setTimeout(resolve, part.seq === 3 ? 4000 : 10));
  });
  fetched = view([seat('Anna'), seat('Greta', { kind: 'bot', bot: 'steady', yours: false })], { seq: 5, phase: 'over', play: ENDED.play });
  for (const seq of [3, 4]) FakeSocket.last().tell(step(seq, move(1), [{ ...bury, seat: 1, move: 'lay SK' }]));
  FakeSocket.last().tell({ ...ENDED, seq: 5 });
  await vi.advanceTimersByTimeAsync(5500);
  expect([[...new Set(shown)], table.ending]).toEqual([[3, 5], true]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([table.ending, table.view.phase]).toEqual([false, 'over']);
});

test('the turn changes before dice roll that came with the last move', async () => {
  await open([seat('Anna'), seat('Bo', { yours: false })]);
  const shown: unknown[] = [];
  table.animate((part) => void shown.push([part.events.map(({ type }) => type), table.acting, [...table.points]]));
  FakeSocket.last().tell(step(3, move(1), [bury, rolled]));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([[['moved'], 0, [0, 0]]]);
  expect([table.acting, table.mine]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown[1]).toEqual([['rolled'], 1, [5, 0]]);
  expect([table.acting, table.mine]).toEqual([1, false]);
});

test('on one device the next player takes it first, and only then has to act', async () => {
  await open([seat('Anna'), seat('Ben')]);
  expect([table.passTo, table.mine]).toEqual([null, true]);
  FakeSocket.last().tell(step(3, move(1), [bury]));
  await vi.advanceTimersByTimeAsync(10);
  expect([table.passTo, table.mine]).toEqual(['Ben', false]);
  table.takeOver();
  expect([table.passTo, table.mine]).toEqual([null, true]);
  FakeSocket.last().tell(step(4, move(0), [bury]));
  await vi.advanceTimersByTimeAsync(10);
  expect(table.passTo).toBe('Anna');
  table.takeOver();
  table.passUnasked();
  FakeSocket.last().tell(step(5, move(1), [bury]));
  await vi.advanceTimersByTimeAsync(10);
  expect([table.passTo, table.mine]).toEqual([null, true]);
});

test('one person on two seats passes nothing on', async () => {
  await open([seat('Anna'), seat('Anna')]);
  FakeSocket.last().tell(step(3, move(1), [bury]));
  await vi.advanceTimersByTimeAsync(10);
  expect([table.passTo, table.mine]).toEqual([null, true]);
});

test('bots in a hurry are not shown step by step, until a person acts', async () => {
  await open([seat('Anna'), seat('Greta', { kind: 'bot', bot: 'steady', yours: false })]);
  const shown: number[] = [];
  table.animate((part) => void shown.push(part.seq));
  FakeSocket.last().tell(step(3, move(1), [bury]));
  await vi.advanceTimersByTimeAsync(10);
  expect(table.botActs).toBe(true);
  table.hurry();
  FakeSocket.last().tell(step(4, move(1), [{ ...bury, seat: 1, move: 'lay SK' }]));
  FakeSocket.last().tell(step(5, move(0), [{ ...bury, seat: 1 }]));
  await vi.advanceTimersByTimeAsync(10);
  FakeSocket.last().tell(step(6, move(0), [{ ...bury, move: 'lay SK' }]));
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toEqual([3, 6]);
});

test('a queue that is behind does not keep somebody from their turn', async () => {
  await open([seat('Anna'), seat('Greta', { kind: 'bot', bot: 'steady', yours: false })]);
  const shown: number[] = [];
  table.animate((part) => {
    shown.push(part.seq);
    return new Promise((resolve) => setTimeout(resolve, 1500));
  });
  for (const seq of [3, 4, 5, 6]) FakeSocket.last().tell(step(seq, move(seq === 6 ? 0 : 1), [{ ...bury, seat: 1, move: 'lay SK' }]));
  await vi.advanceTimersByTimeAsync(3100);
  expect(table.view.seq).toBe(6);
});

test('a move without an answer is told of, and the connection is tried anew', async () => {
  await open([seat('Anna'), seat('Bo', { yours: false })]);
  const first = FakeSocket.last();
  const sent = table.send(['bury']);
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.commanding, table.late]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1100);
  expect([table.late, first.sent.at(-1)?.type]).toEqual([true, 'ping']);
  await vi.advanceTimersByTimeAsync(3500);
  const second = FakeSocket.last();
  expect(second).not.toBe(first);
  second.onopen?.();
  const again = second.sent.find(({ type }) => type === 'play');
  second.tell({ type: 'done', key: again?.key as string, seq: 3, repeated: false });
  await sent;
  expect([table.commanding, table.late]).toEqual([false, false]);
});

test('a network that goes is noticed at once', async () => {
  await open([seat('Anna'), seat('Bo', { yours: false })]);
  dispatchEvent(new Event('offline'));
  expect(table.link).not.toBe('open');
});

test('a step whose outcome was read already is told nevertheless', async () => {
  await open([seat('Anna'), seat('Bo', { yours: false })]);
  const told: PastStep[] = [];
  table.follow({ step: (past) => void told.push(past), jumped: () => undefined, presence: () => undefined });
  fetched = view([seat('Anna'), seat('Bo', { yours: false })], { seq: 4 });
  FakeSocket.last().tell(step(3, move(0), [{ type: 'returned', seat: 1 }]));
  FakeSocket.last().tell(step(4, move(1), [bury]));
  await vi.advanceTimersByTimeAsync(20);
  flushSync();
  expect(told.map(({ seq }) => seq)).toEqual([3, 4]);
});
