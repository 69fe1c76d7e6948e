/** How a seat is told apart in charts: by colour, by the kind of its line and by the shape at its end. */

export interface SeatMark {
  colour: string;
  dash: string;
  /** A shape around 0, 0 about ten wide. */
  shape: string;
}

// Only colours with enough contrast on cards in both themes.
const COLOURS = ['--left', '--right', '--green', '--purple', '--centre', '--red'];
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '14 4', '1 3'];
const SHAPES = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  'M-4.500 -4.500h9v9h-9z',
  'M0 -6L5.500 4.500H-5.500z',
  'M0 -6.500L6.500 0L0 6.500L-6.500 0z',
  'M0 6L5.500 -4.500H-5.500z',
  'M-5 -1.700H-1.700V-5H1.700V-1.700H5V1.700H1.700V5H-1.700V1.700H-5z',
];

export function markOf(seat: number): SeatMark {
  const at = seat % COLOURS.length;
  const dash = DASHES[(at + Math.floor(seat / COLOURS.length)) % DASHES.length]!;
  return { colour: `var(${COLOURS[at]})`, dash, shape: SHAPES[at]! };
}
