/** The browser watches over the dice: two people whose devices add to every roll, and a server that lies. */

import type { BrowserContext, Route } from '@playwright/test';
import { fillFirst } from './support/players';
import { expect, overflow, test, unfold, violations, type Page } from './support/test';

/** Opens a table of KnochenMAX for two, and lets somebody in another browser sit down. */
async function tableForTwo(page: Page, other: Page, address: string): Promise<void> {
  await page.goto(`${address}/new?game=knochenmax`);
  await page.getByLabel('Who sits on seat 2').selectOption('open');
  await page.locator('form .button.primary').click();
  await other.goto(await page.getByText(/\/j\//).innerText());
  await other.getByLabel('Your name').fill('Zoe');
  await unfold(other, 'Your text for the dice');
  await other.getByLabel('Your text for the dice').first().fill('Zoe’s own luck ☘');
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(other.getByText('You are seated.')).toBeVisible();
  await expect(page.getByText('Zoe').first()).toBeVisible();
}

const begin = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start the game' }).click();

/** What the page's panel says about the dice. */
const sign = (page: Page) => page.locator('[data-sign]');

test('two people whose devices add to every roll', async ({ open, browser, server, page }) => {
  await open('/');
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
  const other = await context.newPage();
  await tableForTwo(page, other, server.address);
  await begin(page);
  for (let round = 0; round < 2; round += 1) {
    await fillFirst(page);
    await fillFirst(other);
  }
  for (const one of [page, other]) {
    await expect(sign(one)).toHaveAttribute('data-sign', 'checked');
    await expect(sign(one).locator('summary')).toContainText(/checked [4-9] of [4-9]/);
    await sign(one).locator('summary').click();
    await expect(sign(one).getByText('No roll could have been known to the host beforehand.')).toBeVisible();
    await expect(sign(one).getByText('Zoe’s own luck ☘')).toBeVisible();
    await expect(sign(one).getByText('signed', { exact: true })).toHaveCount(2);
  }
  expect(await overflow(other)).toBeLessThanOrEqual(0);

  // Loaded anew, the browser goes on with the same chain.
  await other.reload();
  await fillFirst(page);
  await fillFirst(other);
  await expect(sign(page).getByText('No roll could have been known to the host beforehand.')).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('a turn begins with a roll by the space bar, which is announced', async ({ open, page }) => {
  await open('/');
  await page.getByRole('listitem').filter({ hasText: 'Rolling Bones' }).getByRole('button').first().click();
  await expect(page.locator('[data-speaker] p').filter({ hasText: 'Your turn: roll the dice.' })).toHaveCount(1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect(page.locator('button.slot').first()).toBeVisible();
});

/** Changes what a browser sends to the table before the server gets it. */
async function replace(context: BrowserContext, path: string, change: (body: Record<string, unknown>) => object): Promise<void> {
  await context.route(`**/api/tables/*/${path}`, async (route: Route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...body, ...change(body) }) });
  });
}

test('a server that exchanges a contribution is found out before the game', async ({ open, context, server, page }) => {
  await open('/');
  await replace(context, 'seal', () => ({ seal: 'ab'.repeat(32) }));
  await page.goto(`${server.address}/`);
  await page.getByRole('listitem').filter({ hasText: 'KnochenMAX' }).getByRole('button').first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('not as promised');
  await expect(alert).toContainText('Do not play on');
  await expect(alert).toContainText('ab'.repeat(32));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('not as promised');
});

test('a server that exchanges the commitment while a game runs is found out', async ({ open, context, page }) => {
  await open('/');
  await page.getByRole('listitem').filter({ hasText: 'KnochenMAX' }).getByRole('button').first().click();
  await fillFirst(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.route(/\/api\/tables\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    const table = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...table, commitment: 'cd'.repeat(32) } });
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('does not follow from the commitment');
  await page.getByText('One more difference').click();
  await expect(page.locator('dd', { hasText: 'cd'.repeat(32) })).toBeVisible();
  await page.getByRole('button', { name: 'Play on nevertheless' }).click();
  await expect(page.getByText('The game stays marked.')).toBeVisible();
});

test.describe('the alarm and the panel', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have no barriers by ${colorScheme}`, async ({ open, context, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open('/');
      await replace(context, 'seal', () => ({ seal: 'ab'.repeat(32) }));
      await page.getByRole('listitem').filter({ hasText: 'KnochenMAX' }).getByRole('button').first().click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: 'Play on nevertheless' }).click();
      await sign(page).locator('summary').click();
      await page.waitForTimeout(500);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
});
