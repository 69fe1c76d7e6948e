/** What stands round a board: what the others have just done, who won, and where the focus goes. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadedGame } from '../src/games/card';
import { Focus } from '../src/games/rolling-bones/focus';
import type { Turn } from '../src/lib/past';
import type { SeatView, TableView } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { speak } from '../src/lib/words.svelte';
import Lately from '../src/table/Lately.svelte';
import { winText } from '../src/table/winning';

const seat = (name: string, some: Partial<SeatView> = {}): SeatView => ({ kind: 'person', name, yours: false, bot: null, ...some }) as SeatView;
const you = seat('Anna', { yours: true });
const bot = seat('Aunt Rosie', { kind: 'bot', bot: 'casual' });
const turn = (whose: number, done: boolean): Turn => ({
  seat: whose, done, end: done ? 7 : null, gained: null, points: null, events: [{ seq: 7, event: { type: 'moved', seat: whose, move: 'bury' } }],
});
const game = { summary: (_: Turn, who: string) => `${who} buries one bone.` } as unknown as LoadedGame;
const table = (turns: Turn[], some: Partial<TableView> = {}): TableStore =>
  ({ turns, acting: 0, view: { id: 'T', coach: true, seats: [you, bot], ...some } }) as unknown as TableStore;

beforeEach(async () => {
  change({ language: 'en' });
  await speak();
});
afterEach(cleanup);

test('what a bot did is told above the board with its why, until one goes on', async () => {
  const { rerender } = render(Lately, { table: table([turn(0, true), turn(1, true)]), game });
  expect(screen.getByText('Aunt Rosie buries one bone.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Why?' })).toBeTruthy();
  await rerender({ table: table([turn(1, true), turn(0, false)]), game });
  expect(screen.queryByText(/buries/)).toBeNull();
});

test('the why of a bot takes the focus of the button that asked for it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ move: 'bury', best: true, better: 'bury', why: ['It counts.'] }])));
  render(Lately, { table: table([turn(1, true)]), game: { ...game, moveText: (move: string) => move } as LoadedGame });
  await fireEvent.click(screen.getByRole('button', { name: 'Why?' }));
  const list = await screen.findByRole('list');
  expect(list.textContent).toContain('It counts.');
  expect(document.activeElement).toBe(list);
  vi.unstubAllGlobals();
});

test('nobody is told of their own turn, and where there is no coach nobody is asked why', () => {
  render(Lately, { table: table([turn(1, true), turn(0, true)]), game });
  expect(screen.queryByText(/buries/)).toBeNull();
  render(Lately, { table: table([turn(1, true)], { coach: false }), game });
  expect(screen.getByText(/buries/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who won is said by name where several share a device', () => {
  expect(winText([you, bot], [0], [30, 12])).toBe('You win with 30 points.');
  expect(winText([you, seat('Ben', { yours: true })], [0], [30, 12])).toBe('Anna wins with 30 points.');
  expect(winText([you, bot], [0, 1], [30, 30])).toBe('Anna and Aunt Rosie share the win with 30 points each.');
  expect(winText([you], [0], [1])).toBe('The game is over. You have one point.');
});

test('nobody is led to the gravestone', async () => {
  const die = (face: string, mark: string, stop: number): string => `<button class="slot ${mark}" data-face="${face}" tabindex="${stop}"></button>`;
  const doing = { throwing: false, active: true, paying: false, paid: false, placing: false };
  const led = async (dice: string): Promise<string | undefined> => {
    document.body.innerHTML = `<section>${dice}<div class="actions"><button class="button bury"></button><button class="button roll"></button></div></section>`;
    await new Focus().keep(document.querySelector('section')!, doing);
    return (document.activeElement as HTMLElement).dataset.face ?? document.activeElement?.className;
  };
  expect(await led(die('LA1', 'idle', -1) + die('SK', 'fits', -1) + die('GR', 'fits', 0))).toBe('SK');
  expect(await led(die('LA1', 'idle', -1) + die('GR', 'fits', 0))).toBe('LA1');
  expect(await led(die('GR', 'fits', 0))).toBe('button roll');
  expect(await led(die('SK', 'fits', -1) + die('LA1', 'idle', 0) + die('GR', 'fits', -1))).toBe('LA1');
});
