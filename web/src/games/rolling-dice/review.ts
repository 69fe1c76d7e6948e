/** What can be counted of a game of Rolling Dice, where nobody can tell what a throw was worth. */

import { get } from '../../lib/api';
import type { RoundView } from '../../lib/protocol';
import { isRoll, nameRollers, type GameRecord } from '../../review/record';
import dice from './record';

export interface ThrowSums {
  throws: number;
  dice: number;
  /** Dice that did not stay on the floe. */
  wet: number;
  pips: number;
}

export function throwSums(read: GameRecord): ThrowSums[] {
  const record = nameRollers(read, dice);
  const sums = record.seats.map(() => ({ throws: 0, dice: 0, wet: 0, pips: 0 }));
  for (const roll of record.events.filter(isRoll)) {
    const own = sums[roll.seat ?? -1];
    if (!own) continue;
    const thrown = [...roll.outcome.matchAll(/(?:^|; )thrown (\d) (\w+)/g)];
    own.throws += 1;
    own.dice += thrown.length;
    own.wet += thrown.filter(([, , place]) => place === 'water').length;
    own.pips += thrown.reduce((sum, [, face]) => sum + Number(face), 0);
  }
  return sums;
}

/** Where the rounds of a game begin. */
export async function roundsOf(table: string): Promise<{ round: number; event: number }[]> {
  const scored = await get<RoundView[]>(`/tables/${encodeURIComponent(table)}/rounds`);
  return [0, ...scored.map(({ events }) => events)].slice(0, scored.length).map((event, i) => ({ round: i + 1, event }));
}
