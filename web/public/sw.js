/* Keeps what never changes, and a page for when there is no connection. Games live on the server; tables without hurry can be
   looked at without it, in the page that `src/lib/shell.ts` has kept with all that it needs. */
const KEPT = 'bonecup-1';
const SHELL = '/shell';
const FIRST = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))).then(() => self.clients.claim()));
});

async function withoutConnection({ pathname }) {
  const shell = pathname.startsWith('/t/') ? await caches.match(SHELL) : undefined;
  return shell ?? caches.match('/offline.html');
}

/* Files with their content's hash in their name are the same for ever. */
async function keep(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keep(request));
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => withoutConnection(url)));
  else if (FIRST.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
});

/* It is somebody's turn, and no page of theirs was there to say so. The server has written the words in their language. */
self.addEventListener('push', (event) => {
  let told = null;
  try {
    told = event.data?.json();
  } catch {
    // Whatever that was, it was not from us.
  }
  if (told && isTable(told.table)) event.waitUntil(tell(told));
});

const isTable = (table) => typeof table === 'string' && /^[\w-]{1,64}$/.test(table);

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const shows = (page, table) => new URL(page.url).pathname === `/t/${table}`;

async function tell({ table, title, body }) {
  if ((await pages()).some((page) => page.focused && shows(page, table))) return;
  await self.registration.showNotification(String(title), { body: String(body), icon: '/icon-192.png', tag: `bonecup-${table}`, data: { table } });
}

/* A page that shows the table comes to the front; otherwise there is one more. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  if (isTable(table)) event.waitUntil(goTo(table));
});

async function goTo(table) {
  const open = (await pages()).find((page) => shows(page, table));
  await (open ? open.focus() : self.clients.openWindow(`/t/${table}`));
}

/* Browsers change their address now and then. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain());
});

async function subscribeAgain() {
  const { key, on } = await (await fetch('/api/push')).json();
  if (key === null || !on) return;
  const subscription = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch('/api/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
