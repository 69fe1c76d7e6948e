import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import Board from '../src/games/knochenmax/Board.svelte';
import Bones from '../src/games/knochenmax/Bones.svelte';
import Enter from '../src/games/knochenmax/Enter.svelte';
import Still from '../src/games/knochenmax/Still.svelte';
import Learn from '../src/games/knochenmax/Learn.svelte';
import { cheerOf } from '../src/games/knochenmax/cheers';
import { enough, isFirst, tipOf } from '../src/games/knochenmax/guide';
import type { Position, Sheet } from '../src/games/knochenmax/notation';
import { announce, moveText, planText, summary, tell } from '../src/games/knochenmax/tell';
import { textsOf } from '../src/games/card';
import type { GameOptions, LookedOf, PreviewedMove, RoomEvent, Side, TableOf, TurnView } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import { hushed, speakUp, speech } from '../src/lib/speech.svelte';
import { TableStore } from '../src/lib/table.svelte';

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await textsOf('knochenmax');
});

const seat = (name: string, yours: boolean): TableOf<'knochenmax'>['seats'][number] =>
  ({ kind: 'person', name, yours, present: true, away_since: null, bot: null, dice: 'drawn', contribution: '', seal: null, anchor: null, chain_from: null, signing_key: null, colours: [] });

const move = (text: string, gain = 0, note?: 'bonus' | 'joker'): PreviewedMove => ({ move: text, gain, ends: true, ...(note ? { note } : {}) });

const FACTS: LookedOf<'knochenmax'>['facts'] = { game: 'knochenmax', totals: [[2], [0]], weights: [1, 4, 4, 1] };

interface Case {
  thrown?: Side[];
  left?: number;
  moves?: PreviewedMove[];
  turn?: TurnView;
}

/** Two people, the first of them us, in the middle of a game. */
function tableOf({ thrown = [1, 3, 3, 4, 4], left = 2, moves = [], turn = { kind: 'move', seat: 0 } }: Case): TableStore<'knochenmax'> {
  const position = { seats: [{ sheets: [{ hund: 2 }] }, { sheets: [{ chios: 0 }] }], to_move: turn.kind === 'over' ? 0 : turn.seat, throw: thrown, throws_left: left };
  const view = {
    id: 'x', code: 'x', game: 'knochenmax', options: { sheets: 1, bones: 'antique' }, phase: 'playing', seq: 5, at: 0, public: false,
    coach: false, deadline: 'none', yours: true, seats: [seat('Anna', true), seat('Bert', false)], connected: 2, commitment: null,
    seed: null, rematch: null, play: { turn, position, points: [2, 0], due: null, facts: FACTS },
  } as unknown as TableOf<'knochenmax'>;
  const table = new TableStore(view);
  table.looked = { seq: 5, position, seat: 0, moves } as unknown as LookedOf<'knochenmax'>;
  table.stage = vi.fn(() => Promise.resolve());
  table.enter = vi.fn(() => Promise.resolve());
  return table;
}

const OPTIONS: GameOptions['knochenmax'] = { bones: 'antique', sheets: 1, struck_max_counts: false };

const KEEPS = [move('keep'), move('keep 4'), move('keep 4 4'), move('keep 3'), move('keep 3 3')];
const FILLS = [move('fill ruecken', 6), move('fill bauch', 8), move('fill full_house', 0), move('fill besser_als_nix', 15)];
const bone = (place: number): HTMLElement => screen.getByRole('button', { name: new RegExp(`^Bone ${place}:`) });

