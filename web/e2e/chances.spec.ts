import { knochenmax, playOn } from './support/players';
import { expect, overflow, test, violations, type Page } from './support/test';

async function begin(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'KnochenMAX' }).getByRole('button').first().click();
  await expect(page.locator('.playing')).toBeVisible();
}

test.describe('chances of winning', () => {
  test.use({ bypassCSP: true });

  test('the coach counts in points or in chances, names it, and the choice is kept', async ({ open, page }) => {
    await open('/');
    await begin(page);
    await page.locator('.next .button.primary').click();
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    const plan = page.locator('.plan');
    await expect(plan).toContainText('(for points)');
    const chances = page.getByRole('group', { name: 'Chances of winning now' });
    await expect(chances.getByRole('listitem').first()).toContainText(/you\s+\d+\.\d%/);
    await page.getByText('Why?').first().click();
    await page.getByText('Chances', { exact: true }).click();
    await expect(plan).toContainText('(to win)');
    await page.getByText('Why?').first().click();
    await expect(page.getByText('How often you win after each move')).toBeVisible();
    await expect(page.locator('.numbers .value').first()).toHaveText(/^\d+\.\d%$/);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await expect(plan).toContainText('(to win)');
    await page.goto(new URL('/settings', page.url()).href);
    await expect(page.getByLabel('Chances')).toBeChecked();
  });

  test('after the game the chances are a curve, with a table, and swings lead to their positions', async ({ open, page }) => {
    await open('/');
    await begin(page);
    await playOn(page, knochenmax);
    await expect(page.getByRole('heading', { name: /outplayed|Luck or skill/ })).toBeVisible();
    await page.getByText('Chances', { exact: true }).click();
    const curve = page.getByRole('img', { name: /^Chart: the chance of winning of/ });
    await expect(curve).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('heading', { name: 'Who was winning when?' })).toBeVisible();
    await expect(page.getByText('Chance of winning', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // The figures of the curve are those of the table, and the last ones are certain.
    await page.getByText('The figures as a table').click();
    const last = page.locator('.chance').getByRole('table').getByRole('row').last();
    await expect(last).toContainText(/100%|50\.0%/);

    const swing = page.getByRole('heading', { name: 'What changed most' }).locator('xpath=following-sibling::ol').getByRole('button').first();
    await swing.click();
    await expect(page.getByRole('slider')).toBeFocused();
    const at = Number(await page.getByRole('slider').inputValue());
    expect(at).toBeGreaterThan(0);
    await expect(page.locator('.replay').getByRole('group', { name: 'Chances of winning now' })).toBeVisible();

    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Charts follow the width a moment later.
      await expect.poll(() => overflow(page), `${width}`).toBeLessThanOrEqual(0);
    }
    await page.getByText('Points', { exact: true }).first().click();
    await expect(curve).toHaveCount(0);
    await page.getByText('Chances', { exact: true }).click();
    await expect(curve).toBeVisible();

    await page.evaluate(() => localStorage.setItem('bonecup-settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('bonecup-settings') ?? '{}'), language: 'de' })));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Wer war wann am Gewinnen?' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Was am meisten geändert hat')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('what cannot be worked out is told, and can be asked for again', async ({ open, page }) => {
    await open('/');
    await begin(page);
    await playOn(page, knochenmax);
    let refusals = 0;
    await page.route('**/chances', async (route) => {
      refusals += 1;
      if (refusals > 1) return route.continue();
      return route.fulfill({ status: 429, contentType: 'application/json', body: JSON.stringify({ error: { code: 'server-too-fast', message: 'Not so fast.' } }) });
    });
    await page.getByText('Chances', { exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The review in points is there all the same.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: /^Chart: the chance of winning of/ })).toBeVisible({ timeout: 120_000 });
  });
});
