/** Holds what a table says against what was noted and sent. */

import type { SeatView, TableView } from '../protocol';
import { alarm, type Alarm, type AlarmCode } from './alarm';
import { canonical, readAgreement, type AgreedSeat, type Agreement } from './agreement';
import type { Note, Own, Promised } from './notes';
import { dealIdOf } from './deal';
import { SCHEME, sealOf, tableIdOf } from './scheme';
import { dealOf } from '../deal';

/** Options that people choose at their seats until the game begins. */
const AT_SEATS = ['colours', 'begins'];

/** Options without what may still change before the game. */
export function fixedOptions(options: object, chosen: boolean): string {
  const entries = Object.entries(options).filter(([key]) => !chosen || !AT_SEATS.includes(key));
  return canonical(Object.fromEntries(entries));
}

/** What a table promises. */
export function promisedBy(table: TableView): Promised {
  return {
    scheme: table.scheme,
    commitment: table.commitment,
    game: table.game,
    rules: table.rules,
    options: fixedOptions(table.options, table.choice !== null),
    chosen: table.choice !== null,
    engine: table.engine,
    // Nothing of version 1 is signed.
    serverKey: table.scheme === SCHEME ? table.server_key : null,
    seats: table.seats.length,
  };
}

const differs = (code: AlarmCode, promised: unknown, now: unknown): Alarm[] => (promised === now ? [] : [alarm(code, promised, now)]);

function comparePromises(before: Promised, now: Promised): Alarm[] {
  return [
    ...differs('commitment', before.commitment, now.commitment),
    ...differs('game', `${before.scheme} ${before.game} ${before.rules}`, `${now.scheme} ${now.game} ${now.rules}`),
    ...differs('options', before.options, now.options),
    ...differs('engine', before.engine, now.engine),
    ...differs('server-key', before.serverKey, now.serverKey),
    ...differs('order', before.seats, now.seats),
  ];
}

/** A table's id must follow from its commitment. */
function compareId({ id, scheme, commitment }: TableView): Alarm[] {
  if (commitment !== null && scheme === 'bonecup/3') return differs('table-id', dealIdOf(commitment), dealOf(id));
  if (scheme !== SCHEME || commitment === null) return [];
  return differs('table-id', tableIdOf(commitment), id);
}

const sitsThere = (seat: SeatView | undefined): boolean => seat?.kind === 'person' && seat.yours;

/** A text that we sent for one seat, at another: somebody changed the order. */
function movedTo(table: TableView, note: Note, seat: number): number {
  const own = note.own[seat];
  return table.seats.findIndex((other, index) => index !== seat && sitsThere(other) && own !== undefined && hasOur(table, other, own) && note.own[index] === undefined);
}

/** Whether a seat has what we added; nothing yet is no difference. */
function hasOur(table: TableView, seat: SeatView, own: Own): boolean {
  if (table.scheme === SCHEME && table.phase !== 'playing' && table.phase !== 'over') return !!seat.seal && sealsOf(table.id, own).includes(seat.seal);
  return seat.contribution !== '' && textsOf(own).includes(seat.contribution);
}

const textsOf = ({ contribution, before }: Own): string[] => (before === undefined ? [contribution] : [contribution, before]);
const sealsOf = (table: string, own: Own): string[] => textsOf(own).map((text) => sealOf(table, own.sealed, text));

function compareSeat(table: TableView, note: Note, seat: number, own: Own): Alarm[] {
  const view = table.seats[seat];
  if (!own.sent) return [];
  const moved = movedTo(table, note, seat);
  if (moved >= 0) return [alarm('order', seat + 1, moved + 1)];
  if (!sitsThere(view)) return own.left || table.phase === 'gathering' ? [] : [alarm('seat', seat + 1, view?.name)];
  return compareAdded(table, view!, own);
}

