import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textsOf } from '../src/games/card';
import Board from '../src/games/rolling-bones/Board.svelte';
import { surrendering } from '../src/games/rolling-bones/surrender';
import type { FactsOf, Positions, PreviewedMove, TableOf } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import { TableStore } from '../src/lib/table.svelte';
import { knows, t } from '../src/lib/words.svelte';
import found from './records/rolling-bones-states.json';

/** A position that the server gave to somebody who played at random, with the moves that led there and were not sent. */
interface State {
  staged: string[];
  /** What the next roll cost before those moves; none if it could not be paid. */
  price: number | null;
  position: Positions['rolling-bones'];
  moves: PreviewedMove[];
  facts: FactsOf<'rolling-bones'>;
}
const STATES = found as unknown as State[];

function tableOf({ staged, price, position, moves, facts }: State): TableStore<'rolling-bones'> {
  const seat = { kind: 'person', name: 'Anna', yours: true, present: true, bot: null, dice: 'drawn', contribution: '' };
  const play = { turn: { kind: 'move', seat: 0 }, position, points: [0], due: null, facts: { ...facts, price }, previews: moves };
  const view = { id: 'T', game: 'rolling-bones', options: { target: 100 }, phase: 'playing', seq: 2, seats: [seat], play };
  const table = new TableStore(view as unknown as TableOf<'rolling-bones'>);
  table.staged = staged;
  table.looked = { seq: 2, position, seat: 0, moves, facts };
  return table;
}

/** What a sentence tells people to use, and whether it is there to be used. */
const WAYS: Record<string, string> = {
  'rb-hint-first': 'button.slot.fits',
  'rb-hint-lay': '.actions .roll:not([aria-disabled])',
  'rb-hint-lay-bury': '.actions .bury',
  'rb-hint-roll': '.actions .roll:not([aria-disabled])',
  'rb-hint-roll-bury': '.actions .bury',
  'rb-hint-full': '.actions .roll:not([aria-disabled])',
  'rb-hint-full-bury': '.actions .bury',
  'rb-hint-duty': 'button.slot.fits',
  'rb-hint-duty-bury': 'button.slot.fits',
  'rb-hint-must-bury': '.actions .bury',
  'rb-hint-false-die': 'button.slot.false',
  'rb-hint-false-die-hat': 'button.slot.false',
  'rb-hint-last-bury': '.actions .bury',
  'rb-hint-leave': '.actions .leave',
  'rb-hint-stuck': '.actions .leave',
  'rb-hint-spent': '.actions .back',
  'rb-hint-spent-bury': '.actions .back',
  'rb-hint-hat-pays': '.actions .hat',
  'rb-hint-hat-pays-bury': '.actions .hat',
  'rb-hint-swap-hat': '.actions .hat',
};

const hint = (): string => document.querySelector('[data-hint]')?.textContent ?? '';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await textsOf('rolling-bones');
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('every kind of position that the server gives', () => {
  it('is of many kinds', () => {
    expect(STATES.length).toBeGreaterThan(80);
    expect(Object.keys(WAYS).every(knows)).toBe(true);
  });

  it.each(STATES.map((state, index) => [index, state] as const))('names a way on that is there, and tells why others are not (%i)', async (_, state) => {
    render(Board, { table: tableOf(state) });
    const way = Object.keys(WAYS).find((key) => t(key) === hint());
    expect(way, `no way is named by “${hint()}”`).toBeDefined();
    expect(document.querySelector(WAYS[way ?? ''] ?? ''), `${hint()} after ${state.staged.join(', ')}`).not.toBeNull();
    const blocked = document.querySelector('.actions .roll[aria-disabled]');
    if (blocked) {
      await fireEvent.click(blocked);
      expect([t('rb-hint-blocked-duty'), t('rb-hint-blocked-hat')]).toContain(hint());
    }
    const stone = document.querySelector('[data-place="GR"][aria-disabled]');
    expect(stone === null).toBe(state.moves.some(({ move }) => move === 'bury'));
    if (stone) {
      await fireEvent.click(stone);
      expect(hint()).toBe(t('rb-hint-no-grave'));
    }
  });

  it('can be given up by a legal move that costs as little as it can', () => {
    for (const { moves } of STATES) {
      const move = moves.find((each) => each.move === surrendering(moves));
      expect(move).toBeDefined();
      if (move?.move === 'bury' && move.gain < 0) expect(moves.every((each) => each.move === 'bury')).toBe(true);
    }
  });
});