describe('the board', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test('throws the bones that are not kept', async () => {
    const table = tableOf({ moves: [...KEEPS, ...FILLS] });
    render(Board, { table });
    await fireEvent.click(bone(4));
    await fireEvent.click(bone(5));
    expect(bone(4).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: 'Throw 3 bones' }));
    expect(table.stage).toHaveBeenCalledExactlyOnceWith('keep 4 4');
  });

  test('begins a turn with the throw of whoever’s turn it is, by the button that is always there', async () => {
    const table = tableOf({ thrown: [], left: 3, turn: { kind: 'throw', seat: 0, request: '5' } });
    table.throwDice = vi.fn(() => Promise.resolve());
    render(Board, { table });
    expect(screen.getByText('Your turn: throw the bones.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Throw all 5 bones' }));
    await fireEvent.keyDown(document.body, { key: 't' });
    expect(table.throwDice).toHaveBeenCalledTimes(2);
  });

  test('names whoever is about to throw, and lets nobody act while bones are in the air', () => {
    const { unmount } = render(Board, { table: tableOf({ thrown: [], left: 3, turn: { kind: 'throw', seat: 1, request: '5' } }) });
    expect(screen.getByText('Bert is about to throw.')).toBeTruthy();
    unmount();
    const air: TurnView = { kind: 'link', seat: 0, asks: 1, roll: 3, until: 0 };
    render(Board, { table: tableOf({ thrown: [], left: 3, turn: air }) });
    expect(screen.getByText('The bones are in the air …')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Throw all 5|Please wait/ }).getAttribute('aria-disabled')).toBe('true');
  });

  test('is played with the keys 1 to 5 and T', async () => {
    const table = tableOf({ moves: [...KEEPS, ...FILLS] });
    render(Board, { table });
    await fireEvent.keyDown(document.body, { key: '2' });
    await fireEvent.keyDown(document.body, { key: '3' });
    await fireEvent.keyDown(document.body, { key: '3' });
    await fireEvent.keyDown(document.body, { key: 't' });
    expect(table.stage).toHaveBeenCalledExactlyOnceWith('keep 3');
  });

  test('fills a box with the second tap only', async () => {
    const table = tableOf({ moves: [...KEEPS, ...FILLS] });
    render(Board, { table });
    const box = screen.getByRole('button', { name: 'Belly: 8 points' });
    await fireEvent.click(box);
    expect(table.stage).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Enter 8 in Belly' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Back: 6 points' }));
    expect(table.stage).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Back: 6 points' }));
    expect(table.stage).toHaveBeenCalledExactlyOnceWith('fill ruecken');
  });

  test('calls a box that gives nothing by what happens to it', async () => {
    const table = tableOf({ left: 0, moves: FILLS });
    render(Board, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Full House: strike, 0 points' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Strike Full House' }));
    expect(table.stage).toHaveBeenCalledExactlyOnceWith('fill full_house');
  });

  test('offers only what the server offers', () => {
    render(Board, { table: tableOf({ moves: [...KEEPS, ...FILLS] }) });
    const sheet = screen.getByRole('region', { name: 'Sheets' });
    const offers = within(sheet).getAllByRole('button').filter((button) => button.dataset.row !== undefined);
    expect(offers.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Back: 6 points', 'Belly: 8 points', 'Full House: strike, 0 points', 'Better than nothing: 15 points',
    ]);
  });

  test('does not throw what may not be thrown', async () => {
    const table = tableOf({ left: 0, moves: FILLS });
    render(Board, { table });
    const button = screen.getByRole('button', { name: 'No throw left' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
    await fireEvent.keyDown(document.body, { key: 't' });
    await fireEvent.click(bone(1));
    expect(bone(1).getAttribute('aria-pressed')).toBe('false');
    expect(table.stage).not.toHaveBeenCalled();
  });

  test('waits while somebody else moves', async () => {
    const table = tableOf({ turn: { kind: 'move', seat: 1 }, moves: [...KEEPS, ...FILLS] });
    render(Board, { table });
    expect(screen.getByText('It is Bert’s turn.')).toBeTruthy();
    await fireEvent.click(bone(1));
    await fireEvent.keyDown(document.body, { key: 't' });
    expect(bone(1).getAttribute('aria-pressed')).toBe('false');
    expect(table.stage).not.toHaveBeenCalled();
  });

  test('explains bonus and joker when there is one', () => {
    render(Board, { table: tableOf({ thrown: [3, 3, 3, 3, 3], moves: [move('fill ruecken', 65, 'bonus'), move('fill venuswurf', 40, 'joker')] }) });
    expect(screen.getByText(/The box Back is still free/)).toBeTruthy();
    expect(screen.getByText(/get the full value: Venus throw/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back: 65 points with bonus' })).toBeTruthy();
  });

  test('is walked with the arrow keys, and one tab stop is enough', async () => {
    render(Board, { table: tableOf({ moves: [...KEEPS, ...FILLS] }) });
    const first = screen.getByRole('button', { name: 'Back: 6 points' });
    const second = screen.getByRole('button', { name: 'Belly: 8 points' });
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  });

  test('tells what a box is for when it is asked', async () => {
    render(Board, { table: tableOf({ moves: FILLS }) });
    const label = screen.getByRole('button', { name: /^Venus throw/ });
    await fireEvent.click(label);
    expect(screen.getByRole('note').textContent).toContain('All four sides');
    expect(label.textContent?.trim()).toContain('Venus throw · Venuswurf');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('keeps bones in their places when others are thrown, and lets all go in a new turn', async () => {
    const table = tableOf({ thrown: [1, 3, 3, 4, 4], moves: [...KEEPS, ...FILLS] });
    render(Board, { table });
    await fireEvent.click(bone(4));
    const play = table.view.play!;
    const next: Position = { ...play.position, throw: [1, 1, 1, 4, 6], throws_left: 1 };
    table.view = { ...table.view, play: { ...play, position: next } };
    await Promise.resolve();
    await vi.waitFor(() => expect(bone(5).textContent).toContain('6'));
    expect(bone(4).textContent).toContain('4 Belly');
    expect(bone(4).getAttribute('aria-pressed')).toBe('true');
    const fresh: Position = { ...next, seats: [{ sheets: [{ hund: 2, bauch: 4 }] }, { sheets: [{ chios: 0 }] }], throw: [1, 1, 3, 4, 6], throws_left: 2 };
    table.view = { ...table.view, play: { ...play, position: fresh } };
    await vi.waitFor(() => expect(bone(4).getAttribute('aria-pressed')).toBe('false'));
  });
});

describe('what one means to keep', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  test('is still marked when the page is loaded anew, and the bones lie as they lay', async () => {
    const { unmount } = render(Board, { table: tableOf({ thrown: [1, 3, 3, 4, 4], moves: KEEPS }) });
    await fireEvent.click(bone(3));
    unmount();
    render(Board, { table: tableOf({ thrown: [1, 3, 3, 4, 4], moves: KEEPS }) });
    expect([1, 2, 3, 4, 5].map((place) => bone(place).getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false', 'false']);
  });

  test('is forgotten when other bones lie there', async () => {
    const { unmount } = render(Board, { table: tableOf({ thrown: [1, 3, 3, 4, 4], moves: KEEPS }) });
    await fireEvent.click(bone(3));
    unmount();
    render(Board, { table: tableOf({ thrown: [1, 1, 3, 4, 4], moves: KEEPS }) });
    expect(bone(3).getAttribute('aria-pressed')).toBe('false');
  });

  test('is known on another device from what happened in the turn', async () => {
    const table = tableOf({ thrown: [1, 3, 4, 4, 6], left: 1, moves: KEEPS });
    const step = { at: 0, points: [2, 0], acting: 0 };
    const rolled = (outcome: string): RoomEvent => ({ type: 'rolled', roll: 1, by: 'drawn', outcome });
    table.steps = [
      { ...step, seq: 3, events: [{ type: 'moved', seat: 1, move: 'fill chios' }] },
      { ...step, seq: 4, events: [rolled('6 4 1 1 4')] },
      { ...step, seq: 5, events: [{ type: 'moved', seat: 0, move: 'keep 4 4' }, rolled('6 3 1')] },
    ];
    render(Board, { table });
    expect([1, 2, 3, 4, 5].map((place) => bone(place).textContent?.replace(/\D*\d: */, '').trim()[0])).toEqual(['6', '4', '3', '1', '4']);
    expect([1, 2, 3, 4, 5].map((place) => bone(place).getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false', 'true']);
  });
});

describe('those who hear the board', () => {
  const said = (): string[] => (speakUp(), speech.lines.map(({ text }) => text));

  beforeEach(() => {
    localStorage.setItem('bonecup-knochenmax-tips', JSON.stringify({ tables: [], off: true }));
    sessionStorage.clear();
    hushed();
  });

  test('are told what they keep, and asked before a box is filled', async () => {
    render(Board, { table: tableOf({ moves: [...KEEPS, ...FILLS] }) });
    await fireEvent.keyDown(document.body, { key: '4' });
    await fireEvent.keyDown(document.body, { key: '4' });
    await fireEvent.click(screen.getByRole('button', { name: 'Full House: strike, 0 points' }));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(said()).toEqual([
      'Kept: Belly. 4 bones to throw.', 'Nothing kept. 5 bones to throw.', 'Full House: strike, 0 points? Press again to enter it.', 'No box chosen.',
    ]);
  });

  test('are told of a bonus once, by the one region that speaks', () => {
    const { container } = render(Board, { table: tableOf({ thrown: [3, 3, 3, 3, 3], moves: [move('fill ruecken', 65, 'bonus')] }) });
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain('The box Back is still free');
    expect(container.querySelector('[aria-live], [role="status"], [role="log"]')).toBeNull();
  });

  test('keep the focus when a choice is taken back', async () => {
    render(Board, { table: tableOf({ moves: [...KEEPS, ...FILLS] }) });
    await fireEvent.click(screen.getByRole('button', { name: 'Belly: 8 points' }));
    const cancel = screen.getByRole('button', { name: 'On second thoughts, no' });
    cancel.focus();
    await fireEvent.click(cancel);
    await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('Throw all 5 bones'));
  });
});

describe('the coach', () => {
  beforeEach(() => sessionStorage.clear());

  function advised(plan: string[]): HTMLElement {
    const table = tableOf({ moves: [...KEEPS, ...FILLS] });
    table.counsel.plan = plan;
    return render(Board, { table }).container;
  }
  const glowing = (container: HTMLElement): string[] =>
    [...container.querySelectorAll('.glowing')].map((one) => one.getAttribute('aria-label') ?? one.textContent?.replace(/\s+/g, ' ').trim() ?? '');

  test('points at the bones to keep, and at the throw once they are kept', async () => {
    const container = advised(['keep 4 4']);
    expect(glowing(container)).toEqual(['Bone 4: 4 Belly', 'Bone 5: 4 Belly']);
    await fireEvent.click(bone(4));
    await fireEvent.click(bone(5));
    expect(glowing(container)).toEqual(['Throw 3 bones']);
  });

  test('points at the box to fill', () => {
    expect(glowing(advised(['fill besser_als_nix']))).toEqual(['Better than nothing: 15 points']);
  });
});

describe('a first game', () => {
  const fresh = { sheets: [{}], throwing: false, throwsLeft: 2, chosen: null };

  beforeEach(() => localStorage.clear());

  test('explains what matters at the moment, and a turn only twice', () => {
    expect(tipOf({ ...fresh, throwing: true })).toBe('aim');
    expect(tipOf(fresh)).toBe('keep');
    expect(tipOf({ ...fresh, throwsLeft: 0 })).toBe('fill');
    expect(tipOf({ ...fresh, chosen: move('fill hund', 0) })).toBe('strike');
    expect(tipOf({ ...fresh, chosen: move('fill hund', 1) })).toBeNull();
    expect(tipOf({ ...fresh, sheets: [{ hund: 1, bauch: 4 }] })).toBeNull();
    expect(tipOf({ ...fresh, throwing: true, sheets: [{ knochenmax: 50 }] })).toBe('more');
    expect(tipOf({ ...fresh, throwing: true, sheets: [{ knochenmax: 0 }] })).toBeNull();
  });

  test('is one of the first two on a device, unless somebody has had enough', () => {
    expect(['a', 'b', 'a', 'c'].map(isFirst)).toEqual([true, true, true, false]);
    enough();
    expect(isFirst('a')).toBe(false);
  });
});

describe('celebrated are', () => {
  const after = (thrown: Side[], sheet: Sheet = {}): Position => ({ sheets: [sheet], throw: thrown, throws_left: 1 });
  const fill = (box: string): RoomEvent => ({ type: 'moved', seat: 0, move: `fill ${box}` });

  test('five alike, a Venus throw that counts, and a bonus', () => {
    const thrown: RoomEvent = { type: 'rolled', roll: 1, by: 'drawn', outcome: '4' };
    expect(cheerOf(thrown, after([4, 4, 4, 4, 4]))).toBe('max');
    expect(cheerOf(thrown, after([4, 4, 4, 4, 6]))).toBeNull();
    expect(cheerOf(fill('venuswurf'), after([], { venuswurf: 40 }))).toBe('venus');
    expect(cheerOf(fill('venuswurf'), after([], { venuswurf: 0 }))).toBeNull();
    expect(cheerOf(fill('ruecken'), after([], { ruecken: 65 }))).toBe('bonus');
    expect(cheerOf(fill('chios'), after([], { chios: 30 }))).toBeNull();
  });
});

describe('entering real bones', () => {
  test('takes one tap per bone and can be corrected', async () => {
    const table = tableOf({ thrown: [4, 4], left: 2, turn: { kind: 'enter', seat: 0, request: '3' } });
    render(Enter, { table });
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'That is how they lie' });
    const sides = screen.getByRole('group', { name: 'Choose a side' });
    const tap = (name: RegExp): Promise<unknown> => Promise.resolve(fireEvent.click(within(sides).getByRole('button', { name })));
    await tap(/Dog/);
    await tap(/Chios/);
    expect(send.disabled).toBe(true);
    await tap(/Back/);
    await fireEvent.click(screen.getByRole('button', { name: /Take back Chios/ }));
    expect(send.disabled).toBe(true);
    await tap(/Belly/);
    await fireEvent.click(send);
    expect(table.enter).toHaveBeenCalledExactlyOnceWith('1 3 4');
  });
});

describe('a position to look at', () => {
  test('shows bones and sheets, follows the slider, and offers nothing to do', async () => {
    const position: Position = { seats: [{ sheets: [{ hund: 2, venuswurf: 40 }] }, { sheets: [{ chios: 0 }] }], to_move: 1, throw: [1, 1, 3, 4, 6], throws_left: 1 };
    const { rerender } = render(Still, { position, facts: FACTS, options: OPTIONS, rules: 2, seats: ['Anna', 'Bert'] });
    const bones = (): (string | null)[] => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));
    expect(bones()).toEqual(['1 Dog', '1 Dog', '3 Back', '4 Belly', '6 Chios']);
    expect(within(screen.getByRole('row', { name: /^Total/ })).getByText('42')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /points|strike|Throw/ })).toBeNull();
    await rerender({ position: { ...position, throw: [3, 3, 3, 3, 3] }, facts: FACTS, options: OPTIONS, rules: 2, seats: ['Anna', 'Bert'] });
    expect(bones()).toEqual(Array(5).fill('3 Back'));
  });
});

