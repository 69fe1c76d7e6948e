import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import ColourChoice from '../src/table/ColourChoice.svelte';
import { chosenWith, holders } from '../src/table/colours';
import type { Colour, SeatView } from '../src/lib/protocol';

const seat = (kind: SeatView['kind'], name: string | null, ...colours: Colour[]): Pick<SeatView, 'kind' | 'name' | 'colours'> => ({ kind, name, colours });

describe('who has which colour', () => {
  const seats = [seat('person', 'Anna', 'red'), seat('open', null, 'green'), seat('bot', 'Bot', 'blue'), seat('reserved', 'Ben', 'yellow')];

  test('everybody but oneself, and what was meant for an open seat is free', () => {
    expect(holders(seats, 0)).toEqual({ blue: 'Bot', yellow: 'Ben' });
    expect(holders(seats, null)).toEqual({ red: 'Anna', blue: 'Bot', yellow: 'Ben' });
  });
});

describe('pressing a colour', () => {
  test('chooses it, or takes it back', () => {
    expect(chosenWith([], 'red', 1)).toEqual(['red']);
    expect(chosenWith(['red'], 'red', 1)).toEqual([]);
  });

  test('of too many the oldest goes', () => {
    expect(chosenWith(['red'], 'blue', 1)).toEqual(['blue']);
    expect(chosenWith(['red', 'blue'], 'green', 2)).toEqual(['blue', 'green']);
  });
});

describe('the choice', () => {
  test('names colours, shows who has one, and cannot be pressed there', async () => {
    const choose = vi.fn();
    render(ColourChoice, { game: 'rolling-dice', colours: ['red', 'blue', 'green'], each: 1, chosen: ['green'], holders: { blue: 'Ben' }, label: 'Your colour', choose });
    const taken = await screen.findByRole('button', { name: /Ben/ });
    expect(taken).toHaveProperty('disabled', true);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    const free = screen.getAllByRole('button').filter((button) => !(button as HTMLButtonElement).disabled);
    await fireEvent.click(free[0]!);
    expect(choose).toHaveBeenCalledWith(['red']);
  });
});
