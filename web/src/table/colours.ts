/** Who has which colour while a table gathers. Whether a choice is allowed is for the server to say. */

import type { Colour, SeatView } from '../lib/protocol';

/** The name of whoever has a colour. */
export type Holders = Partial<Record<Colour, string>>;

/** Who has which colour, seen from one seat. What was meant for an open seat is free. */
export function holders(seats: Pick<SeatView, 'kind' | 'name' | 'colours'>[], own: number | null): Holders {
  const all: Holders = {};
  seats.forEach((seat, index) => {
    if (index === own || seat.kind === 'open') return;
    for (const colour of seat.colours) all[colour] = seat.name ?? '';
  });
  return all;
}

/** The choice after a colour was pressed: it goes if it was there; of too many the oldest goes. */
export function chosenWith(chosen: Colour[], colour: Colour, each: number): Colour[] {
  if (chosen.includes(colour)) return chosen.filter((other) => other !== colour);
  return [...chosen, colour].slice(-each);
}
