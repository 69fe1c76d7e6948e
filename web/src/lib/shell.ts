/** Keeps the page itself, with everything that it has loaded, so that the service worker can open it without a connection. */

/** As in `public/sw.js`. */
const KEPT = 'bonecup-1';
const SHELL = '/shell';

/** What the page has loaded so far: files with their content's hash in their name. */
function loaded(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return [...new Set(paths.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')).map(({ pathname }) => pathname))];
}

export async function keepShell(): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return;
  try {
    const kept = await caches.open(KEPT);
    const page = await fetch('/');
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
    // A page of a newer version would ask for files that were not loaded here.
    if (!page.ok || !entry || !(await page.clone().text()).includes(new URL(entry).pathname)) return;
    await Promise.all(loaded().map(async (path) => (await kept.match(path)) ?? kept.add(path)));
    await kept.put(SHELL, page);
  } catch {
    // Without a connection, or where nothing can be kept, it is as it was.
  }
}
