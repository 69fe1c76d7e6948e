/** What people see of the dice's guard: the sign, the panel, the alarm, their own text. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOf } from '../src/lib/dice/notes';
import type { GameId, TableOf, TableView } from '../src/lib/protocol';
import { TableStore } from '../src/lib/table.svelte';
import { speak } from '../src/lib/words.svelte';
import OwnText from '../src/parts/OwnText.svelte';
import DiceAlarm from '../src/table/DiceAlarm.svelte';
import DicePanel from '../src/table/DicePanel.svelte';
import { speakDice } from '../src/table/texts';
import { FakeServer } from './dice-server';

beforeAll(async () => {
  await speak();
  await speakDice();
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function tableOf(server: FakeServer): Promise<TableStore> {
  const view = (await server.view()) as unknown as TableView;
  const table = new TableStore(view as TableOf<GameId>);
  await table.dice.look(view as never);
  return table;
}

/** As the page does it: the table is told anew, and the guard looks. */
async function tell(table: TableStore, server: FakeServer): Promise<void> {
  const view = (await server.view()) as never;
  (table as unknown as { told: unknown }).told = view;
  await table.dice.look(view);
  flushSync();
}

describe('the panel', () => {
  it('shows the commitment while people gather, and that texts are sealed', async () => {
    const server = await FakeServer.open();
    const table = await tableOf(server);
    await tell(table, server);
    render(DicePanel, { table });
    expect(screen.getByText('c0'.repeat(32))).toBeTruthy();
    expect(screen.getAllByText('sealed until the start')).toHaveLength(2);
    expect(screen.getByText('Promised')).toBeTruthy();
  });

  it('takes a text of one’s own', async () => {
    const server = await FakeServer.open();
    const table = await tableOf(server);
    await tell(table, server);
    render(DicePanel, { table });
    await fireEvent.input(screen.getByLabelText('Your text for the dice'), { target: { value: 'three crows' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Add this text' }));
    await screen.findByText('Your text is in.');
    expect(noteOf(server.id)!.own[0]!.contribution).toBe('three crows');
  });

  it('counts what was checked', async () => {
    const server = await FakeServer.open();
    const table = await tableOf(server);
    server.settle();
    await tell(table, server);
    await server.begin();
    server.happen({ type: 'cast', roll: 0, seat: 2 }, { type: 'rolled', roll: 0, by: 'drawn', outcome: '1 1 1 1 1' });
    await tell(table, server);
    render(DicePanel, { table });
    expect(screen.getByText('Promised, checked 1 of 1')).toBeTruthy();
    expect(screen.getByText(/One of 1 could have been known to the host/)).toBeTruthy();
    expect(screen.getByText('Bo was here')).toBeTruthy();
  });
});

describe('the alarm', () => {
  it('is silent while nothing differs', async () => {
    const server = await FakeServer.open();
    render(DiceAlarm, { table: await tableOf(server) });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what was promised, what is said now and what to do, and stays until the person decides', async () => {
    const server = await FakeServer.open('bonecup/1');
    const table = await tableOf(server);
    render(DiceAlarm, { table });
    server.start();
    server.lieInView = (view) => ({ ...view, commitment: 'c9'.repeat(32) });
    await tell(table, server);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText(/commitment was exchanged/)).toBeTruthy();
    expect(within(alert).getByText('c0'.repeat(32))).toBeTruthy();
    expect(within(alert).getByText('c9'.repeat(32))).toBeTruthy();
    expect(within(alert).getByText(/Do not play on/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep the record' }).getAttribute('href')).toContain(server.id);
    await fireEvent.click(screen.getByRole('button', { name: 'Play on nevertheless' }));
    expect(screen.getByText('You play on. The game stays marked.')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('reads out the first difference only', async () => {
    const server = await FakeServer.open('bonecup/1');
    const table = await tableOf(server);
    render(DiceAlarm, { table });
    server.start();
    server.lieInView = (view) => ({ ...view, commitment: 'c9'.repeat(32), rules: 1 });
    await tell(table, server);
    expect(screen.getByText('One more difference')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).not.toContain('rules');
  });
});

describe('a text of one’s own', () => {
  it('is counted in bytes, and refused with a sentence', async () => {
    const { rerender } = render(OwnText, { text: 'ä', label: 'Text' });
    expect(screen.getByText('254 bytes left')).toBeTruthy();
    await rerender({ text: 'ä'.repeat(129), label: 'Text' });
    expect(screen.getByText('2 bytes too long: at most 256 bytes fit.')).toBeTruthy();
    await rerender({ text: 'a\u0007', label: 'Text' });
    expect(screen.getByText(/control characters do not belong/)).toBeTruthy();
    expect(screen.getByLabelText(/Text/).getAttribute('aria-invalid')).toBe('true');
  });
});
