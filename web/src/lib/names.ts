/** Names as people write them: with letters of every script and pictures of several signs, which are never cut apart. */

/** As many signs as the server takes. */
const MOST = 40;

/** The letters of a text as people count them. */
export function lettersOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** The first letter of a name, for small places. */
export function initialOf(name: string): string {
  return (lettersOf(name.trim())[0] ?? '').toUpperCase();
}

/** As much of a name as the server takes. */
export function fitting(name: string): string {
  let kept = '';
  for (const letter of lettersOf(name)) {
    if ([...kept, ...letter].length > MOST) break;
    kept += letter;
  }
  return kept;
}
