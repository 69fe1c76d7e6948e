/** The course of a game as curves: sums after each event, the first before any. */

import type { Analysis } from './analysis';

export interface Course {
  /** By seat, then by event. */
  luck: number[][];
  loss: number[][];
  /** Where each round of turns begins. */
  rounds: { round: number; event: number }[];
}

export function courseOf({ seats, steps }: Analysis): Course {
  const luck = seats.map(() => [0]);
  const loss = seats.map(() => [0]);
  const rounds: Course['rounds'] = [];
  for (const step of steps) {
    // When dice leave the hand nothing changes, but it is an event too.
    for (const curve of [...luck, ...loss]) while (curve.length < step.event) curve.push(curve.at(-1)!);
    seats.forEach((_, seat) => {
      const own = step.seat === seat;
      luck[seat]!.push(luck[seat]!.at(-1)! + (own && step.type === 'roll' ? step.luck : 0));
      loss[seat]!.push(loss[seat]!.at(-1)! + (own && step.type === 'decision' ? step.loss : 0));
    });
    if (step.turn > (rounds.at(-1)?.round ?? 0)) rounds.push({ round: step.turn, event: step.event - 1 });
  }
  return { luck, loss, rounds };
}

/** Round numbers for an axis: about as many as asked for, the lowest first. */
export function ticks(low: number, high: number, about: number): number[] {
  const raw = (high - low || 1) / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw) ?? raw;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Multiplying keeps 0.3 from becoming 0.30000000000000004 by adding.
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** As many of some places on a line as have room. */
export function spaced<T>(places: T[], at: (place: T) => number, room: number): T[] {
  const kept: T[] = [];
  for (const place of places) if (kept.length === 0 || at(place) - at(kept.at(-1)!) >= room) kept.push(place);
  return kept;
}
