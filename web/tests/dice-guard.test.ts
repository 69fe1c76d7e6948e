/** The browser as a witness: what it notes and sends, and what it says when a server lies. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { AlarmCode } from '../src/lib/dice/alarm';
import { add, addForAll, sit } from '../src/lib/dice/entry';
import { Guard, type GuardedStep } from '../src/lib/dice/guard.svelte';
import { changeNote, noteOf } from '../src/lib/dice/notes';
import { Chain, SCHEME, sealOf } from '../src/lib/dice/scheme';
import type { RoomEvent, TableView } from '../src/lib/protocol';
import { contradictions } from '../src/review/witness';
import type { GameRecord } from '../src/review/record';
import { speakDice } from '../src/table/texts';
import { BO, FakeServer } from './dice-server';

beforeAll(speakDice);
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const codes = (guard: Guard): AlarmCode[] => guard.alarms.map(({ code }) => code);

/** A page that sees the table for the first time, or after it was loaded anew. */
async function page(server: FakeServer): Promise<Guard> {
  const view = await server.view();
  const guard = new Guard(view);
  await guard.look(view);
  return guard;
}

/** Our own chain for a seat, as this browser keeps it. */
const ourChain = (server: FakeServer, seat = 0): Chain => new Chain(noteOf(server.id)!.own[seat]!.last);

/** A table of version 2 at which the game has begun. */
async function begun(): Promise<{ server: FakeServer; guard: Guard }> {
  const server = await FakeServer.open();
  const guard = await page(server);
  server.settle();
  await guard.look(await server.view());
  await server.begin();
  await guard.look(await server.view());
  return { server, guard };
}

async function happens(server: FakeServer, guard: Guard, ...events: RoomEvent[]): Promise<void> {
  server.happen(...events);
  await guard.hear(await server.told());
}

const cast = (roll: number, some: Partial<Extract<RoomEvent, { type: 'cast' }>>): RoomEvent => ({ type: 'cast', roll, seat: 1, ...some });
const rolled = (roll: number, link?: string | null): RoomEvent => ({ type: 'rolled', roll, by: 'drawn', outcome: '1 3 3 4 6', ...(link ? { link } : {}) });

/** The record of the server's game, as it is read. */
function recordOf(server: FakeServer): GameRecord {
  const seats = server.seats.map(({ name, contribution, bot, dice, seal, anchor, signing_key }, index) => {
    const own = { name: name ?? '', contribution, bot, dice, device: bot === null ? index : null, seal: seal ?? null };
    return { ...own, anchor: contribution === '' ? null : (anchor ?? null), key: signing_key ?? null };
  });
  const events = server.steps.flatMap((step) => step.events).flatMap((event): object[] => {
    if (event.type === 'cast') return [{ cast: event.roll, seat: event.seat, link: event.link ?? null, asks: event.asks ?? null, signed: null }];
    if (event.type === 'rolled') return [{ roll: event.roll, by: event.by, outcome: event.outcome, link: event.link ?? null, seat: null, signed: null }];
    return event.type === 'moved' ? [{ seat: event.seat, move: event.move, signed: null }] : [];
  });
  const bare = { table: server.id, game: 'knochenmax', rules: 2, options: { bones: 'antique', sheets: 1, struck_max_counts: false }, engine: null };
  const version = server.scheme === SCHEME ? 2 : 1;
  const numbered = events.map((event, index) => ({ ...event, seq: index + 1 }));
  return { ...bare, version, commitment: 'c0'.repeat(32), server: null, seats, events: numbered } as unknown as GameRecord;
}

