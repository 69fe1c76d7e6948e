import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../src/games/card';
import Board from '../src/games/rolling-bones/Board.svelte';
import Enter from '../src/games/rolling-bones/Enter.svelte';
import Learn from '../src/games/rolling-bones/Learn.svelte';
import { EMPTY, type Position } from '../src/games/rolling-bones/bones';
import { readRoll } from '../src/games/rolling-bones/notation';
import { after } from '../src/games/rolling-bones/scene';
import { moveText, tell } from '../src/games/rolling-bones/texts';
import type { FactsOf, LookedOf, PreviewedMove, TableOf } from '../src/lib/protocol';
import { change } from '../src/lib/settings.svelte';
import { speech } from '../src/lib/speech.svelte';
import { TableStore } from '../src/lib/table.svelte';

/** Which moves the server would offer after staged ones, as this test needs them. */
type Script = Record<string, string[]>;

const preview = (move: string): PreviewedMove => ({ move, gain: move === 'bury' ? 9 : 0, ends: move === 'bury' || move.startsWith('roll') || move === 'leave' });

const facts = (score: number, price: number): FactsOf<'rolling-bones'> => ({
  game: 'rolling-bones',
  score,
  price,
  duty: false,
  sections: { left_arm: false, right_arm: false, left_leg: false, right_leg: false, trunk: false },
  places: [],
});

function tableOf(position: Position, script: Script, turn: unknown = { kind: 'move', seat: 0 }): { table: TableStore<'rolling-bones'>; sent: string[][] } {
  const seat = { kind: 'person', name: 'Anna', yours: true, present: true, away_since: null, bot: null, dice: 'drawn', contribution: '' };
  const play = { turn, position, points: [0], due: null };
  const view = { id: 'T', game: 'rolling-bones', options: { target: 100 }, phase: 'playing', seq: 2, seats: [seat], play };
  const table = new TableStore(view as unknown as TableOf<'rolling-bones'>);
  const sent: string[][] = [];
  const look = (staged: string[]): LookedOf<'rolling-bones'> => ({
    seq: 2,
    position: staged.reduce(after, position),
    seat: 0,
    moves: (script[staged.join(', ')] ?? []).map(preview),
    facts: facts(4, 1),
  });
  table.looked = look([]);
  const restage = (staged: string[]): void => {
    table.staged = staged;
    table.looked = look(staged);
  };
  table.send = (moves = table.staged) => (sent.push(moves), Promise.resolve());
  table.stage = async (move) => (preview(move).ends ? table.send([...table.staged, move]) : restage([...table.staged, move]));
  table.unstage = async (from = table.staged.length - 1) => restage(table.staged.slice(0, Math.max(0, from)));
  table.enter = (outcome) => (sent.push([outcome]), Promise.resolve());
  return { table, sent };
}

const opening: Position = { ...EMPTY, roll: readRoll('LA1 LA1 LL4 LL4 LL5 LL5 RA1 RA1 RL4 RL4 RL5 RL5 SK RI PE PE HA GR') };
const die = (face: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`button[data-face="${face}"]`);
  if (!found) throw new Error(`no die shows ${face}`);
  return found;
};