describe('the first turn to learn', () => {
  test('leads through three throws to the full house', async () => {
    const ondone = vi.fn();
    render(Learn, { ondone });
    await fireEvent.click(screen.getByRole('button', { name: 'Throw all 5 bones' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Throw all 5 bones' }).disabled).toBe(true);
    await fireEvent.click(bone(4));
    await fireEvent.click(bone(5));
    await fireEvent.click(screen.getByRole('button', { name: 'Throw 3 bones' }));
    await fireEvent.click(bone(2));
    await fireEvent.click(screen.getByRole('button', { name: 'Throw 2 bones' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Three of a kind: 18 points' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Three of a kind: 18 points' }));
    expect(screen.getByText(/gives only 18/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Full House: 25 points' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Enter 25 in Full House' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(ondone).toHaveBeenCalledOnce();
  });
});

describe('in words', () => {
  test('moves', () => {
    expect(moveText('keep 3 3 6')).toBe('keep 2 × Back, Chios, throw 2 bones');
    expect(moveText('keep')).toBe('throw all five again');
    expect(moveText('fill venuswurf')).toBe('fill Venus throw');
    expect(moveText('fill 2:venuswurf')).toBe('fill Venus throw (sheet 2)');
  });

  test('what happened', () => {
    expect(tell({ type: 'rolled', roll: 1, by: 'drawn', outcome: '4 1 4' }, 'Anna')).toBe('The bones show Dog, 2 × Belly.');
    expect(tell({ type: 'moved', seat: 0, move: 'keep 4 4 4 4' }, 'Anna')).toBe('Anna keeps 4 × Belly and throws one bone.');
    expect(tell({ type: 'moved', seat: 0, move: 'fill 2:hund' }, 'Anna')).toBe('Anna fills Dog on sheet 2.');
    expect(tell({ type: 'started' }, 'Anna')).toBeNull();
  });

  const rolled = (outcome: string): RoomEvent & { type: 'rolled' } => ({ type: 'rolled', roll: 1, by: 'drawn', outcome });
  const moved = (text: string): RoomEvent & { type: 'moved' } => ({ type: 'moved', seat: 0, move: text });

  test('whose throw it is and what it brings, to those who hear the game', () => {
    const told = { who: 'Bert', yours: false, gained: 18, points: 60 };
    expect(announce(rolled('4 1 4 4 4'), told)).toBe('Bert throws: Dog, 4 × Belly.');
    expect(announce(rolled('6'), { ...told, yours: true })).toBe('You throw: Chios.');
    expect(announce(moved('keep 4 4'), told)).toBe('Bert keeps 2 × Belly.');
    expect(announce(moved('keep 4 4'), { ...told, yours: true })).toBeNull();
    expect(announce(rolled('6 1 3'), { ...told, yours: true })).toBe('You throw: Dog, Back, Chios, beside 2 × Belly.');
    expect(announce(moved('fill viererpasch'), told)).toBe('Bert: 18 points in Four of a kind, 60 in all.');
    expect(announce(moved('fill 2:hund'), { ...told, yours: true, gained: 1 })).toBe('1 point in Dog on sheet 2, 60 in all.');
    expect(announce(moved('fill venuswurf'), { ...told, yours: true, gained: 0 })).toBe('Venus throw is struck, 60 in all.');
    expect(announce({ type: 'started' }, told)).toBeNull();
    expect(announce(rolled('6 1 3'), told)).toBe('Bert throws: Dog, Back, Chios.');
  });

  test('a whole turn in two sentences, with what lay in the end', () => {
    const events = [rolled('1 4 3 4 4'), moved('keep 4 4 4'), rolled('3 4'), moved('keep 4 4 4 4'), rolled('6'), moved('fill viererpasch')];
    const turn = { seat: 0, events: events.map((event, seq) => ({ seq, event })), gained: 22, points: 118, done: true, end: 9 };
    expect(summary(turn, 'Mika')).toBe('Mika throws three times: 4 × Belly, Chios. 22 points in Four of a kind, 118 in all.');
    expect(summary({ ...turn, gained: 0 }, 'Mika')).toBe('Mika throws three times: 4 × Belly, Chios. Four of a kind is struck, 118 in all.');
    expect(summary({ ...turn, events: turn.events.slice(0, 1), done: false }, 'Mika')).toBe('Mika throws once: Dog, Back, 3 × Belly.');
    expect(planText(['keep 3 3'])).toBe('Keep 2 × Back and throw 3 bones.');
    expect(planText(['fill 2:hund'])).toBe('Enter the throw in Dog on sheet 2.');
  });
});

test('bones come to rest also on a page that is put away and gets no frames', async () => {
  change({ motion: 'full' });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  try {
    const { component } = render(Bones, { slots: [] });
    await component.tumble([1, 3, 3, 4, 4], { share: 1, tense: false });
  } finally {
    vi.unstubAllGlobals();
    change({ motion: 'reduced' });
  }
}, 10_000);
