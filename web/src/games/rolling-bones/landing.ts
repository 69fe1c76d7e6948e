/** When the dice of a roll come to rest: one after the other, and the gravestones last. */

import type { Slot } from './slots';

/** Milliseconds of a person's roll; those of a bot are shorter. */
const FIRST = 520;
const BETWEEN = 46;
/** The silence before a gravestone. */
const BREATH = 210;
const LONGEST = 1600;

/** A bot's dice, and those of a turn that was given up, fall faster. */
export const BRISK = 0.55;

/** Sides before the middle, for there the gravestones are; whether one comes is seen in the end. */
function order(slots: Slot[]): Slot[] {
  const keys = new Map(slots.map((slot) => [slot, Math.random() + (slot.kind === 'centre' ? 1 : 0)]));
  return [...slots].sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
}

/** The moment at which each die rests, by its slot. */
export function landings(slots: readonly Slot[], pace = 1): Map<string, number> {
  const rolled = slots.filter(({ state }) => state === 'roll');
  const stones = rolled.filter(({ face }) => face === 'GR');
  const rest = order(rolled.filter(({ face }) => face !== 'GR'));
  let at = FIRST;
  const times: [string, number][] = [];
  for (const { id } of rest) times.push([id, (at += BETWEEN)]);
  for (const { id } of stones) times.push([id, (at += BREATH)]);
  const scale = pace * Math.min(1, LONGEST / at);
  return new Map(times.map(([id, time]) => [id, Math.round(time * scale)]));
}

export const lengthOf = (times: ReadonlyMap<string, number>): number => Math.max(0, ...times.values());
