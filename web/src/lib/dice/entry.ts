/** Adding to the dice of a table: what is promised is noted first, then our text is drawn, kept, and only then sent. */

import { ApiError, freshKey, post } from '../api';
import { hex } from '../hex';
import type { AnswerView, JoinBody, TableView } from '../protocol';
import { compareTable, promisedBy } from './compare';
import { beginNote, changeNote, keepOwn, mark, noteOf, type Note, type Own } from './notes';
import { Chain, SCHEME, sealOf } from './scheme';
import { publicKey } from './signing';
import { t } from '../words.svelte';

const fresh = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Notes a table, and marks it if it is not as it was noted. */
export function witness(table: TableView): Note {
  const note = beginNote(table.id, promisedBy(table), table.phase === 'gathering');
  const alarms = compareTable(table, note);
  if (alarms.length > 0) mark(table.id, alarms);
  return noteOf(table.id) ?? note;
}

/** Whether nothing, or nothing that the person minds, keeps us from adding to the dice of a table. */
export const isTrusted = ({ alarms, playOn }: Note): boolean => alarms.length === 0 || playOn;

/** What this device adds for a seat: what it has kept, or a new text. A typed text takes the place of a drawn one. */
async function ownFor(table: TableView, seat: number, typed?: string): Promise<Own> {
  const known = noteOf(table.id)?.own[seat];
  const contribution = typed || known?.contribution || fresh();
  if (known && known.contribution === contribution) return known;
  const own = known ?? (await drawn(table));
  // What was sent before may have arrived although nobody said so.
  const changed = { ...own, contribution, ...(known ? { before: known.contribution } : {}) };
  keepOwn(table.id, seat, changed);
  return changed;
}

const NOTHING: Own = { contribution: '', sealed: '', last: '', anchor: '', key: null, sent: false, revealed: false, left: false };

async function drawn({ scheme }: TableView): Promise<Own> {
  if (scheme !== SCHEME) return NOTHING;
  const own = await newChain(NOTHING);
  return { ...own, sealed: own.anchor };
}

/** The same with a new chain. */
export async function newChain(own: Own = NOTHING): Promise<Own> {
  const last = fresh();
  return { ...own, last, anchor: new Chain(last).anchor, key: await publicKey() };
}

/** The text of ours to which a seal belongs. */
export function textSealed({ id }: TableView, own: Own, seal: string | null): string | null {
  const texts = [own.contribution, ...(own.before === undefined ? [] : [own.before])];
  return texts.find((text) => sealOf(id, own.sealed, text) === seal) ?? null;
}

/** The fields by which a text, or its seal, goes to the table. */
function sending(table: TableView, { contribution, sealed, key }: Own): Pick<JoinBody, 'contribution' | 'seal' | 'signing_key'> {
  if (table.scheme !== SCHEME) return { contribution };
  const seal = sealOf(table.id, sealed, contribution);
  return { seal, ...(key ? { signing_key: key } : {}) };
}

function acknowledged(table: string, seat: number, sent: Own): void {
  const { before: _, ...own } = sent;
  keepOwn(table, seat, { ...own, sent: true, left: false });
}

/** Adds a text to the dice for a seat of ours. */
export async function add(table: TableView, seat: number, typed?: string): Promise<TableView> {
  stopIfAlarmed(witness(table));
  const own = await ownFor(table, seat, typed);
  const path = table.scheme === SCHEME ? 'seal' : 'contribute';
  const answer = await post<AnswerView>(`/tables/${table.id}/${path}`, { seat, ...sending(table, own), key: freshKey() });
  acknowledged(table.id, seat, own);
  return answer.table;
}

/** Sits down at a table, and adds to its dice. */
export async function sit(table: TableView, seat: number, wish: JoinBody, typed?: string): Promise<TableView> {
  stopIfAlarmed(witness(table));
  const body: JoinBody = { ...wish, seat, key: freshKey() };
  if (table.seats[seat]?.dice === 'hand' && table.scheme !== SCHEME) return (await post<AnswerView>(`/tables/${table.id}/join`, body)).table;
  const own = await ownFor(table, seat, typed);
  const answer = await post<AnswerView>(`/tables/${table.id}/join`, { ...body, ...sending(table, own) });
  acknowledged(table.id, seat, own);
  return answer.table;
}

/** Seats of ours that have not added to the dice. */
export function bareSeats({ seats, scheme }: TableView): number[] {
  return seats.flatMap(({ yours, kind, dice, contribution, seal }, index) => {
    const added = scheme === SCHEME ? !!seal : contribution !== '';
    // Real dice need nothing of version 1; in version 2 their seat can still help others.
    const adds = dice === 'drawn' || scheme === SCHEME;
    return yours && kind === 'person' && adds && !added ? [index] : [];
  });
}

/** Adds to the dice for all our seats that have not done so. */
export async function addForAll(table: TableView, typed?: string): Promise<TableView> {
  let newest = table;
  if (!isTrusted(witness(table))) return table;
  for (const seat of bareSeats(table)) newest = await add(newest, seat, typed);
  return newest;
}

/** Keeps in mind which seats are ours while people still come and go. */
export function followSeats(table: TableView): void {
  if (table.phase !== 'gathering') return;
  const { own = {} } = noteOf(table.id) ?? {};
  const isOurs = (seat: string): boolean => table.seats[Number(seat)]?.kind === 'person' && !!table.seats[Number(seat)]?.yours;
  if (Object.entries(own).every(([seat, { left }]) => left === !isOurs(seat))) return;
  changeNote(table.id, (note) => ({
    own: Object.fromEntries(Object.entries(note.own).map(([seat, one]) => [seat, { ...one, left: !isOurs(seat) }])),
  }));
}

function stopIfAlarmed(note: Note): void {
  if (!isTrusted(note)) throw new ApiError('dice-alarm', t('dice-alarm-stops'), 0);
}
