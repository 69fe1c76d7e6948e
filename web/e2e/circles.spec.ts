/** A circle of three, from its first link to the winner of an evening. */

import type { Browser } from '@playwright/test';
import { playOn, rollingBones } from './support/players';
import { expect, overflow, settled, test, violations, watch, type Page } from './support/test';

const SIZES = { Anna: { width: 1280, height: 800 }, Ben: { width: 320, height: 640 }, Opa: { width: 390, height: 844 } };

test('three friends make a circle, play an evening, and look at what has become of it', async ({ browser, server }) => {
  const complaints: string[] = [];
  const [anna, ben, opa] = await Promise.all(
    Object.values(SIZES).map((size) => person(browser, size, complaints)) as [Promise<Page>, Promise<Page>, Promise<Page>],
  );
  await anna.goto(`${server.address}/circles`);
  await anna.getByLabel('Name of the circle').fill('Family');
  await anna.getByLabel('Your name in this circle').fill('Anna');
  await anna.getByRole('button', { name: 'Begin it' }).click();
  const link = await anna.getByText(/\/c\/\w+/).innerText();
  await join(ben, link, 'Ben');
  await join(opa, link, 'Opa');
  await expect(anna.getByRole('heading', { name: '3 members' })).toBeVisible({ timeout: 20_000 });
  await expectFine(ben, 'the circle');

  await anna.getByRole('link', { name: 'Plan an evening' }).click();
  await anna.getByText('Rules of this table').click();
  await anna.getByLabel('Points needed to win').fill('1');
  await anna.getByLabel('Points needed to win').blur();
  await anna.getByText('Swiss').click();
  await anna.getByLabel('Name', { exact: true }).fill('Friday');
  await expectFine(anna, 'the plan');
  await anna.getByRole('button', { name: 'Plan it' }).click();
  await expect(anna.getByRole('heading', { name: 'Friday' })).toBeVisible();
  for (const page of [ben, opa]) {
    await page.getByRole('link', { name: /Friday/ }).click({ timeout: 20_000 });
    await expect(page.getByText('Anna begins the evening')).toBeVisible();
  }
  await anna.getByRole('button', { name: 'Begin the evening' }).click();

  for (const round of [1, 2]) {
    const [one, other] = await playersOf([anna, ben, opa], round);
    if (round === 1) await expectFine(ben, 'an evening that is on');
    await play(one!, other!);
  }
  for (const page of [anna, ben, opa]) {
    await expect(page.getByRole('heading', { name: /won the evening|has won|share the win/ })).toBeVisible({ timeout: 20_000 });
    await expectFine(page, 'an evening that is over');
  }

  await ben.getByRole('link', { name: '← Family' }).click();
  await expect(ben.getByRole('table', { name: 'Rolling Bones: league table after 2 games' })).toBeVisible();
  await expect(ben.getByRole('table').first().getByRole('row')).toHaveCount(1 + 2 * 3);
  await expect(ben.getByTitle(/ against /).first()).toBeVisible();
  await expectFine(ben, 'a circle with a league');
  await ben.goto(server.address);
  await expect(ben.getByRole('link', { name: 'Family' })).toBeVisible();

  const stranger = await person(browser, SIZES.Ben, complaints);
  await stranger.goto(anna.url());
  await expect(stranger.getByText('There is no such circle, or you are not in it.')).toBeVisible();
  expect(complaints).toEqual([]);
  for (const page of [anna, ben, opa, stranger]) await page.context().close();
});

/** Somebody whom the server does not know, on a device of their own. */
async function person(browser: Browser, viewport: { width: number; height: number }, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce', bypassCSP: true });
  await context.addInitScript(settled);
  const page = await context.newPage();
  watch(page, complaints);
  return page;
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Family' })).toBeVisible();
  await page.getByLabel('Your name in this circle').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(/\/circles\//);
}

/** Those who have a table in the round, once everybody’s page knows of it. */
async function playersOf(pages: Page[], round: number): Promise<Page[]> {
  const seated: Page[] = [];
  for (const page of pages) {
    const part = page.getByRole('region', { name: /Your table|You sit out/ });
    await expect(part).toContainText(`Round ${round} of 2`, { timeout: 30_000 });
    if ((await part.getByRole('link', { name: 'Play' }).count()) > 0) seated.push(page);
  }
  expect(seated).toHaveLength(2);
  return seated;
}

/** Two go to their table, play, and come back to the evening. */
async function play(...pages: [Page, Page]): Promise<void> {
  for (const page of pages) {
    await page.getByRole('region', { name: /Your table/ }).getByRole('link', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  for (const page of pages) await expect(page.getByText('Everybody is here.').first()).toBeVisible();
  for (const page of pages) {
    const start = page.getByRole('button', { name: 'Start the game' });
    // The table belongs to one of them.
    if (await start.isVisible()) await start.click();
  }
  await Promise.all(pages.map((page) => playOn(page, rollingBones)));
  for (const page of pages) await page.getByRole('link', { name: 'to the evening' }).click();
}

async function expectFine(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await overflow(page), what).toBeLessThanOrEqual(0);
  expect(await violations(page), what).toEqual([]);
}
