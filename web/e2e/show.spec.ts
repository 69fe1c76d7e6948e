/** What one shows to others and looks at later: the result as a picture, and figures over time. */

import { readFileSync } from 'node:fs';
import { finished } from './support/finished';
import { expect, overflow, test, violations } from './support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme, locale: colorScheme === 'dark' ? 'de-DE' : 'en-GB', bypassCSP: true });

    test('a result is kept as a picture', async ({ open, page }) => {
      await open('/');
      const name = colorScheme === 'dark' ? 'שלום 👩‍👩‍👧‍👦 mit einem langen Namen' : 'Anna';
      const table = await finished(page, 'knochenmax', name, ['random', 'casual', 'steady']);
      await open(`/t/${table}`);
      await page.getByRole('button', { name: /result as a picture|Ergebnis als Bild/ }).click();
      const picture = page.locator('dialog img');
      await expect(picture).toHaveAttribute('alt', /KnochenMAX/);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name: /^(Save|Speichern)$/ }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(/^knochenmax-\d{4}-\d\d-\d\d\.png$/);
      const file = readFileSync(await download.path());
      expect(file.subarray(1, 4).toString()).toBe('PNG');
      if (process.env.SHOWN) await download.saveAs(`${process.env.SHOWN}/result-${colorScheme}.png`);
    });
  });
}

test.describe('over time', () => {
  test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

  test('figures of several games are drawn, told and named', async ({ open, page }) => {
    await open('/');
    for (const bots of [['random'], ['casual']]) await finished(page, 'knochenmax', 'Anna', bots);
    await finished(page, 'rolling-bones', 'Anna', ['steady'], { target: 12 });
    await open('/me');
    await expect(page.getByText(/Anna -?\d+ · Greta \d+/)).toBeVisible();
    await page.getByRole('link', { name: 'Over time' }).click();
    await page.getByRole('link', { name: 'KnochenMAX' }).click();
    await expect(page.getByRole('img', { name: /^Points: 2 games/ })).toBeVisible();
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.getByText('From 2 sheets.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (process.env.SHOWN) await page.screenshot({ path: `${process.env.SHOWN}/figures.png`, fullPage: true });
    await page.getByRole('link', { name: 'Rolling Bones' }).click();
    await page.getByRole('button', { name: 'Find it' }).click();
    await expect(page.getByRole('status')).toContainText(/point/);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (process.env.SHOWN) await page.screenshot({ path: `${process.env.SHOWN}/skeleton.png`, fullPage: true });
  });
});
