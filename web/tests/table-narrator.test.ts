/** What is said at a table: each thing once, by whom it concerns. */

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { turnsOf, type PastStep } from '../src/lib/past';
import { hushed, speakUp, speech } from '../src/lib/speech.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { settings } from '../src/lib/settings.svelte';
import { speak } from '../src/lib/words.svelte';
import { Narrator } from '../src/table/narrator';

vi.mock('../src/games/card', () => ({
  load: async () => ({
    announce: (event: { type: string; move?: string }, told: { who: string; yours: boolean; gained: number }) =>
      event.type === 'rolled' ? `${told.yours ? 'you' : told.who} rolled` : event.move === 'bury' ? `${told.yours ? 'you' : told.who} +${told.gained}` : null,
    summary: (turn: { events: unknown[]; gained: number }, who: string) => `${who}: ${turn.events.length} events, +${turn.gained}`,
  }),
  recordDice: async () => ({}),
}));

type Event = PastStep['events'][number];
const moved = (seat: number, move: string): Event => ({ type: 'moved', seat, move });
const rolled: Event = { type: 'rolled', roll: 0, by: 'drawn', outcome: 'x' };
const cast = (seat: number): Event => ({ type: 'cast', roll: 0, seat });

const person = (name: string, yours = false) => ({ kind: 'person', name, yours, bot: null, present: true });
const bot = (name: string) => ({ kind: 'bot', name, yours: false, bot: 'master', present: true });

/** A table of which only what a narrator looks at is there. */
class Fake {
  steps: PastStep[] = [];
  throwing = false;
  passTo: string | null = null;
  throwText = 'your-turn-told';
  view;
  narrator: Narrator;
  constructor(seats: object[], acting = 0, points = seats.map(() => 0)) {
    this.view = { phase: 'playing', game: 'rolling-bones', seats, play: { turn: { kind: 'move', seat: acting }, points } };
    this.narrator = new Narrator(this as unknown as TableStore);
  }
  get turns() {
    return turnsOf(this.steps, (move) => move === 'bury');
  }
  async step(acting: number | null, points: number[], ...events: Event[]): Promise<string[]> {
    await settled();
    hushed();
    const step = { seq: this.steps.length + 1, at: 0, events, points, acting };
    this.steps = [...this.steps, step];
    this.narrator.step(step);
    await settled();
    return said();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const said = () => (speakUp(), speech.lines.map(({ text }) => text));

beforeAll(async () => {
  settings.language = 'en';
  await speak();
});
beforeEach(() => hushed());

test('whoever opens a running game hears how things stand, once', async () => {
  new Fake([person('Anna', true), bot('Greta')], 0, [12, 7]);
  await settled();
  expect(said()).toEqual(['Rolling Bones. Points: you 12, Greta 7. Your turn.']);
});

test('a turn of one’s own is told event by event, a bot’s in one line, and then whose turn it is', async () => {
  const table = new Fake([person('Anna', true), bot('Greta')]);
  expect(await table.step(0, [0, 0], cast(0), rolled)).toEqual(['you rolled']);
  expect(await table.step(1, [7, 0], moved(0, 'lay'), moved(0, 'bury'))).toEqual(['you +7']);
  expect(await table.step(1, [7, 0], cast(1))).toEqual([]);
  expect(await table.step(1, [7, 0], rolled)).toEqual([]);
  expect(await table.step(1, [7, 0], moved(1, 'lay'))).toEqual([]);
  expect(await table.step(0, [7, 3], moved(1, 'bury'))).toEqual(['Greta: 3 events, +3', 'Your turn.']);
});

test('dice that come with the move before them are told after the turn has changed', async () => {
  const table = new Fake([person('Anna', true), person('Ben')]);
  expect(await table.step(0, [0, 0], rolled)).toEqual(['you rolled']);
  expect(await table.step(1, [7, 0], moved(0, 'bury'), rolled)).toEqual(['you +7', 'It is Ben’s turn.', 'Ben rolled']);
});

test('people who share a device are called by name', async () => {
  const table = new Fake([person('Anna', true), person('Ben', true)]);
  await table.step(0, [0, 0], cast(0), rolled);
  table.passTo = 'Ben';
  expect(await table.step(1, [7, 0], moved(0, 'bury'))).toEqual(['Anna +7', 'Ben’s turn: pass it on.']);
});

test('one who plays alone hears that the next turn begins', async () => {
  const table = new Fake([person('Anna', true)]);
  await table.step(0, [0], cast(0), rolled);
  expect(await table.step(0, [4], moved(0, 'bury'))).toEqual(['you +4', 'Your turn.']);
});

test('whoever begins the next round after having ended the last one hears it', async () => {
  const table = new Fake([person('Anna', true), bot('Greta')]);
  expect(await table.step(0, [0, 0], moved(0, 'throw'), rolled)).toEqual(['you rolled']);
  expect(await table.step(0, [9, 4], moved(0, 'choose'))).toEqual(['Your turn.']);
});

test('who gets up or says no is called by the name that the seat had', async () => {
  const table = new Fake([person('Anna', true), { ...person('Ben'), kind: 'reserved' }, person('Carl')]);
  await settled();
  const open = { kind: 'open', name: null, yours: false, bot: null, present: false };
  table.view = { ...table.view, seats: [table.view.seats[0]!, open, open] };
  expect(await table.step(0, [0, 0, 0], { type: 'unseated', seat: 1 }, { type: 'unseated', seat: 2 })).toEqual([
    'Ben does not play this time.',
    'Carl gets up.',
  ]);
});

test('the end is told with the points of all', async () => {
  const table = new Fake([person('Anna', true), bot('Greta'), person('Ben')]);
  const ended = (winners: number[], points: number[]): Event => ({ type: 'ended', winners, points, seed: null });
  await table.step(0, [0, 0, 0], cast(0), rolled);
  expect(await table.step(null, [31, 7, -2], moved(0, 'bury'), ended([0], [31, 7, -2]))).toEqual(['you +31', 'You win with 31 points. Greta 7, Ben −2.']);
  expect(await table.step(null, [1, 1, 0], ended([0, 1], [1, 1, 0]))).toEqual(['Anna and Greta share the win with one point each. Ben 0.']);
});

test('whoever is away for a moment only is not talked about', async () => {
  vi.useFakeTimers();
  const table = new Fake([person('Anna', true), person('Ben')]);
  await vi.advanceTimersByTimeAsync(10);
  hushed();
  const present = (is: boolean) => {
    table.view.seats = [person('Anna', true), { ...person('Ben'), present: is }];
    table.narrator.presence();
  };
  present(false);
  await vi.advanceTimersByTimeAsync(1000);
  present(true);
  await vi.advanceTimersByTimeAsync(9000);
  expect(said()).toEqual([]);
  present(false);
  present(false);
  await vi.advanceTimersByTimeAsync(9000);
  present(true);
  expect(said()).toEqual(['Ben is away.', 'Ben is back.']);
  vi.useRealTimers();
});
