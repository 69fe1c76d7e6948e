import { expect, overflow, test, violations } from './support/test';

test('Pig against a bot, by clicking, and its record checked in the browser', async ({ open, page, server }) => {
  await open('/');
  await page.getByRole('listitem').filter({ hasText: 'Pig' }).getByRole('button').first().click();
  await expect(page.locator('.playing')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const hold = page.getByRole('button', { name: 'Hold', exact: true });
  const over = page.locator('.review h1').first();
  for (let step = 0; step < 2000; step += 1) {
    await expect(roll.or(over)).toBeVisible();
    if (await over.isVisible()) break;
    const risk = Number(/at risk: (\d+)/.exec(await page.locator('.board').first().innerText())?.[1] ?? '0');
    await (risk >= 20 ? hold : roll).click({ timeout: 2000 }).catch(() => undefined);
  }
  await expect(over).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const record = await (await page.request.get(`${server.address}/api/tables/${id}/record`)).json();
  expect(record.game).toBe('pig');
  await page.goto(`${server.address}/rules/pig`);
  await expect(page.getByRole('heading', { name: 'Pig' }).first()).toBeVisible();
});
