/** The seats of an ended game, the best first. */

import type { TableView } from '../lib/protocol';
import { knows, t } from '../lib/words.svelte';

export interface Rank {
  seat: number;
  /** Equal points share a place. */
  place: number;
  name: string;
  points: number;
  won: boolean;
  yours: boolean;
  /** Which bot it is; none for a person, also if one has played on for them. */
  bot: string | null;
}

/** A bot that nobody named is called as in the reader's language. */
export function calledIn(name: string, bot: string | null): string {
  return bot === name && knows(`bot-${bot}`) ? t(`bot-${bot}`) : name;
}

/** What a seat is called. */
export function nameOf(table: TableView, seat: number): string {
  const { bot, name } = table.seats[seat] ?? { bot: null, name: null };
  return name === null ? t('review-seat', { seat: seat + 1 }) : calledIn(name, bot);
}

/** Who won; nobody if the table was closed before the end. */
export function winnersOf(table: TableView): number[] {
  return table.play?.turn.kind === 'over' ? table.play.turn.winners : [];
}

export function ranking(table: TableView): Rank[] {
  const points = table.play?.points ?? [];
  const winners = winnersOf(table);
  const ranks = points.map((own, seat) => ({
    seat,
    // Winners come first, whatever else the points say.
    place: 1 + points.filter((other, rival) => better(winners, rival, other, seat, own)).length,
    name: nameOf(table, seat),
    points: own,
    won: winners.includes(seat),
    yours: table.seats[seat]?.yours ?? false,
    bot: table.seats[seat]?.kind === 'bot' ? table.seats[seat].bot : null,
  }));
  return ranks.sort((one, other) => one.place - other.place || one.seat - other.seat);
}

function better(winners: number[], rival: number, theirs: number, seat: number, own: number): boolean {
  const [first, second] = [winners.includes(rival), winners.includes(seat)];
  return first === second ? !first && theirs > own : first;
}
