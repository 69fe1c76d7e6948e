/** Where we are: the path of the page, and links that change it without loading anew. */

const place = $state({ path: location.pathname, query: location.search });

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
}

addEventListener('popstate', read);

/** The parts of the path: `/t/ABC` is `['t', 'ABC']`. */
export function parts(): string[] {
  return place.path.split('/').filter(Boolean).map(decodeURIComponent);
}

/** A value of the query. */
export function asked(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

/** Goes to another page. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  read();
  if (!replace) scrollTo(0, 0);
}

/** Follows our own links without loading the page anew; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