beforeAll(async () => {
  change({ language: 'en', motion: 'reduced' });
  await textsOf('rolling-bones');
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('the roll that opens a turn', () => {
  const cup: Position = { ...EMPTY, rolling: true };

  it('is a button of its own, and the key R', async () => {
    const { table } = tableOf(cup, {}, { kind: 'throw', seat: 0, request: 'L6 R6 C6' });
    table.throwDice = vi.fn(() => Promise.resolve());
    render(Board, { table });
    expect(screen.getByText('Your turn: roll the dice.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Roll the dice' }));
    await fireEvent.keyDown(document.body, { key: 'r' });
    expect(table.throwDice).toHaveBeenCalledTimes(2);
  });

  it('is gone while the dice are in the air', () => {
    const { table } = tableOf(cup, {}, { kind: 'link', seat: 0, asks: 1, roll: 3, until: 0 });
    render(Board, { table });
    expect(screen.queryByRole('button', { name: 'Roll the dice' })).toBeNull();
    expect(screen.getByText('The dice are rolling …')).toBeTruthy();
  });
});

describe('laying', () => {
  const script = { '': ['lay SK', 'lay RI', 'roll paying L1 R0 C0'], 'lay SK': ['lay RI', 'put on hat', 'roll paying L1 R0 C0'] };

  it('lays a die that is tapped, and takes it back', async () => {
    const { table } = tableOf(opening, script);
    render(Board, { table });
    expect(die('SK').textContent).toContain('skull, fits');
    expect(die('PE').textContent).toContain('pelvis, does not fit now');
    await fireEvent.click(die('SK'));
    await waitFor(() => expect(table.staged).toEqual(['lay SK']));
    await fireEvent.click(screen.getByRole('button', { name: 'Take back: skull' }));
    await waitFor(() => expect(table.staged).toEqual([]));
  });

  it('lays a die once, however fast it is tapped twice', async () => {
    const { table } = tableOf(opening, script);
    const stage = table.stage;
    const asked: string[] = [];
    table.stage = async (move) => {
      asked.push(move);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await stage(move);
    };
    render(Board, { table });
    const skull = die('SK');
    await fireEvent.click(skull);
    await fireEvent.click(skull);
    await fireEvent.click(die('RI'));
    await waitFor(() => expect(table.staged).toEqual(['lay SK', 'lay RI']));
    expect(asked).toEqual(['lay SK', 'lay RI']);
  });

  it('lays by a tap on the place', async () => {
    const { table } = tableOf(opening, script);
    render(Board, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Lay here: rib cage' }));
    await waitFor(() => expect(table.staged).toEqual(['lay RI']));
  });

  it('says why a die does not fit, and stages nothing', async () => {
    const { table } = tableOf(opening, script);
    render(Board, { table });
    await fireEvent.click(die('HA'));
    expect(screen.getByText('The hat needs a skull first.')).toBeTruthy();
    expect(table.staged).toEqual([]);
  });
});

describe('paying', () => {
  const script = { '': ['lay SK', 'roll paying L2 R0 C0', 'roll paying L1 R0 C1'] };

  it('takes exactly the dice that are a payment', async () => {
    const { table, sent } = tableOf(opening, script);
    table.looked = { ...table.looked!, facts: facts(0, 2) };
    render(Board, { table });
    await fireEvent.click(screen.getByRole('button', { name: /^Roll on/ }));
    await fireEvent.click(die('RL5'));
    expect(die('RL5').getAttribute('aria-pressed')).not.toBe('true');
    await fireEvent.click(die('LL5'));
    expect(screen.getByRole('button', { name: '1 of 2 chosen' }).getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(die('PE'));
    await fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
    expect(sent).toEqual([['roll paying L1 R0 C1']]);
  });
});

describe('laying all', () => {
  const later: Position = { ...EMPTY, skeleton: ['RI'], roll: readRoll('LA1 RA1 SK'), out: { left: 5, right: 5, centre: 4 }, supplementary: 1, laid_this_roll: true };
  const script = {
    '': ['lay LA1', 'lay RA1', 'lay SK', 'roll paying L1 R1 C0'],
    'lay LA1': ['lay RA1', 'lay SK', 'leave'],
    'lay LA1, lay RA1': ['lay SK', 'leave', 'bury'],
    'lay LA1, lay RA1, lay SK': ['leave', 'bury'],
  };
  const layAll = (): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name: 'Lay all' }));

  it('keeps what the next roll costs, and says so', async () => {
    const { table } = tableOf(later, script);
    render(Board, { table });
    await layAll();
    await waitFor(() => expect(screen.getByText('3 bones stay in the tray: the next roll has to be paid.')).toBeTruthy());
    expect(table.staged).toEqual([]);
  });

  it('keeps nothing back from whoever can bury', async () => {
    const { table } = tableOf(later, { ...script, '': [...script[''], 'bury'], 'lay LA1': [...script['lay LA1'], 'bury'] });
    render(Board, { table });
    await layAll();
    await waitFor(() => expect(table.staged).toEqual(['lay LA1', 'lay RA1', 'lay SK']));
  });

  it('lays by hand whatever the next roll costs, and names the bone to take back', async () => {
    const { table } = tableOf(later, script);
    const look = table.stage;
    table.view.play!.facts = facts(1, 2);
    table.stage = async (move) => {
      await look(move);
      table.looked = { ...table.looked!, facts: { ...facts(1, 2), price: null } };
    };
    render(Board, { table });
    await fireEvent.click(die('LA1'));
    await waitFor(() => screen.getByText('Too few dice left for the next roll: take one back.'));
    await fireEvent.click(document.querySelector('.actions .back')!);
    await waitFor(() => expect(table.staged).toEqual([]));
  });
});

