import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Game from '../src/games/rolling-dice/Game.svelte';
import { Floe } from '../src/games/rolling-dice/floe.svelte';
import type { Facts, Position } from '../src/games/rolling-dice/position';
import { textsOf } from '../src/games/card';
import { ApiError } from '../src/lib/api';
import { change } from '../src/lib/settings.svelte';
import { hushed, speakUp, speech } from '../src/lib/speech.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { ARENA } from './rolling-dice-samples';

const START: Position = { seats: 3, colours: ['orange', 'green', 'purple'], starter: 'orange', turns: 0, seals: { orange: 0, green: 4, purple: 9 }, floe: {} };

type Table = TableStore<'rolling-dice'>;

interface Sent {
  send: ReturnType<typeof vi.fn>;
  ask: ReturnType<typeof vi.fn>;
}

/** A table at which it is our turn, as far as the board looks at it. */
function table(position: Position, moves: string[], facts: Partial<Facts> = {}, counsel: { plan?: string[] } = {}): Table & Sent {
  const task = { throw: 'throw', choose: 'choose', place: 'place' }[moves[0]?.split(' ')[0] ?? 'throw'] as Facts['task'];
  const all: Facts = {
    game: 'rolling-dice', task, colour: 'orange', thrower: 'orange', seats: { orange: 0, green: 1, purple: 2 }, goal: 75, dice: 4,
    marked: false, beating: [], standing: [], starter_next: null, ...facts,
  };
  return {
    view: {
      id: 'T', seq: 5, phase: 'playing', play: { turn: { kind: 'move', seat: 0 }, position, points: [0, 0, 0], due: null },
      seats: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, dice: 'drawn', yours: true, bot: null, colours: [] })),
    },
    position,
    mine: true,
    acting: 0,
    sending: false,
    moves: moves.map((move) => ({ move, gain: 0, ends: true })),
    looked: { facts: all },
    steps: [],
    counsel: { plan: [], ...counsel },
    animate: vi.fn(),
    send: vi.fn(async () => undefined),
    ask: vi.fn(async () => ({ position, facts: { standing: [] } })),
  } as unknown as Table & Sent;
}

function show(made: Table): Floe {
  const floe = new Floe(made, ARENA);
  render(Game, { floe });
  return floe;
}

const stage = (): HTMLElement => screen.getByRole('application');
const press = (key: string, more: object = {}): Promise<void> => fireEvent.keyDown(stage(), { key, ...more }) as unknown as Promise<void>;

const heard = (text: string): Promise<void> => vi.waitFor(() => expect(speech.lines.map((line) => line.text).join('\n')).toContain(text), { timeout: 2000 });

beforeEach(async () => {
  change({ language: 'en', flat: true });
  localStorage.clear();
  hushed();
  await textsOf('rolling-dice');
});

describe('aiming', () => {
  it('throws as the keys have aimed', async () => {
    const made = table(START, []);
    show(made);
    await press('ArrowRight');
    await press('ArrowRight', { shiftKey: true });
    await press('+');
    await press('Enter');
    expect(made.send).toHaveBeenCalledWith(['throw at 155.0 direction 20 strength 925 loft 50 spin 12.0']);
  });

  it('has sliders with the same values, and words for them', async () => {
    const made = table(START, []);
    show(made);
    const strength = screen.getByRole('slider', { name: /Strength/ });
    await fireEvent.input(strength, { target: { value: '500' } });
    expect(strength.getAttribute('aria-valuetext')).toContain('gentle');
    await fireEvent.click(screen.getByRole('button', { name: 'Throw 4 dice' }));
    expect(made.send).toHaveBeenCalledWith(['throw at 150.0 direction 0 strength 500 loft 50 spin 12.0']);
  });

  it('is said when the hand pauses, not at every key', async () => {
    show(table(START, []));
    await heard('Orange: throw 4 dice.');
    await press('ArrowLeft');
    await press('ArrowLeft');
    await heard('From the middle (14 cm), straight ahead, boldly');
    expect(speech.lines.filter(({ text }) => text.startsWith('From'))).toHaveLength(1);
  });

  it('can be taken from the coach, by key and by button', async () => {
    const made = table(START, [], {}, { plan: ['throw at 80.0 direction 100 strength 700 loft 50 spin 12.0'] });
    const floe = show(made);
    await press('c');
    expect(floe.aim.place).toBe(80);
    await press('ArrowLeft');
    await fireEvent.click(screen.getByRole('button', { name: 'Take the coach’s aim' }));
    await press('Enter');
    expect(made.send).toHaveBeenCalledWith(['throw at 80.0 direction 100 strength 700 loft 50 spin 12.0']);
  });

  it('asks which die is to be beaten', async () => {
    const floe = { orange: { face: 3, x: 100, y: 200 } };
    show(table({ ...START, floe }, [], { dice: 3, marked: true }));
    await heard('Orange: throw 3 dice to beat your 3: left, 20 cm forward.');
  });

  it('offers three dice against a marked one', () => {
    const floe = { orange: { face: 3, x: 100, y: 200 } };
    show(table({ ...START, floe }, [], { dice: 3, marked: true }));
    expect(screen.getByRole('button', { name: 'Throw 3 dice' })).toBeTruthy();
  });
});