describe('what is added', () => {
  it('is noted and kept before it is sent, in version 1 and 2', async () => {
    for (const scheme of ['bonecup/1', SCHEME]) {
      localStorage.clear();
      const server = await FakeServer.open(scheme);
      const kept: boolean[] = [];
      server.lieInView = (view) => (kept.push(noteOf(server.id)?.own[0] !== undefined), view);
      const view = await server.view();
      await new Guard(view).look(view);
      // The table is asked for twice: before anything is added, and in the answer.
      expect(kept).toEqual([false, true]);
      const own = noteOf(server.id)!.own[0]!;
      expect(own).toMatchObject({ sent: true });
      expect(own.contribution).toMatch(/^[0-9a-f]{64}$/);
      const [sent] = server.postedTo(scheme === SCHEME ? 'seal' : 'contribute');
      if (scheme === SCHEME) expect(sent!.seal).toBe(sealOf(server.id, own.anchor, own.contribution));
      else expect(sent!.contribution).toBe(own.contribution);
    }
  });

  it('is the same after the page was loaded anew, and in a second tab', async () => {
    const server = await FakeServer.open();
    await page(server);
    const own = noteOf(server.id)!.own[0];
    const second = await page(server);
    expect(server.postedTo('seal')).toHaveLength(1);
    expect(noteOf(server.id)!.own[0]).toEqual(own);
    expect(codes(second)).toEqual([]);
  });

  it('is sent again if nobody knows whether it arrived', async () => {
    const server = await FakeServer.open();
    server.refused.add('seal');
    await page(server);
    const before = noteOf(server.id)!.own[0]!;
    expect(before.sent).toBe(false);
    server.refused.clear();
    await page(server);
    expect(new Set(server.postedTo('seal').map(({ seal }) => seal)).size).toBe(1);
    expect(noteOf(server.id)!.own[0]).toEqual({ ...before, sent: true });
  });

  it('may be typed, and takes the place of what was drawn', async () => {
    const server = await FakeServer.open();
    await page(server);
    await add(await server.view(), 0, 'my own luck');
    expect(server.seats[0]!.seal).toBe(sealOf(server.id, ourChain(server).anchor, 'my own luck'));
    expect(codes(await page(server))).toEqual([]);
  });

  it('is there for every seat of ours: a person on this device, one that sits down later, one that was kept', async () => {
    const server = await FakeServer.open();
    server.seats[2] = { ...server.seats[0]!, name: 'Cleo' };
    await page(server);
    expect(server.postedTo('seal').map(({ seat }) => seat)).toEqual([0, 2]);
    // The owner offers the bot's place to somebody on this device.
    server.seats[1] = { ...server.seats[1]!, kind: 'open', name: null, seal: null };
    await sit(await server.view(), 1, { name: 'Dora' });
    expect(server.postedTo('join')).toMatchObject([{ seat: 1, name: 'Dora', seal: server.seats[1]!.seal }]);
    const anchors = Object.values(noteOf(server.id)!.own).map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(3);
  });

  it('is nothing at a table whose name was chosen', async () => {
    const server = await FakeServer.open();
    server.lieInView = (view) => ({ ...view, commitment: 'c1'.repeat(32) });
    const guard = await page(server);
    expect(codes(guard)).toEqual(['table-id']);
    expect(server.posted).toEqual([]);
    await expect(add(await server.view(), 0, 'no')).rejects.toThrow();
    expect(await addForAll(await server.view())).toMatchObject({ id: server.id });
    expect(server.posted).toEqual([]);
  });
});