describe('a hopeless turn', () => {
  const red: Position = { ...EMPTY, skeleton: ['RI'], false: { SK: 'RL5' }, roll: readRoll('LA1 RA1 RL5 HA'), out: { left: 4, right: 3, centre: 3 }, supplementary: 2, laid_this_roll: true };

  it('is given up by one tap: what the rules ask for is done', async () => {
    const { table, sent } = tableOf(red, { '': ['lay LA1', 'roll paying L1 R2 C0'], 'lay LA1': ['lay RA1', 'roll paying L0 R2 C1'], 'lay LA1, lay RA1': ['leave'] });
    table.looked = { ...table.looked!, facts: facts(-4, 3) };
    render(Board, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Give up this turn' }));
    await waitFor(() => expect(sent).toEqual([['lay LA1', 'lay RA1', 'leave']]));
  });

  it('is not offered to whoever may still win something', () => {
    const { table } = tableOf({ ...red, false: {} }, { '': ['lay LA1', 'roll paying L1 R2 C0'] });
    render(Board, { table });
    expect(screen.queryByRole('button', { name: 'Give up this turn' })).toBeNull();
  });
});

describe('notes for the first games', () => {
  const note = (): string => document.querySelector('.tip')?.textContent?.trim() ?? 'none';

  it('tell the target before the first roll, and go when they are closed', async () => {
    localStorage.clear();
    const { table } = tableOf({ ...EMPTY, rolling: true }, {}, { kind: 'throw', seat: 0, request: 'L6 R6 C6' });
    render(Board, { table });
    expect(note()).toContain('The first to reach 100 points wins.');
    await fireEvent.click(screen.getByRole('button', { name: 'Close this note' }));
    expect(note()).toBe('');
  });

  it('are for two games', () => {
    localStorage.clear();
    for (const [index, id] of ['one', 'two', 'one', 'three'].entries()) {
      const { table } = tableOf(opening, { '': ['lay SK', 'roll paying L1 R0 C0'] });
      table.view = { ...table.view, id };
      render(Board, { table });
      expect(note() === 'none').toBe(index === 3);
      cleanup();
    }
  });
});

describe('burying', () => {
  it('asks alike by the button, the stone and the die, and says the question', async () => {
    for (const find of [() => screen.getByRole('button', { name: 'Bury +9' }), () => screen.getByRole('button', { name: 'Bury the skeleton: +9 points' }), () => die('GR')]) {
      const { table, sent } = tableOf(opening, { '': ['lay SK', 'bury'] });
      render(Board, { table });
      await fireEvent.click(find());
      expect(sent).toEqual([]);
      expect(screen.getByText('Bury, +9 points? That ends your turn.')).toBeTruthy();
      await waitFor(() => expect(speech.lines.at(-1)?.text).toBe('Bury, +9 points? That ends your turn.'));
      cleanup();
    }
  });

  it('asks before the gravestone ends the turn', async () => {
    const { table, sent } = tableOf(opening, { '': ['lay SK', 'bury'] });
    render(Board, { table });
    await fireEvent.click(die('GR'));
    expect(sent).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: /^Yes, bury \+9/ }));
    expect(sent).toEqual([['bury']]);
  });
});

describe('a false bone', () => {
  it('is a die first, then a place', async () => {
    const later: Position = { ...EMPTY, skeleton: ['RI'], roll: readRoll('LL4 RL5'), out: { left: 5, right: 5, centre: 5 }, supplementary: 5 };
    const { table } = tableOf(later, { '': ['lay LL4 on SK', 'lay LL4 on SP', 'lay RL5 on SK'], 'lay RL5 on SK': ['leave'] });
    render(Board, { table });
    expect(screen.getByText(/choose a die as a false bone/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /false bone here/ })).toBeNull();
    await fireEvent.click(die('RL5'));
    const places = screen.getAllByRole('button', { name: /false bone here/ });
    expect(places.map((place) => place.dataset.place)).toEqual(['SK']);
    await fireEvent.click(places[0]!);
    await waitFor(() => expect(table.staged).toEqual(['lay RL5 on SK']));
    expect(screen.getByRole('img', { name: /right foot \(false, on the place “skull”\)/ })).toBeTruthy();
  });
});

