import { PAGES } from './support/pages';
import { expect, overflow, test, violations } from './support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } })) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, locale: colorScheme === 'dark' ? 'de-DE' : 'en-GB', bypassCSP: true });

      test('no page has barriers or scrolls sideways', async ({ open }) => {
        for (const path of PAGES) {
          const page = await open(path);
          await expect(page.locator('h1').first()).toBeAttached();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(await violations(page), path).toEqual([]);
          expect(await overflow(page), path).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}

test('the language can be changed and is kept', async ({ open }) => {
  const page = await open('/settings');
  await page.getByText('Deutsch').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.getByRole('link', { name: 'Spiele' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drei Spiele mit Knochen und Würfeln');
});

test('home and a game in the plane weigh little', async ({ open, page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const size = await response.request().sizes().catch(() => null);
    if (size) sizes.set(response.url(), size.responseBodySize);
  });
  await open('/');
  await page.getByRole('button', { name: /Play against/ }).first().click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const total = [...sizes.entries()].filter(([url]) => !url.includes('/api/')).reduce((sum, [, size]) => sum + size, 0);
  expect(total).toBeGreaterThan(20_000);
  expect(total).toBeLessThanOrEqual(130_000);
});

test('somebody comes by a link on a phone and needs no account', async ({ open, browser, server }) => {
  const page = await open('/new?game=knochenmax');
  await page.getByLabel('Who sits on seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const link = await page.getByText(/\/j\//).innerText();
  expect(link).toContain(server.address);

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE', reducedMotion: 'reduce' })).newPage();
  await phone.goto(link);
  await phone.getByLabel('Dein Name').fill('Jörg');
  await phone.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(phone.getByText('Du sitzt.')).toBeVisible();
  await expect(page.getByText('Jörg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await expect(phone.getByText('ist am Zug').first()).toBeVisible();
  expect(await overflow(phone)).toBeLessThanOrEqual(0);

  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(page.url());
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await watcher.close();
  await phone.close();
});