describe('choosing', () => {
  const thrown = [
    { face: 6, x: 150, y: 200 },
    { face: 2, x: 100, y: 300 },
    { face: 5, x: 8, y: 60, place: 'water' as const },
  ];

  it('offers what the server lists, and takes what was picked', async () => {
    const made = table({ ...START, thrown }, ['choose 1', 'choose 2']);
    show(made);
    const options = screen.getByRole('group', { name: 'Dice that may score' });
    expect(options.querySelectorAll('button')).toHaveLength(2);
    await press('ArrowRight');
    await press('ArrowRight');
    await press('Enter');
    expect(made.send).toHaveBeenCalledWith(['choose 2']);
  });

  it('says each die with what it would bring', async () => {
    const made = table({ ...START, thrown }, ['choose 1', 'choose 2'], { beating: [{ die: 2, higher: false, further: true }] });
    made.ask.mockImplementation(async ([move = '']: string[]) => ({
      position: START,
      facts: { standing: [{ colour: 'orange', earned: move === 'choose 1' ? 8 : 14, ground: 0 }] },
    }));
    show(made);
    await heard('Choose your scoring die from 2.');
    await press('2');
    await heard('Die 2: 2 pips, left, 30 cm forward, further, 14 points.');
    expect(screen.getByText('14 points')).toBeTruthy();
  });

  it('marks the die that the coach would take', () => {
    show(table({ ...START, thrown }, ['choose 1', 'choose 2'], {}, { plan: ['choose 2'] }));
    expect(document.querySelector('.option.advised')?.textContent).toContain('Die 2');
    expect(document.querySelectorAll('path.ring.advised')).toHaveLength(1);
  });

  it('sends nothing before a die was picked', async () => {
    const made = table({ ...START, thrown }, ['choose 1', 'choose 2']);
    show(made);
    await press('Enter');
    await press('3');
    await press('Enter');
    expect(made.send).not.toHaveBeenCalled();
  });
});

describe('putting a die back', () => {
  const position = { ...START, turns: 1, adrift: { orange: 4 } };
  const spots = ['place 100.00 100.00 turn 0.00', 'place 120.00 200.00 turn 0.00', 'place 140.00 300.00 turn 0.00'];

  it('begins at a free spot and moves by keys', async () => {
    const made = table(position, spots);
    show(made);
    await press('ArrowLeft');
    await press('r');
    await vi.waitFor(() => expect(made.ask).toHaveBeenLastCalledWith(['place 114.00 200.00 turn 15.00']));
    await press('Enter');
    expect(made.send).toHaveBeenCalledWith(['place 114.00 200.00 turn 15.00']);
  });

  it('says why a spot is not free and does not send it', async () => {
    const made = table(position, spots);
    made.ask.mockRejectedValue(new ApiError('rd-spot-taken', 'A die would touch another one there.', 422));
    show(made);
    await press('ArrowUp');
    expect(await screen.findByText('A die would touch another one there.')).toBeTruthy();
    await press('Enter');
    expect(made.send).not.toHaveBeenCalled();
  });

  it('shows what some spots would bring, and goes from one to the next', async () => {
    const made = table(position, spots);
    made.ask.mockImplementation(async ([move = '']: string[]) => ({
      position,
      facts: { standing: [{ colour: 'orange', earned: move?.includes('300.00') ? 14 : 9, ground: 0 }] },
    }));
    show(made);
    expect(await screen.findByRole('button', { name: 'middle, 30 cm forward: 14 points' })).toBeTruthy();
    await press('n');
    await heard('middle, 30 cm forward: 14 points');
    await press('Enter');
    expect(made.send).toHaveBeenCalledWith(['place 140.00 300.00 turn 0.00']);
    expect(made.ask.mock.calls.length).toBeLessThan(16);
  });

  it('says a refusal, and says it again to whoever insists', async () => {
    const made = table(position, spots);
    made.ask.mockRejectedValue(new ApiError('rd-spot-taken', 'A die would touch another one there.', 422));
    show(made);
    await press('ArrowUp');
    await heard('A die would touch another one there.');
    await press('Enter');
    speakUp();
    expect(speech.lines.filter(({ text }) => text.startsWith('A die would'))).toHaveLength(2);
  });
});

describe('the board', () => {
  it('has no live region of its own', () => {
    show(table(START, []));
    expect(document.querySelectorAll('[aria-live], [role="status"], [role="log"]')).toHaveLength(0);
  });

  it('describes what lies on the ice to those who come to it by keys', () => {
    const floe = { orange: { face: 3, x: 100, y: 200 } };
    show(table({ ...START, floe }, [], { dice: 3, marked: true }));
    const ids = stage().getAttribute('aria-describedby')!.split(' ');
    const told = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(told).toContain('3 pips, left, 20 cm forward');
    expect(told).toContain('Enter throws');
  });

  it('takes a focus that was on nothing', async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    show(table(START, []));
    await vi.waitFor(() => expect(document.activeElement).toBe(stage()));
  });

  it('explains the first two games, until it was read', async () => {
    show(table(START, []));
    expect(screen.getByText(/The first seal on 75 ends the game/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText(/The first seal/)).toBeNull();
    expect(screen.getByText(/Far forward is good/)).toBeTruthy();
  });

  it('explains nothing in a third game', () => {
    localStorage.setItem('bonecup-rolling-dice-tips', JSON.stringify({ tables: ['A', 'B'], read: [] }));
    show(table(START, []));
    expect(screen.queryByText(/The first seal/)).toBeNull();
  });
});
