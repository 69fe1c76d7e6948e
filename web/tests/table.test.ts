/** The table's state: staging, sending, losing the connection, catching up. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Facts, Looked, Position, StepMessage, StreamMessage, TableView } from '../src/lib/protocol';
import { forgetTables, keepTable, keptCommand, keptTable } from '../src/lib/kept';
import { TableStore } from '../src/lib/table.svelte';

/** The table's state does not look into positions, so anything may stand for one. */
const at = (mark: unknown): Position => mark as Position;

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('nobody connected');
    return socket;
  }

  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(message);
    if (message.type === 'look') this.tell(looked(message.id as number, message.moves as string[]));
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  tell(message: StreamMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  plays(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === 'play');
  }
}

const LEGAL = [
  { move: 'lay SK', gain: 0, ends: false },
  { move: 'bury', gain: 5, ends: true },
];

function looked(id: number, moves: string[]): { type: 'looked'; id: number } & Looked {
  return {
    type: 'looked',
    id,
    seq: 2,
    seat: 0,
    position: at({ after: moves }),
    facts: {} as Facts,
    moves: LEGAL.filter(({ move }) => !moves.includes(move)),
  };
}

function view(some: Partial<TableView> = {}): TableView {
  const seat = { kind: 'person' as const, name: 'Anna', yours: true, present: true, away_since: null, bot: null, dice: 'drawn' as const, contribution: '', seal: null, anchor: null, chain_from: null, signing_key: null, colours: [] };
  return {
    id: 'T',
    code: 'C',
    game: 'rolling-bones',
    options: {},
    rules: 2,
    phase: 'playing',
    seq: 2,
    at: 0,
    public: false,
    coach: true,
    deadline: 'none',
    yours: true,
    may_rematch: false,
    seats: [seat, { ...seat, name: 'Bo', yours: false }],
    choice: null,
    connected: 2,
    commitment: null,
    scheme: 'bonecup/1',
    engine: null,
    agreed: null,
    head: null,
    receipt: null,
    server_key: '00'.repeat(32),
    seed: null,
    rematch: null,
    play: { turn: { kind: 'move', seat: 0 }, position: at('start'), points: [0, 0], due: null, facts: {} as Facts, previews: LEGAL },
    ...some,
  };
}

function step(seq: number, seat: number): StepMessage {
  return {
    type: 'step',
    seq,
    at: 0,
    events: [{ type: 'moved', seat: 0, move: 'bury' }],
    phase: 'playing',
    play: { turn: { kind: 'move', seat }, position: at(`after ${seq}`), points: [5, 0], due: null, facts: {} as Facts },
  };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 40; i += 1) await Promise.resolve();
  flushSync();
};

let table: TableStore;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  FakeSocket.all = [];
  sessionStorage.clear();
  localStorage.clear();
  table = new TableStore(view());
  table.connect();
  FakeSocket.last().open();
  await settled();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('legal moves are those the server tells, and only on our turn', async () => {
  expect(table.moves.map(({ move }) => move)).toEqual(['lay SK', 'bury']);
  FakeSocket.last().tell(step(3, 1));
  await settled();
  expect(table.mine).toBe(false);
  expect(table.moves).toEqual([]);
});

test('what a step brings is enough: only staged moves are asked about', async () => {
  const looks = (): unknown[] => FakeSocket.last().sent.filter((message) => message.type === 'look');
  FakeSocket.last().tell({ ...step(3, 0), play: { ...step(3, 0).play!, previews: LEGAL.slice(1) } });
  await settled();
  expect(table.moves).toEqual(LEGAL.slice(1));
  expect(table.looked?.position).toBe('after 3');
  expect(looks()).toEqual([]);
  await table.stage('lay SK');
  expect(looks()).toHaveLength(1);
});

test('a staged move changes what is shown, is not sent, and can be taken back', async () => {
  await table.stage('lay SK');
  expect(table.staged).toEqual(['lay SK']);
  expect(table.position).toEqual({ after: ['lay SK'] });
  expect(FakeSocket.last().plays()).toEqual([]);
  await table.unstage();
  expect(table.staged).toEqual([]);
  expect(table.position).toBe('start');
});

