/** What changes while people look at it is asked for again. */

/** The longest pause between two attempts while the server cannot be reached. */
const LONGEST = 60_000;

/**
 * Does the work after every pause, as long as somebody looks at the page, and at once when they come back to it. After each failure the pause is
 * twice as long. Gives back what ends it.
 */
export function renewing(work: () => Promise<void>, pause: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let ended = false;
  let busy = false;

  function wait(): void {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void again(), Math.min(LONGEST, pause() * 2 ** failures));
  }

  async function again(): Promise<void> {
    if (busy || ended) return;
    busy = true;
    if (!document.hidden) {
      failures = await work().then(
        () => 0,
        () => failures + 1,
      );
    }
    busy = false;
    wait();
  }

  const returned = (): void => void (document.hidden || again());
  document.addEventListener('visibilitychange', returned);
  wait();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', returned);
  };
}
