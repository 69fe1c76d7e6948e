/** A table without hurry, looked at and thought about without a connection. */

import { expect, overflow, test, violations, type Page } from './support/test';

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

/** A game against a bot with the first bones on the table, kept for when there is no connection. */
async function thinking(page: Page): Promise<void> {
  await page.locator('.games .button.primary').nth(1).click();
  await page.locator('.next .button.primary[aria-disabled="false"]').click();
  await expect(page.locator('td button[data-row]').first()).toBeVisible();
  const kept = (): Promise<boolean> => page.evaluate(async () => (await navigator.serviceWorker.ready) && (await caches.match('/shell')) !== undefined);
  await expect.poll(kept, { timeout: 30_000 }).toBe(true);
}

/** Fills the first free box. */
async function fill(page: Page): Promise<void> {
  await page.locator('td button[data-row]').first().click();
  await page.locator('.next .button.primary').click();
}

const waits = (page: Page): ReturnType<Page['getByText']> => page.locator('.trouble').getByText(/No connection: your move waits/);

test('it is there after a reload, and a move that is chosen is sent once there is a connection', async ({ open, context }) => {
  const page = await open('/');
  await thinking(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.trouble').getByText(/No connection: as of \d/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await fill(page);
  await expect(waits(page)).toBeVisible();
  await page.reload();
  await expect(waits(page)).toBeVisible();
  await expect(page.locator('.trouble q')).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await context.setOffline(false);
  await expect(page.locator('td .value').first()).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.locator('.trouble [role="alert"]')).toHaveCount(0);
});

test('what has not been sent can be taken back', async ({ open, context }) => {
  const page = await open('/');
  await thinking(page);
  await context.setOffline(true);
  await page.reload();
  await fill(page);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(waits(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator('.trouble')).toHaveCount(0);
  await expect(page.locator('td button[data-row]').first()).toBeVisible();
});

test('a move at a table that has gone on is refused, with the reason', async ({ open, context }) => {
  const page = await open('/');
  await thinking(page);
  await context.setOffline(true);
  await page.reload();
  await fill(page);
  await expect(waits(page)).toBeVisible();
  const table = new URL(page.url()).pathname.slice('/t/'.length);
  // From another device, so to speak.
  const left = await context.request.post(`${new URL(page.url()).origin}/api/tables/${table}/leave`, { data: { seat: 0 } });
  expect(left.ok()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toContainText('was not played');
});

test('whoever signs out leaves nothing behind', async ({ open }) => {
  const page = await open('/');
  await thinking(page);
  await page.goto(`${new URL(page.url()).origin}/me`);
  await page.getByRole('button', { name: 'Forget me' }).first().click();
  await page.locator('.alarm .danger').click();
  await expect(page.locator('.alarm .danger')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /kept|command/.test(key)))).toEqual([]);
});
