/** The games that go on, and for whom each of them waits. */

import { get } from './api';
import type { ListedTable, TableView } from './protocol';
import { t } from './words.svelte';

export interface Running extends ListedTable {
  /** `yours`: your turn; `invited`: a seat is kept for you; `waits`: for `who`; `gathering`: for people; unknown while it is not asked. */
  state: 'yours' | 'invited' | 'waits' | 'gathering' | 'unknown';
  who: string | null;
}

/** Tables that are asked about; whoever has more goes through the list. */
const ASKED = 6;
const ORDER: Running['state'][] = ['yours', 'invited', 'waits', 'gathering', 'unknown'];
/** What was told of a table when it was last touched, so that nothing is asked twice. */
const known = new Map<string, Running>();

/** The games that go on, those first where it is this person's turn. */
export async function runningOf(tables: readonly ListedTable[]): Promise<Running[]> {
  const going = tables.filter(({ phase }) => phase !== 'over' && phase !== 'closed');
  const told = await Promise.all(going.map((listed, index) => (index < ASKED ? ask(listed) : unknown(listed))));
  return told.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

const unknown = (listed: ListedTable): Running => ({ ...listed, state: 'unknown', who: null });

async function ask(listed: ListedTable): Promise<Running> {
  const before = known.get(listed.table);
  if (before?.touched === listed.touched) return before;
  const view = await get<TableView>(`/tables/${listed.table}`).catch(() => null);
  if (view === null) return unknown(listed);
  const told = { ...listed, seats: view.seats.map(calledAt), ...stateOf(view) };
  known.set(listed.table, told);
  return told;
}

/** A bot by its name, a person by theirs. */
function calledAt({ kind, bot, name }: TableView['seats'][number]): string | null {
  return kind === 'bot' && bot !== null ? t(`bot-${bot}`) : name;
}

export function stateOf({ phase, play, seats }: TableView): Pick<Running, 'state' | 'who'> {
  if (phase === 'gathering') {
    const invited = seats.some(({ kind, yours }) => kind === 'reserved' && yours);
    const host = seats.find(({ kind, yours }) => kind === 'person' && !yours);
    return { state: invited ? 'invited' : 'gathering', who: host?.name ?? null };
  }
  const turn = play?.turn;
  const seat = turn && turn.kind !== 'over' ? seats[turn.seat] : undefined;
  if (!seat) return { state: 'unknown', who: null };
  return seat.yours && seat.bot === null ? { state: 'yours', who: seat.name } : { state: 'waits', who: calledAt(seat) };
}
