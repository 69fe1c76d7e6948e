import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import TellMe from '../src/parts/TellMe.svelte';
import { hushMe, tellMe, telling } from '../src/lib/push';
import { settings } from '../src/lib/settings.svelte';
import { speak } from '../src/lib/words.svelte';

settings.language = 'en';
await speak();

/** What the server has, what the browser has, and what its person says when asked. */
interface World {
  key: string | null;
  on: boolean;
  permission: NotificationPermission;
  says: NotificationPermission;
  subscribed: string | null;
  sent: string[];
}
let world: World;

const subscription = (): unknown =>
  world.subscribed && {
    toJSON: () => ({ endpoint: `https://push.example/${world.subscribed}`, keys: { p256dh: 'KEY', auth: 'SECRET' } }),
    unsubscribe: async () => void (world.subscribed = null),
  };

const pushManager = {
  getSubscription: async () => subscription(),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    world.subscribed = applicationServerKey;
    return subscription();
  },
};

async function server(path: string, { method, body, headers }: RequestInit): Promise<Response> {
  if (method === 'GET') return new Response(JSON.stringify({ key: world.key, on: world.on }));
  world.on = method === 'POST';
  world.sent.push(`${method} ${path} ${(headers as Record<string, string>)['accept-language']} ${body ?? ''}`.trim());
  return new Response(null, { status: 204 });
}

/** A browser that can be told things, unless its worker is missing. */
function browser(some: Partial<World> = {}, worker = true): void {
  world = { key: 'VAPID', on: false, permission: 'default', says: 'granted', subscribed: null, sent: [], ...some };
  const registration = { pushManager };
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return world.permission;
    },
    requestPermission: async () => (world.permission = world.says),
  });
  const serviceWorker = { getRegistration: async () => (worker ? registration : undefined), ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  settings.language = 'en';
});

test('a browser is told from when its person asks for it until they do not want it any more', async () => {
  browser();
  expect(await telling()).toBe('off');
  expect(await tellMe()).toBe('on');
  const asked = JSON.stringify({ endpoint: 'https://push.example/VAPID', p256dh: 'KEY', auth: 'SECRET' });
  expect(world.sent).toEqual([`POST /api/push en ${asked}`]);
  expect(await telling()).toBe('on');
  expect(await hushMe()).toBe('off');
  expect([world.sent.length, world.sent[1], world.subscribed]).toEqual([2, 'DELETE /api/push en', null]);
});

test('whatever keeps it from being told has a name', async () => {
  browser({ key: null });
  expect(await telling()).toBe('unoffered');
  browser({}, false);
  expect(await telling()).toBe('unsupported');
  browser({ permission: 'denied' });
  expect(await telling()).toBe('denied');
  browser({ says: 'denied' });
  expect(await tellMe()).toBe('denied');
  expect(world.sent).toEqual([]);
  browser({ says: 'default' });
  expect(await tellMe()).toBe('off');
});

test('what the browser has forgotten, or the server, is off', async () => {
  browser({ on: true, permission: 'granted' });
  expect(await telling()).toBe('off');
  browser({ on: false, permission: 'granted', subscribed: 'OLD' });
  expect(await telling()).toBe('off');
  expect(await tellMe()).toBe('on');
  expect(world.subscribed).toBe('VAPID');
});

test('who reads in another language by now is told in that one', async () => {
  browser();
  await tellMe();
  settings.language = 'de';
  expect(await telling()).toBe('on');
  expect(world.sent[1]).toContain('POST /api/push de');
  await telling();
  expect(world.sent).toHaveLength(2);
});

test('at a table nothing is said where nothing can be done, and the button keeps the focus', async () => {
  browser({ key: null });
  const { container, unmount } = render(TellMe, { quiet: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.textContent).toBe('');
  unmount();
  browser();
  render(TellMe, { quiet: true });
  const button = await screen.findByRole('button', { name: 'Tell me when it is my turn' });
  button.focus();
  button.click();
  await waitFor(() => expect(button.textContent).toContain('Don’t tell me any more'));
  expect(document.activeElement).toBe(button);
});

interface Page {
  url: string;
  focused: boolean;
  focus: () => void;
}

/** The service worker with these pages open: what it shows and does. */
function worker(pages: Page[]): { send: (type: string, event: Record<string, unknown>) => Promise<void>; did: unknown[] } {
  const heard = new Map<string, (event: unknown) => void>();
  const did: unknown[] = [];
  const self = {
    addEventListener: (type: string, hear: (event: unknown) => void) => heard.set(type, hear),
    registration: { showNotification: async (title: string, options: { body: string; tag: string; data: unknown }) => did.push([title, options.body, options.tag, options.data]) },
    clients: { matchAll: async () => pages, openWindow: async (path: string) => did.push(path) },
  };
  new Function('self', readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf8'))(self);
  return {
    did,
    send: async (type, event) => {
      let work: Promise<unknown> = Promise.resolve();
      heard.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
      await work;
    },
  };
}

const page = (path: string, focused: boolean, did: () => void = () => undefined): Page => ({ url: `https://bones.example${path}`, focused, focus: did });
const told = { table: 'OAK', title: 'It is your turn', body: 'KnochenMAX' };
const push = (told: unknown): Record<string, unknown> => ({ data: { json: () => told } });

test('the service worker shows what the server says, unless somebody looks at the table', async () => {
  const away = worker([page('/', true), page('/t/OAK', false), page('/t/ASH', true)]);
  await away.send('push', push(told));
  expect(away.did).toEqual([['It is your turn', 'KnochenMAX', 'bonecup-OAK', { table: 'OAK' }]]);
  const there = worker([page('/t/OAK', true)]);
  await there.send('push', push(told));
  expect(there.did).toEqual([]);
});

test('what is none of ours is not shown', async () => {
  const { send, did } = worker([]);
  await send('push', {});
  await send('push', push(null));
  await send('push', push({ ...told, table: '../me' }));
  await send('push', { data: { json: () => JSON.parse('no') } });
  expect(did).toEqual([]);
});

test('a click leads to the table: to a page that shows it, or a new one', async () => {
  const notification = { close: () => undefined, data: { table: 'OAK' } };
  const none = worker([page('/', true)]);
  await none.send('notificationclick', { notification });
  expect(none.did).toEqual(['/t/OAK']);
  let focused = 0;
  const open = worker([page('/', true), page('/t/OAK', false, () => (focused += 1))]);
  await open.send('notificationclick', { notification });
  expect([open.did, focused]).toEqual([[], 1]);
});
