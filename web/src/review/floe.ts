/** What can be counted of a game of Rolling Dice, where nobody can tell what a throw was worth. */

import { isRoll, type GameRecord } from './record';

export interface ThrowSums {
  throws: number;
  dice: number;
  /** Dice that did not stay on the floe. */
  wet: number;
  pips: number;
}

export function throwSums(record: GameRecord): ThrowSums[] {
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