describe('the keyboard', () => {
  const script = {
    '': ['lay SK', 'roll paying L1 R0 C0', 'bury'],
    'lay SK': ['put on hat', 'lay RI', 'bury'],
    'lay SK, put on hat': ['lay RI', 'bury'],
    'lay SK, lay RI': ['put on hat'],
    'lay SK, lay RI, put on hat': [],
  };
  const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

  it('has one stop among the dice', () => {
    render(Board, { table: tableOf(opening, script).table });
    expect(document.querySelectorAll('button.slot[tabindex="0"]')).toHaveLength(1);
  });

  it('puts the hat on with H and takes back with U', async () => {
    const { table } = tableOf(opening, script);
    render(Board, { table });
    await fireEvent.click(die('SK'));
    await waitFor(() => expect(table.staged).toHaveLength(1));
    await press('h');
    await waitFor(() => expect(table.staged).toEqual(['lay SK', 'put on hat']));
    await press('u');
    await waitFor(() => expect(table.staged).toEqual(['lay SK']));
  });

  it('buries with B and B again, and stops with Escape', async () => {
    const { table, sent } = tableOf(opening, script);
    render(Board, { table });
    await press('b');
    await press('Escape');
    expect(screen.queryByRole('button', { name: /^Yes, bury/ })).toBeNull();
    await press('b');
    await press('b');
    expect(sent).toEqual([['bury']]);
  });

  it('lays all that fit with A', async () => {
    const { table } = tableOf(opening, script);
    render(Board, { table });
    await fireEvent.click(die('SK'));
    await waitFor(() => expect(table.staged).toHaveLength(1));
    await press('a');
    await waitFor(() => expect(new Set(table.staged)).toEqual(new Set(['lay SK', 'put on hat', 'lay RI'])));
  });
});

describe('somebody else’s turn', () => {
  it('shows dice and no buttons for them', () => {
    const { table } = tableOf(opening, { '': ['lay SK'] });
    table.view = { ...table.view, seats: [{ ...table.view.seats[0]!, yours: false }] };
    render(Board, { table });
    expect(document.querySelectorAll('button.slot')).toHaveLength(0);
    expect(screen.getAllByRole('img', { name: 'left foot' })).toHaveLength(2);
    expect(screen.getByText('It is Anna’s turn.')).toBeTruthy();
  });
});

describe('entering real dice', () => {
  it('takes one tap per die, corrects, and sends only when all are there', async () => {
    const { table, sent } = tableOf({ ...EMPTY, rolling: true }, {}, { kind: 'enter', seat: 0, request: 'L2 R0 C1' });
    render(Enter, { table });
    const tap = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'That is the roll' });
    await tap('Add left hand');
    await tap('Add left foot');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add left hand' }).disabled).toBe(true);
    await tap('Remove left hand');
    await tap('Add left upper arm');
    expect(confirm.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Add right foot' })).toBeNull();
    await tap('Add gravestone');
    expect(confirm.disabled).toBe(false);
    await fireEvent.click(confirm);
    expect(sent).toEqual([['LL5 LA1 GR']]);
  });
});

describe('words', () => {
  it('tells moves and rolls', () => {
    expect(tell({ type: 'moved', seat: 0, move: 'lay RL5 on LA2' }, 'Mia')).toBe('Mia has to lay the right foot as a false bone, on the place “left forearm”.');
    expect(tell({ type: 'moved', seat: 0, move: 'roll paying L1 R0 C2' }, 'Mia')).toBe('Mia pays 1 left and 2 centre dice and rolls on.');
    expect(tell({ type: 'rolled', roll: 1, by: 'drawn', outcome: 'LA1 LA1 SK' }, 'Mia')).toBe('The dice show left 2 × upper arm; centre skull.');
    expect(tell({ type: 'started' }, 'Mia')).toBeNull();
    expect(moveText('take off hat')).toBe('take off the hat');
  });
});

describe('the first turn', () => {
  it('can be played to its end', async () => {
    const ondone = vi.fn();
    render(Learn, { ondone });
    const tap = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
    const at = (step: number): Promise<unknown> => waitFor(() => screen.getByText(`Step ${step} of 9`));
    await tap('Next');
    await fireEvent.click(die('SK'));
    await at(3);
    await tap('Lay here: rib cage');
    await at(4);
    for (const face of ['HA', 'SP', 'LA1']) await fireEvent.click(die(face));
    await at(5);
    await fireEvent.click(die('RL5'));
    await at(6);
    await tap('Roll');
    await at(7);
    for (const face of ['PE', 'LA2']) await fireEvent.click(die(face));
    await at(8);
    await tap('Bury the skeleton: +14 points');
    await at(9);
    expect(ondone).not.toHaveBeenCalled();
    await tap('Done');
    expect(ondone).toHaveBeenCalledOnce();
  });
});
