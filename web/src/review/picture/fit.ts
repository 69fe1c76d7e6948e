/** Text in the room that there is, cut between letters as people count them, never within one. */

import { lettersOf } from '../../lib/names';

/** Whether a text has room. */
export type Fits = (text: string) => boolean;

/** The text, or as much of its beginning as has room with dots behind it. */
export function shortened(text: string, fits: Fits): string {
  if (fits(text)) return text;
  const letters = lettersOf(text);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The text in at most so many lines; what has no room in the last one is left out. */
export function inLines(text: string, most: number, fits: Fits): string[] {
  const lines: string[] = [];
  let rest = text.split(' ');
  while (rest.length > 0 && lines.length < most - 1) {
    let taken = 1;
    while (taken < rest.length && fits(rest.slice(0, taken + 1).join(' '))) taken += 1;
    lines.push(shortened(rest.slice(0, taken).join(' '), fits));
    rest = rest.slice(taken);
  }
  return rest.length === 0 ? lines : [...lines, shortened(rest.join(' '), fits)];
}
