/** The same dice for all: somebody opens a deal and plays it in the browser, a second one elsewhere, and both are compared. */

import type { APIRequestContext } from '@playwright/test';
import { knochenmax, playOn } from './support/players';
import { expect, overflow, test, violations } from './support/test';

/** Joins as somebody else and plays whatever comes first. */
async function playElsewhere(request: APIRequestContext, address: string, deal: string): Promise<void> {
  await request.post(`${address}/api/me`, { data: { name: 'Zoe' } });
  const joined = await request.post(`${address}/api/deals/${deal}/join`, { data: {} });
  const { table } = (await joined.json()) as { table: string };
  let view = await (await request.get(`${address}/api/tables/${table}`)).json();
  for (let acts = 0; view.phase === 'playing' && acts < 500; acts += 1) {
    const moves = [view.play.moves.at(-1)];
    const data = { seat: 0, expected: view.seq, key: `act-${acts}`, moves };
    view = (await (await request.post(`${address}/api/tables/${table}/play`, { data })).json()).table;
  }
  expect(view.phase).toBe('over');
}

test('two people play the same dice and see what each made of them', async ({ open, browser, server }) => {
  const page = await open('/d');
  await page.getByLabel('KnochenMAX').check({ force: true });
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(/\/d\/[0-9a-f]{20}$/);
  const deal = new URL(page.url()).pathname.split('/')[2]!;
  await expect(page.getByText('2 places are free.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOn(page, knochenmax);
  await page.getByRole('link', { name: 'Same dice for all' }).click();
  await expect(page.getByText('You are through.')).toBeVisible();
  await expect(page.getByText('is through')).toBeVisible();

  const context = await browser.newContext();
  await playElsewhere(context.request, server.address, deal);
  await context.close();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect(page.getByText('Zoe').first()).toBeVisible();
  await expect(page.getByText('Here you parted for the first time.')).toBeVisible();
  await expect(page.getByText('The seed is published and belongs to the promise.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }

  await page.getByRole('button', { name: 'Let it play' }).click();
  await expect(page.getByRole('link', { name: /^Look at the game of/ })).toHaveCount(3);
  await page.getByRole('link', { name: 'Look at the game of Zoe' }).click();
  await expect(page.locator('.review')).toBeVisible();
});