describe('version 1', () => {
  async function first(): Promise<{ server: FakeServer; guard: Guard }> {
    const server = await FakeServer.open('bonecup/1');
    return { server, guard: await page(server) };
  }

  it('is calm while nothing differs', async () => {
    const { server, guard } = await first();
    server.start();
    await guard.look(await server.view());
    await guard.look(await server.view());
    expect(codes(guard)).toEqual([]);
    expect(codes(await page(server))).toEqual([]);
  });

  const lies: [AlarmCode, (view: TableView) => TableView][] = [
    ['commitment', (view) => ({ ...view, commitment: 'c2'.repeat(32) })],
    ['options', (view) => ({ ...view, options: { ...view.options, sheets: 3 } as TableView['options'] })],
    ['game', (view) => ({ ...view, rules: 1 })],
    ['text', (view) => ({ ...view, seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, contribution: 'forged' } : seat)) })],
    ['text', (view) => ({ ...view, seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, contribution: '' } : seat)) })],
    ['order', (view) => ({ ...view, seats: [view.seats[1]!, view.seats[0]!, view.seats[2]!] })],
    ['order', (view) => ({ ...view, seats: view.seats.slice(0, 2) })],
    ['seat', (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, yours: false })) })],
  ];
  it.each(lies)('raises the alarm when it begins with another %s', async (code, lie) => {
    const { server, guard } = await first();
    server.start();
    server.lieInView = lie;
    await guard.look(await server.view());
    expect(codes(guard)).toContain(code);
    expect(noteOf(server.id)!.alarms.length).toBeGreaterThan(0);
  });

  it('raises the alarm when somebody else’s text changes during the game, also after the page was loaded anew', async () => {
    const { server, guard } = await first();
    server.start();
    await guard.look(await server.view());
    server.lieInView = (view) => ({ ...view, seats: view.seats.map((seat, at) => (at === 1 ? { ...seat, contribution: 'forged' } : seat)) });
    expect(codes(await page(server))).toEqual(['begun']);
  });

  it('does not mind a seat that was left, or given to somebody else, before the game', async () => {
    const { server, guard } = await first();
    server.seats[0] = { ...server.seats[0]!, yours: false, name: 'Eve', contribution: 'eve' };
    await guard.look(await server.view());
    server.start();
    await guard.look(await server.view());
    expect(codes(guard)).toEqual([]);
  });

  it('finds a replaced text in the record', async () => {
    const { server, guard } = await first();
    server.start();
    await guard.look(await server.view());
    const honest = recordOf(server);
    expect(contradictions(honest)).toEqual([]);
    const texts = honest.seats.map((seat, at) => (at === 0 ? { ...seat, contribution: 'forged' } : seat));
    expect(contradictions({ ...honest, seats: texts })).toEqual([{ code: 'witness-contribution', values: { name: 'Anna' } }]);
    expect(contradictions({ ...honest, commitment: null }).map(({ code }) => code)).toEqual(['witness-commitment']);
    expect(contradictions({ ...honest, options: { ...honest.options, sheets: 2 } }).map(({ code }) => code)).toEqual(['witness-options']);
  });
});

describe('settling', () => {
  async function gathered(): Promise<{ server: FakeServer; guard: Guard }> {
    const server = await FakeServer.open();
    return { server, guard: await page(server) };
  }

  it('reveals what was sealed, once everything is as noted', async () => {
    const { server, guard } = await gathered();
    server.settle();
    await guard.look(await server.view());
    const own = noteOf(server.id)!.own[0]!;
    expect(server.postedTo('reveal')).toEqual([{ seat: 0, anchor: own.anchor, contribution: own.contribution }]);
    expect(codes(guard)).toEqual([]);
    expect(guard.receipts.right).toBe(1);
  });

  const forged: [AlarmCode, (text: string) => string][] = [
    ['table-id', (text) => text.replace(/^table ./m, 'table x')],
    ['commitment', (text) => text.replace(/commitment c0/, 'commitment c1')],
    ['game', (text) => text.replace('rules 2', 'rules 1')],
    ['options', (text) => text.replace('"sheets":1', '"sheets":2')],
    ['options', (text) => text.replace('{"bones"', '{ "bones"')],
    ['engine', (text) => text.replace('engine -', 'engine rapier/2')],
    ['sealed', (text) => text.replace(/(seat 0 human drawn 0) ../, '$1 00')],
    ['sealed', (text) => text.replace(/(seat 1 human drawn 1) ../, '$1 00')],
    ['agreement', (text) => text.replace('bot:steady', 'bot:master')],
    ['agreement', (text) => text.replace('Bo', 'Bob')],
    ['agreement', (text) => text.replace('seat 1 human drawn 1', 'seat 1 human drawn 0')],
    ['agreement', (text) => text.replace('agreed', 'agree')],
    ['order', (text) => text.split('\n').slice(0, -1).join('\n')],
  ];
  it.each(forged)('reveals nothing when the agreement has another %s', async (code, forge) => {
    const { server, guard } = await gathered();
    server.settle();
    server.agreed = forge(server.agreed!);
    await guard.look(await server.view());
    expect(codes(guard)).toContain(code);
    expect(server.postedTo('reveal')).toEqual([]);
  });

  it.each([
    ['receipt', { receipt: '00'.repeat(64) }],
    ['receipt', { receipt: null }],
    ['head', { head: '11'.repeat(32) }],
    ['server-key', { server_key: '22'.repeat(32) }],
  ] as [AlarmCode, Partial<TableView>][])('reveals nothing with another %s', async (code, other) => {
    const { server, guard } = await gathered();
    server.settle();
    server.lieInView = (view) => ({ ...view, ...other });
    await guard.look(await server.view());
    expect(codes(guard)).toContain(code);
    expect(server.postedTo('reveal')).toEqual([]);
  });

  it('goes on when the person wants to play on, and the game stays marked', async () => {
    const { server, guard } = await gathered();
    server.settle();
    server.lieInView = (view) => ({ ...view, receipt: null });
    await guard.look(await server.view());
    server.lieInView = (view) => view;
    await guard.look(await server.view());
    expect(server.postedTo('reveal')).toEqual([]);
    guard.resume();
    await guard.look(await server.view());
    expect(server.postedTo('reveal')).toHaveLength(1);
    expect([codes(guard), guard.playOn]).toEqual([['receipt'], true]);
    expect(codes(await page(server))).toEqual(['receipt']);
  });

  it('finds a reveal of ours that was acknowledged and left out', async () => {
    const { server, guard } = await gathered();
    server.settle();
    await guard.look(await server.view());
    await server.begin();
    server.lieInStep = (step) => ({ ...step, events: step.events.filter((event) => event.type !== 'revealed' || event.seat !== 0) });
    await guard.look(await server.view());
    expect(codes(guard)).toContain('text');
  });

  it('finds a text that is not the sealed one, ours or another’s', async () => {
    for (const [seat, code] of [[0, 'text'], [1, 'other-text']] as const) {
      localStorage.clear();
      const { server, guard } = await gathered();
      server.settle();
      await guard.look(await server.view());
      server.reveal(1, BO.chain.anchor, BO.contribution);
      server.reveal(seat, seat === 0 ? ourChain(server).anchor : BO.chain.anchor, 'forged');
      server.start();
      await guard.look(await server.view());
      expect(codes(guard)).toContain(code);
    }
  });
});