function compareAdded(table: TableView, view: SeatView, own: Own): Alarm[] {
  const begun = table.phase === 'playing' || table.phase === 'over';
  if (table.scheme === SCHEME && !begun) {
    return !view.seal || sealsOf(table.id, own).includes(view.seal) ? [] : [alarm('sealed', sealsOf(table.id, own)[0], view.seal)];
  }
  const missing = view.contribution === '';
  if (missing && (!begun || (table.scheme === SCHEME && !own.revealed))) return [];
  return textsOf(own).includes(view.contribution) ? [] : [alarm('text', own.contribution, view.contribution)];
}

/** What everybody had added when the game began stays as it was. */
function compareBegun(table: TableView, { begun }: Note): Alarm[] {
  if (!begun || table.phase === 'gathering') return [];
  const changed = table.seats.findIndex((seat, index) => seat.contribution !== begun.contributions[index]);
  if (changed < 0) return [];
  return [alarm('begun', `${changed + 1}: ${begun.contributions[changed]}`, table.seats[changed]?.contribution)];
}

/** Everything that a view of a table says otherwise than it was noted. */
export function compareTable(table: TableView, note: Note): Alarm[] {
  return [
    ...compareId(table),
    ...comparePromises(note.promised, promisedBy(table)),
    ...Object.entries(note.own).flatMap(([seat, own]) => compareSeat(table, note, Number(seat), own)),
    ...compareBegun(table, note),
  ];
}

/** Everything that an agreement says otherwise. It is read once more in the words of the view, line by line. */
export function compareAgreement(table: TableView, note: Note, text: string): { agreement: Agreement | null; alarms: Alarm[] } {
  const agreement = readAgreement(text);
  if (!agreement) return { agreement, alarms: [alarm('agreement', `${SCHEME} agreed`, text.slice(0, 200))] };
  const { promised } = note;
  const alarms = [
    ...differs('table-id', table.id, agreement.table),
    ...differs('commitment', promised.commitment, agreement.commitment),
    ...differs('game', `${promised.game} ${promised.rules}`, `${agreement.game} ${agreement.rules}`),
    ...differs('options', promised.options, agreedOptions(agreement.options, table.choice !== null)),
    ...differs('engine', promised.engine, agreement.engine),
    ...differs('order', promised.seats, agreement.seats.length),
    ...agreement.seats.flatMap((seat, index) => compareAgreedSeat(table, note, seat, index)),
    ...compareDevices(table, agreement),
  ];
  return { agreement, alarms };
}

function agreedOptions(text: string, chosen: boolean): string {
  try {
    const options = JSON.parse(text) as object;
    return canonical(options) === text ? fixedOptions(options, chosen) : text;
  } catch {
    return text;
  }
}

function compareAgreedSeat(table: TableView, note: Note, agreed: AgreedSeat, index: number): Alarm[] {
  const view = table.seats[index];
  const player = view?.kind === 'bot' ? `bot:${view.bot}` : 'human';
  const own = note.own[index];
  const seals = own?.sent && sitsThere(view) ? sealsOf(table.id, own) : [view?.seal ?? agreed.seal];
  return [
    ...differs('agreement', `${player} ${view?.dice} ${view?.name}`, `${agreed.player} ${agreed.dice} ${agreed.name}`),
    ...(seals.includes(agreed.seal) ? [] : [alarm('sealed', seals[0], agreed.seal)]),
    ...(own?.sent && sitsThere(view) ? differs('agreement', own.key ?? '-', agreed.key ?? '-') : []),
  ];
}

/** Devices are numbered in the order of their first seats, and ours is one of them. */
function compareDevices(table: TableView, { seats }: Agreement): Alarm[] {
  const numbers = seats.flatMap(({ device }) => (device === null ? [] : [device]));
  const inOrder = [...new Set(numbers)].every((device, index) => device === index);
  const ours = new Set(seats.flatMap(({ device }, index) => (table.seats[index]?.yours ? [device] : [])));
  const shared = seats.some(({ device }, index) => !table.seats[index]?.yours && device !== null && ours.has(device));
  return inOrder && ours.size <= 1 && !shared ? [] : [alarm('agreement', '0, 1, 2 …', numbers.join(', '))];
}
