/** Says what a person does on the ice when they pause: every step of a held key would be a flood. */

import { say } from '../../lib/speech.svelte';

const PAUSE = 400;
let waiting: ReturnType<typeof setTimeout> | undefined;
let last = '';

/** Says something as it is after a pause, unless there is something newer by then; nothing twice. */
export function later(text: () => string | null): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const now = text();
    // The server has not answered yet.
    if (now === null) later(text);
    else if (now !== last) sayNow(now);
  }, PAUSE);
}

export function sayNow(text: string): void {
  clearTimeout(waiting);
  last = text;
  say(text);
}

/** Something else is to be done: what was about to be said is over, and may be said again. */
export function forget(): void {
  clearTimeout(waiting);
  last = '';
}