describe('rolling', () => {
  it('gives the link that is asked for, at once and only once', async () => {
    const { server, guard } = await begun();
    await happens(server, guard, cast(0, { link: BO.chain.link(0)!, asks: 0 }));
    expect(server.postedTo('link')).toEqual([{ seat: 0, roll: 0, link: ourChain(server).link(0) }]);
    await guard.look(await server.view());
    expect(server.postedTo('link')).toHaveLength(1);
    await happens(server, guard, rolled(0, ourChain(server).link(0)));
    expect([codes(guard), guard.rolls]).toEqual([[], { checked: 1, foreseeable: 0 }]);
  });

  it('gives it also on a page that is opened while a roll waits', async () => {
    const { server } = await begun();
    server.happen(cast(0, { asks: 0 }));
    await page(server);
    expect(server.postedTo('link')).toHaveLength(1);
  });

  it('counts rolls that nobody else added to', async () => {
    const { server, guard } = await begun();
    await happens(server, guard, cast(0, { link: BO.chain.link(0)! }), rolled(0));
    expect(guard.rolls).toEqual({ checked: 1, foreseeable: 1 });
  });

  it('never gives a link beyond the next roll', async () => {
    const { server, guard } = await begun();
    await happens(server, guard, cast(7, { asks: 0 }));
    expect(codes(guard)).toContain('roll');
    expect(server.postedTo('link')).toEqual([]);
  });

  it('counts a link that came too late, and is alarmed by one that was accepted and not used', async () => {
    const { server, guard } = await begun();
    server.refused.add('link');
    await happens(server, guard, cast(0, { asks: 0 }));
    await happens(server, guard, rolled(0));
    await vi.waitFor(() => expect(guard.late).toBe(1));
    expect(codes(guard)).toEqual([]);
    server.refused.clear();
    await happens(server, guard, cast(1, { asks: 0 }));
    await happens(server, guard, rolled(1));
    await vi.waitFor(() => expect(codes(guard)).toEqual(['own-link']));
  });

  it('sends our link with a command that casts, and with no other', async () => {
    const { server, guard } = await begun();
    expect(await guard.attach(0, 'throw', true)).toEqual({ link: ourChain(server).link(0) });
    expect(await guard.attach(0, 'fill hund', false)).toEqual({});
  });

  it('is alarmed when our cast does not carry our link', async () => {
    const { server, guard } = await begun();
    const attached = await guard.attach(0, 'throw', true);
    await happens(server, guard, cast(0, { seat: 0, link: attached.link!, asks: 1 }));
    guard.answered(server.steps.length, attached);
    expect(codes(guard)).toEqual([]);
    await happens(server, guard, rolled(0, BO.chain.link(0)));
    const again = await guard.attach(0, 'keep', true);
    guard.answered(server.steps.length + 1, again);
    await happens(server, guard, cast(1, { seat: 0, asks: 1 }));
    expect(codes(guard)).toEqual(['own-link']);
  });

  const forgeries: [AlarmCode, (ours: Chain) => RoomEvent[]][] = [
    ['link', () => [cast(0, { link: '00'.repeat(32) })]],
    ['link', () => [cast(0, { link: BO.chain.link(1)! })]],
    ['link', (ours) => [cast(0, { link: BO.chain.link(0)!, asks: 0 }), rolled(0, ours.link(1))]],
    ['link', () => [cast(0, { seat: 2, link: BO.chain.link(0)! })]],
    ['link', () => [cast(0, { asks: 1 })]],
    ['link', () => [cast(0, { asks: 2 })]],
    ['link', (ours) => [cast(0, {}), rolled(0, ours.link(0))]],
    ['roll', () => [rolled(0)]],
    ['roll', () => [cast(0, {}), { type: 'moved', seat: 1, move: 'keep' }]],
    ['roll', () => [cast(0, {}), { type: 'chained', seat: 1, anchor: '00'.repeat(32) }]],
    ['roll', () => [cast(0, {}), rolled(1)]],
  ];
  it.each(forgeries)('finds a forged %s', async (code, events) => {
    const { server, guard } = await begun();
    await happens(server, guard, ...events(ourChain(server)));
    expect(codes(guard)).toContain(code);
  });

  it.each([
    ['head', { head: '33'.repeat(32) }],
    ['receipt', { receipt: '44'.repeat(64) }],
    ['receipt', { receipt: null }],
  ] as const)('finds another %s under a step, and gives nothing more', async (code, other) => {
    const { server, guard } = await begun();
    server.lieInStep = (step) => ({ ...step, ...other }) as GuardedStep;
    await happens(server, guard, cast(0, { asks: 0 }));
    expect(codes(guard)).toContain(code);
    expect(server.postedTo('link')).toEqual([]);
    expect(await guard.attach(0, 'throw', true)).toEqual({});
  });

  it('takes steps that are told late without a head, and has the table vouch for them before it gives anything', async () => {
    const { server, guard } = await begun();
    server.lieInStep = ({ head: _, receipt: __, ...step }) => step;
    await happens(server, guard, cast(0, { asks: 0 }));
    expect(codes(guard)).toEqual([]);
    expect(server.postedTo('link')).toHaveLength(1);
  });

  it('gives nothing to a server that vouches for no step', async () => {
    const { server, guard } = await begun();
    server.lieInStep = ({ head: _, receipt: __, ...step }) => step;
    server.lieInView = (view) => ({ ...view, head: null, receipt: null });
    await happens(server, guard, cast(0, { asks: 0 }));
    expect(codes(guard)).toEqual(['head']);
    expect(server.postedTo('link')).toEqual([]);
    expect(await guard.attach(0, 'throw', true)).toEqual({});
  });

  it('finds a past that was changed while the page was closed', async () => {
    const { server, guard } = await begun();
    await happens(server, guard, cast(0, { link: BO.chain.link(0)! }), rolled(0));
    server.steps.at(-1)!.events[1] = { ...rolled(0), outcome: '6 6 6 6 6' } as RoomEvent;
    const again = await page(server);
    expect(codes(again)).toEqual(expect.arrayContaining(['past', 'head']));
  });

  it('finds another course of the game in the record, and remembers its own alarms', async () => {
    const { server, guard } = await begun();
    await happens(server, guard, cast(0, { link: BO.chain.link(0)! }), rolled(0));
    const honest = recordOf(server);
    expect(contradictions(honest)).toEqual([]);
    const other = honest.events.map((event) => ('outcome' in event ? { ...event, outcome: '6 6 6 6 6' } : event));
    expect(contradictions({ ...honest, events: other }).map(({ code }) => code)).toEqual(['witness-course']);
    expect(contradictions({ ...honest, events: [] }).map(({ code }) => code)).toEqual(['witness-course']);
    expect(contradictions({ ...honest, server: 'ee'.repeat(32) }).map(({ code }) => code)).toEqual(['witness-server']);
    await happens(server, guard, cast(9, {}));
    expect(contradictions(recordOf(server)).map(({ code }) => code)).toContain('witness-alarm');
  });

  it('takes in what it missed, from the log', async () => {
    const { server, guard } = await begun();
    server.happen(cast(0, { link: BO.chain.link(0)! }), rolled(0));
    server.happen({ type: 'moved', seat: 1, move: 'keep 3' }, cast(1, { link: BO.chain.link(1)! }), rolled(1));
    await happens(server, guard, { type: 'moved', seat: 1, move: 'fill hund' });
    expect([codes(guard), guard.rolls.checked]).toEqual([[], 2]);
  });
});

