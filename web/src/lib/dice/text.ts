/** A text of one's own for the dice: what fits, and what does not belong into it. */

/** What a contribution may have at most, in bytes of UTF-8. */
export const MOST_BYTES = 256;

const encoder = new TextEncoder();

export const bytesOf = (text: string): number => encoder.encode(text).length;

/** What is wrong with a text; it ends the key of the sentence that says so. */
export function faultOf(text: string): 'long' | 'control' | null {
  if (/\p{Cc}/u.test(text)) return 'control';
  return bytesOf(text) > MOST_BYTES ? 'long' : null;
}
