/** Being told of one's turn at a slow table when no page of it is open. */

import type { Browser, BrowserContext } from '@playwright/test';
import { fillFirst } from './support/players';
import { expect, overflow, settled, test, violations, type Page } from './support/test';

test.use({ settings: ['--push', 'mailto:host@bones.example'], bypassCSP: true });

/** A browser that subscribes without a push service, which tests cannot reach. */
function withoutService(): void {
  let endpoint: string | null = null;
  const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const subscription = () =>
    endpoint && {
      toJSON: () => ({ endpoint, keys: { p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => void (endpoint = null),
    };
  PushManager.prototype.getSubscription = async () => subscription() as unknown as PushSubscription;
  PushManager.prototype.subscribe = async (options) => {
    if (options?.applicationServerKey?.toString().length !== 87) throw new DOMException('no key');
    endpoint = 'https://push.example/bert';
    return subscription() as unknown as PushSubscription;
  };
}

/** Bert in a browser of his own, at a table of Anna's at which she has to act. */
async function bertAt(anna: Page, browser: Browser): Promise<{ bert: Page; context: BrowserContext }> {
  await anna.getByLabel('Who sits on seat 2').selectOption('open');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByText(/\/j\//).innerText();
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: true });
  await context.grantPermissions(['notifications']);
  const bert = await context.newPage();
  await bert.addInitScript(settled);
  await bert.addInitScript(withoutService);
  await bert.goto(link);
  await bert.getByRole('button', { name: 'Sit down' }).click();
  await expect(bert.getByText('You are seated.')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.locator('.playing')).toBeVisible();
  return { bert, context };
}

test('whoever waits at a slow table can ask to be told, and take it back', async ({ open, browser }) => {
  const { bert, context } = await bertAt(await open('/new?game=knochenmax'), browser);
  const ask = bert.getByRole('button', { name: 'Tell me when it is my turn' });
  await ask.click();
  const enough = bert.getByRole('button', { name: 'Don’t tell me any more' });
  await expect(enough).toBeFocused();
  await bert.reload();
  await expect(ask, 'this browser forgets what it has subscribed to').toBeVisible();
  await ask.click();
  expect(await violations(bert)).toEqual([]);
  expect(await overflow(bert)).toBeLessThanOrEqual(0);
  const on = (): Promise<unknown> => bert.evaluate(async () => ((await (await fetch('/api/push')).json()) as { on: boolean }).on);
  expect(await on()).toBe(true);
  await enough.click();
  await expect(ask).toBeFocused();
  expect(await on()).toBe(false);
  await context.close();
});

test('what comes is shown, and leads to the table', async ({ open, browser, server }) => {
  const anna = await open('/new?game=knochenmax');
  const { bert, context } = await bertAt(anna, browser);
  const table = new URL(bert.url()).pathname.slice('/t/'.length);
  await bert.goto(`${server.address}/me`);
  await expect(bert.getByRole('button', { name: 'Tell me when it is my turn' })).toBeVisible();
  expect(await violations(bert)).toEqual([]);
  expect(await overflow(bert)).toBeLessThanOrEqual(0);
  await fillFirst(anna);
  const cdp = await context.newCDPSession(bert);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify({ table, title: 'It is your turn', body: 'KnochenMAX' });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId: await registered, data });
  const shown = (): Promise<string[]> =>
    bert.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => `${title} ${body} ${tag}`));
  await expect.poll(shown).toEqual([`It is your turn KnochenMAX bonecup-${table}`]);
  await context.close();
});
