/** What stands on the picture of a result. */

import { ranking } from '../ranking';
import type { SeatSums } from '../analysis';
import { cost, signed } from '../format';
import type { TableView } from '../../lib/protocol';
import { dayOf, joined, number, t } from '../../lib/words.svelte';

export interface Row {
  place: number;
  name: string;
  points: string;
  /** Luck and mistakes, if known. */
  note: string;
  won: boolean;
  /** The length of its bar, from 0 to 1. */
  part: number;
}

export interface ResultCard {
  game: string;
  title: string;
  rows: Row[];
  /** The day. */
  footer: string;
  /** All of it for those who do not see the picture. */
  text: string;
  /** What the file is called. */
  file: string;
}

/** Marks that keep a name which is written from right to left from turning what stands beside it. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** The result of a game that was played to its end; luck and mistakes of each seat, if they were worked out in points. */
export function resultCard(table: TableView, sums: readonly SeatSums[] | null): ResultCard {
  const ranks = ranking(table);
  const most = Math.max(1, ...ranks.map(({ points }) => points));
  const winners = ranks.filter(({ won }) => won).map(({ name }) => apart(name));
  const rows = ranks.map(({ seat, place, name, points, won }) => ({
    place,
    name,
    won,
    points: t('review-points', { points, shown: number(points) }),
    note: noteOf(sums?.[seat]),
    part: Math.max(0, points) / most,
  }));
  const game = t(`game-${table.game}`);
  // Whoever sees it does not know who "you" is.
  const title = ranks.length === 1 ? apart(ranks[0]!.name) : t('review-won-by', { names: joined(winners), winners: winners.length });
  const told = rows.map(({ name, points, note }) => [name, points, note].filter(Boolean).join(', '));
  return { game, title, rows, footer: dayOf(table.at), text: [`${game}: ${title}`, ...told].join('. '), file: fileName(table) };
}

function noteOf(sums: SeatSums | undefined): string {
  return sums ? t('review-result-sums', { luck: signed(sums.luck_of_dice), loss: cost(sums.loss) }) : '';
}

/** By the day where its person is. */
function fileName({ game, at }: TableView): string {
  const day = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.png`;
}