test('a move that cannot be taken back is sent with all before it', async () => {
  await table.stage('lay SK');
  const sent = table.stage('bury');
  await settled();
  const [play] = FakeSocket.last().plays();
  expect(play).toMatchObject({ seat: 0, expected: 2, moves: ['lay SK', 'bury'] });
  expect(table.sending).toBe(true);
  FakeSocket.last().tell(step(3, 1));
  FakeSocket.last().tell({ type: 'done', key: play?.key as string, seq: 3, repeated: false });
  await sent;
  expect(table.staged).toEqual([]);
  expect(table.sending).toBe(false);
});

test('a refusal is told and what was staged stays', async () => {
  await table.stage('lay SK');
  const sent = table.stage('bury').catch((error: Error) => error.message);
  await settled();
  const key = FakeSocket.last().plays()[0]?.key as string;
  FakeSocket.last().tell({ type: 'refused', key, error: { code: 'command-stale', message: 'too late' } });
  expect(await sent).toBe('too late');
  expect(table.trouble).toBe('too late');
  expect(table.staged).toEqual(['lay SK']);
});

test('a lost connection loses nothing: it resumes after the last step and sends the same command again', async () => {
  await table.stage('lay SK');
  const sent = table.stage('bury');
  await settled();
  const key = FakeSocket.last().plays()[0]?.key;
  FakeSocket.last().close();
  expect(table.link).toBe('connecting');
  expect(table.staged).toEqual(['lay SK']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last().url).toMatch(/\/api\/tables\/T\/stream\?after=2$/);
  FakeSocket.last().open();
  await settled();
  expect(FakeSocket.last().plays().map((play) => play.key)).toEqual([key]);
  FakeSocket.last().tell({ type: 'done', key: key as string, seq: 3, repeated: true });
  await sent;
});

test('staged moves outlive a page that is loaded anew, but not a game that has gone on', async () => {
  await table.stage('lay SK');
  expect(new TableStore(view()).staged).toEqual(['lay SK']);
  expect(new TableStore(view({ seq: 4 })).staged).toEqual([]);
});

test('steps wait for what is shown of them', async () => {
  let finish: () => void = () => undefined;
  table.animate(() => new Promise<void>((resolve) => (finish = resolve)));
  FakeSocket.last().tell(step(3, 0));
  await settled();
  expect(table.view.seq).toBe(2);
  finish();
  await settled();
  expect(table.view.seq).toBe(3);
  expect(table.view.play?.position).toBe('after 3');
});

test('a view that fails to show a step holds up nothing', async () => {
  table.animate(() => Promise.reject(new Error('no picture')));
  FakeSocket.last().tell(step(3, 0));
  await settled();
  expect(table.view.seq).toBe(3);
});

test('steps that are known already change nothing', async () => {
  FakeSocket.last().tell(step(2, 1));
  await settled();
  expect(table.view.play?.position).toBe('start');
});