describe('another device', () => {
  it('commits to a chain of its own, once per connection, and uses it', async () => {
    const { server } = await begun();
    localStorage.clear();
    const other = await page(server);
    expect(server.postedTo('chain')).toHaveLength(1);
    expect(await other.attach(0, 'throw', true)).toEqual({ link: ourChain(server).link(0) });
    // The first device takes the seat back; the second does not quarrel.
    await happens(server, other, { type: 'chained', seat: 0, anchor: '55'.repeat(32) });
    expect(server.postedTo('chain')).toHaveLength(1);
    // When its person rolls on it, it has to.
    const { link } = await other.attach(0, 'throw', true);
    expect(server.postedTo('chain')).toHaveLength(2);
    expect(link).toBe(ourChain(server).link(0));
    expect(codes(other)).toEqual([]);
  });

  it('waits until no roll is in the air', async () => {
    const { server } = await begun();
    server.happen(cast(0, { link: BO.chain.link(0)! }));
    localStorage.clear();
    const other = await page(server);
    expect(server.postedTo('chain')).toEqual([]);
    await happens(server, other, rolled(0));
    expect(server.postedTo('chain')).toHaveLength(1);
    // Its first link is for the next roll.
    expect(await other.attach(0, 'throw', true)).toEqual({ link: ourChain(server).link(0) });
  });

  it('does not vouch for a text that it did not send', async () => {
    const { server } = await begun();
    localStorage.clear();
    expect(codes(await page(server))).toEqual([]);
    expect(noteOf(server.id)).toMatchObject({ early: false });
  });
});

describe('notes', () => {
  it('are bounded, and those of running games of ours stay', async () => {
    const server = await FakeServer.open();
    await page(server);
    const note = noteOf(server.id)!;
    for (let i = 0; i < 150; i += 1) localStorage.setItem(`bonecup-dice-old${i}`, JSON.stringify({ ...note, at: i, ended: true }));
    changeNote(server.id, () => ({ at: 0 }));
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('bonecup-dice-'));
    expect(kept.length).toBeLessThanOrEqual(101);
    expect(kept).toContain(`bonecup-dice-${server.id}`);
    expect(kept).not.toContain('bonecup-dice-old0');
    expect(kept).toContain('bonecup-dice-old149');
  });

  test('a browser that forbids storage says that it is no witness, and compares nevertheless', async () => {
    const server = await FakeServer.open();
    vi.stubGlobal('localStorage', undefined);
    const guard = await page(server);
    expect(guard.keeps).toBe(false);
    server.settle();
    server.lieInView = (view) => ({ ...view, commitment: 'c3'.repeat(32) });
    await guard.look(await server.view());
    expect(codes(guard)).toContain('commitment');
  });
});
