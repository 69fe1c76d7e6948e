/** Reactions and nudges: who is heard, how long, and by whom one does not want to be. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatView, TableView } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import { hushed, speakUp, speech } from '../src/lib/speech.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { PHRASES, REACTIONS, Talk } from '../src/lib/talk.svelte';
import { knows, speak } from '../src/lib/words.svelte';
import TalkSheet from '../src/table/Talk.svelte';
import Waiting from '../src/table/Waiting.svelte';

const seat = (name: string, some: Partial<SeatView> = {}): SeatView => ({
  kind: 'person', name, yours: false, present: true, away_since: null, bot: null, dice: 'drawn', contribution: '', seal: null, anchor: null, chain_from: null, signing_key: null, colours: [], ...some,
});
const view = (...seats: SeatView[]): TableView => ({ id: 'T', game: 'knochenmax', yours: false, seats }) as TableView;
const three = view(seat('Anna', { yours: true }), seat('Ben'), seat('Carla'));
const spoken = (): string[] => (speakUp(), speech.lines.map(({ text }) => text));

/** As much of a table as these views look at. */
function fake(shown: TableView, acting: number | null): TableStore {
  return { view: shown, acting, link: 'open', talk: new Talk('T'), speak: vi.fn(), manage: vi.fn(() => Promise.resolve()) } as unknown as TableStore;
}

beforeEach(async () => {
  change({ language: 'en' });
  await speak();
  vi.useFakeTimers();
  hushed();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

test('everything that can be said has words', () => {
  for (const what of [...REACTIONS, ...PHRASES]) expect(knows(`talk-${what}`), what).toBe(true);
});

test('what somebody says stands beside the seat for a while and is said aloud once', () => {
  const talk = new Talk('T');
  talk.hear({ type: 'said', seat: 1, what: 'well-played' }, three);
  expect(talk.bubbles[1]).toMatchObject({ text: 'Well played', reaction: null });
  expect(spoken()).toEqual(['Ben: Well played']);
  vi.advanceTimersByTime(3000);
  talk.hear({ type: 'said', seat: 1, what: 'laugh' }, three);
  vi.advanceTimersByTime(3000);
  expect(talk.bubbles[1]?.reaction).toBe('laugh');
  vi.advanceTimersByTime(1000);
  expect(talk.bubbles[1]).toBeUndefined();
});

test('whoever is muted is neither seen nor heard, also after the page is loaded anew', () => {
  new Talk('T').mute(1, true);
  const talk = new Talk('T');
  talk.hear({ type: 'said', seat: 1, what: 'laugh' }, three);
  talk.hear({ type: 'nudged', by: 1, seat: 0 }, three);
  talk.hear({ type: 'said', seat: 2, what: 'clap' }, three);
  expect([talk.bubbles[1], talk.shaken, spoken()]).toEqual([undefined, null, ['Carla: Applause']]);
  expect(new Talk('another').mutes(1)).toBe(false);
  talk.muteAll(true);
  expect(new Talk('another').mutes(5)).toBe(true);
  new Talk('T').mute(1, false);
  expect(new Talk('T').seats).toEqual([]);
});

test('what is kept of old tables does not grow without end, and nonsense is no harm', () => {
  for (let number = 0; number < 50; number += 1) new Talk(`table ${number}`).mute(0, true);
  expect((JSON.parse(localStorage.getItem('bonecup-muted') ?? '') as { tables: unknown[] }).tables).toHaveLength(20);
  localStorage.setItem('bonecup-muted', '{"tables":7');
  expect(new Talk('T').all).toBe(false);
});

test('a nudge calls the one who is nudged, and cannot be repeated at once', () => {
  const talk = new Talk('T');
  talk.hear({ type: 'nudged', by: 1, seat: 0 }, three);
  expect([talk.shaken, talk.nudged, spoken()]).toEqual([0, 0, ['Ben nudges you: it is your turn']]);
  vi.advanceTimersByTime(30_000);
  expect([talk.shaken, talk.nudged]).toEqual([null, null]);
});

test('nobody says more than the server lets through', () => {
  const talk = new Talk('T');
  expect([talk.mayUtter(), talk.mayUtter(), talk.mayUtter(), talk.mayUtter()]).toEqual([true, true, true, false]);
  expect(talk.tired).toBe(true);
  vi.advanceTimersByTime(6000);
  expect(talk.tired).toBe(false);
});

test('the sheet is worked by the keyboard and gives the focus back', async () => {
  const table = fake(three, 1);
  render(TalkSheet, { table });
  const opener = screen.getByRole('button', { name: 'Say something' });
  await fireEvent.click(opener);
  await vi.runAllTimersAsync();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ha ha' }));
  await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(document.activeElement).toBe(opener);
  await fireEvent.click(opener);
  await fireEvent.click(screen.getByRole('button', { name: 'Good luck' }));
  expect(table.speak).toHaveBeenCalledWith({ type: 'talk', seat: 0, what: 'good-luck' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever plays with bots alone, or only watches, has nobody to talk to', () => {
  render(TalkSheet, { table: fake(view(seat('Anna', { yours: true }), seat('Steady', { kind: 'bot', bot: 'steady' })), 0) });
  render(TalkSheet, { table: fake(view(seat('Ben'), seat('Carla')), 0) });
  expect(screen.queryByRole('button')).toBeNull();
});

test('who is waited for is named and can be nudged', async () => {
  const table = fake(three, 1);
  render(Waiting, { table });
  expect(screen.getByText('Waiting for Ben')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Nudge' }));
  expect(table.speak).toHaveBeenCalledWith({ type: 'nudge', seat: 1 });
});

test('whoever nudges back is not told that it is done already', async () => {
  const table = fake(three, 1);
  table.talk.hear({ type: 'nudged', by: 1, seat: 0 }, three);
  const { rerender } = render(Waiting, { table });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nudge' }).disabled).toBe(false);
  const other = fake(three, 1);
  other.talk.hear({ type: 'nudged', by: 2, seat: 1 }, three);
  await rerender({ table: other });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nudged' }).disabled).toBe(true);
});

test('who is away is said, and after a while anybody who plays may let a bot play on', async () => {
  const gone = view(seat('Anna', { yours: true }), seat('Ben', { present: false, away_since: Date.now() }));
  const table = fake(gone, 1);
  render(Waiting, { table });
  expect(screen.getByText('Ben has just gone')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /bot/ })).toBeNull();
  vi.advanceTimersByTime(120_000);
  flushSync();
  expect(screen.getByText('Ben has been away for 2 minutes')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /bot/ }));
  expect(table.manage).toHaveBeenCalledWith('mind', { seat: 1 });
});

test('nobody is waited for on one\'s own turn or on a bot\'s', () => {
  render(Waiting, { table: fake(three, 0) });
  render(Waiting, { table: fake(view(seat('Anna', { yours: true }), seat('Ben', { bot: 'steady' })), 1) });
  expect(screen.queryByText(/Waiting/)).toBeNull();
});