test('silence is noticed and ends in a new connection', async () => {
  const first = FakeSocket.last();
  await vi.advanceTimersByTimeAsync(26_000);
  expect(first.sent.some((message) => message.type === 'ping')).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

const turned = (seq: number, turn: object): StepMessage => ({ ...step(seq, 0), play: { ...step(seq, 0).play!, turn: turn as never } });

test('a turn that begins with a roll waits for ours, and sends it once', async () => {
  FakeSocket.last().tell(turned(3, { kind: 'throw', seat: 0, request: '' }));
  await settled();
  expect([table.throwing, table.mine]).toEqual([true, true]);
  const sent = table.throwDice();
  void table.throwDice();
  await settled();
  const throws = FakeSocket.last().sent.filter((message) => message.type === 'throw');
  expect(throws).toMatchObject([{ seat: 0, expected: 3 }]);
  FakeSocket.last().tell({ type: 'done', key: throws[0]?.key as string, seq: 4, repeated: false });
  await sent;
});

test('dice in the air are still ours: nothing is called for, and nothing can be done', async () => {
  FakeSocket.last().tell(turned(3, { kind: 'link', seat: 0, asks: 1, roll: 0, until: 0 }));
  await settled();
  expect([table.mine, table.inAir, table.sending, table.throwing]).toEqual([true, true, true, false]);
  expect(table.moves).toEqual([]);
});

test('whoever sits down is streamed to as that person, and no more as the stranger who came', async () => {
  const stranger = FakeSocket.last();
  table.welcome(view({ seq: 3 }));
  expect(FakeSocket.last()).not.toBe(stranger);
  expect(stranger.readyState).toBe(3);
  const { seats, connected } = view();
  stranger.tell({ type: 'presence', seats: seats.map((seat) => ({ ...seat, yours: false })), connected });
  await settled();
  expect(table.mine).toBe(true);
});

test('what happened before we came is known, but nothing before it is shown', async () => {
  const past = [2, 3, 4].map((seq) => ({ seq, at: 0, events: [], points: [seq, 0], acting: 0 }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(past)));
  const shown = new TableStore(view({ seq: 3 }));
  shown.connect();
  FakeSocket.last().open();
  await vi.waitFor(() => expect(shown.steps.map(({ seq }) => seq)).toEqual([2, 3]));
  // Steps that come together bring the points of the last one: the server knows better.
  FakeSocket.last().tell(step(4, 1));
  FakeSocket.last().tell(step(5, 1));
  await vi.waitFor(() => expect(shown.steps.map(({ points }) => points?.[0])).toEqual([2, 3, 4, 5]));
  shown.close();
});

/** The page is loaded anew where there is no connection: what was kept is all there is. */
async function reopened(): Promise<TableStore> {
  table.close();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  table = await TableStore.open('T');
  table.connect();
  FakeSocket.last().close();
  await settled();
  return table;
}

const refused = (key: unknown): StreamMessage => ({ type: 'refused', key: key as string, error: { code: 'command-stale', message: 'It has gone on.' } });

test('without a connection a table without hurry is there as it was told last', async () => {
  vi.setSystemTime(1_000);
  const again = await reopened();
  expect([again.link, again.asOf, again.view.seq]).toEqual(['lost', 1_000, 2]);
  expect(again.moves.map(({ move }) => move)).toEqual(['lay SK', 'bury']);
  again.close();
  vi.setSystemTime(9_000);
  expect((await reopened()).asOf).toBe(1_000);
});

test('a move that is chosen without a connection outlives the page, and is done once there is one', async () => {
  const first = await reopened();
  void first.stage('lay SK').catch(() => undefined);
  await settled();
  expect([first.waited, first.sending, first.mayWithdraw]).toEqual([['lay SK'], true, true]);
  const again = await reopened();
  expect([again.waited, again.sending]).toEqual([['lay SK'], true]);
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last().open();
  await settled();
  const [play, ...more] = FakeSocket.last().plays();
  expect([play, more]).toMatchObject([{ moves: ['lay SK'], seat: 0, expected: 2 }, []]);
  expect([again.asOf, again.mayWithdraw]).toEqual([null, false]);
  expect(keptCommand('T')).toEqual({ command: play, sent: true });
  FakeSocket.last().tell({ type: 'done', key: play?.key as string, seq: 3, repeated: false });
  await settled();
  expect([again.waited, again.sending, keptCommand('T')]).toEqual([null, false, null]);
});

test('if the table went on meanwhile the move is refused, and told with the reason', async () => {
  const again = await reopened();
  void again.stage('bury').catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last().open();
  await settled();
  FakeSocket.last().tell(step(3, 1));
  FakeSocket.last().tell(refused(FakeSocket.last().plays()[0]?.key));
  await settled();
  expect([again.waited, again.trouble, again.sending, keptCommand('T')]).toEqual([['bury'], 'It has gone on.', false, null]);
});

test('what was not sent yet can be taken back', async () => {
  const again = await reopened();
  void again.stage('bury').catch(() => undefined);
  await settled();
  again.withdraw();
  await settled();
  expect([again.waited, again.trouble, again.sending, keptCommand('T')]).toEqual([null, null, false, null]);
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last().open();
  await settled();
  expect(FakeSocket.last().plays()).toEqual([]);
});

test('nothing is kept of tables that are fast, over, gone or not ours, nor of whoever signs out', async () => {
  const [mine, theirs] = view().seats;
  for (const other of [{ deadline: '30s' as const }, { phase: 'over' as const }, { seats: [{ ...mine!, yours: false }, theirs!] }]) {
    keepTable(view());
    expect(keptTable('T')).not.toBeNull();
    keepTable(view(other));
    expect(keptTable('T')).toBeNull();
  }
  keepTable(view());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { code: 'server-no-table', message: '' } }, { status: 404 })));
  await expect(TableStore.open('T')).rejects.toThrow();
  expect(keptTable('T')).toBeNull();
  Array.from({ length: 12 }, (_, at) => (vi.setSystemTime(at), keepTable(view({ id: `T${at}` }))));
  expect([keptTable('T3'), keptTable('T4')?.at]).toEqual([null, 4]);
  forgetTables();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('bonecup-kept') || key.startsWith('bonecup-command'))).toEqual([]);
});
