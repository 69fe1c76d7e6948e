/** The score track: a snake of fields, row by row. */

export const COLUMNS = 15;
/** From one row to the next; a field is 20 wide. */
export const PITCH = 29;

/** How many fields are shown: some beyond the goal, and whole rows. */
export function fields(goal: number, furthest: number): number {
  const most = Math.max(goal + 4, furthest);
  return Math.ceil((most + 1) / COLUMNS) * COLUMNS;
}

/** The corner of a field; every other row runs back. */
export function fieldAt(field: number): { x: number; y: number } {
  const row = Math.floor(field / COLUMNS);
  const along = field % COLUMNS;
  return { x: (row % 2 === 0 ? along : COLUMNS - 1 - along) * 20, y: row * PITCH };
}

/** The goal where so many play; the list begins with two. */
export const goalFor = (goals: number[], seats: number): number => goals[seats - 2] ?? Math.max(...goals);
