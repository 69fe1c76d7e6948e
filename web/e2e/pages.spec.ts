/** The pages around the games, as people meet them on every size of screen. */

import type { Browser, Locator } from '@playwright/test';
import { PAGES } from './support/pages';
import { playOn, rollingBones } from './support/players';
import { expect, overflow, settled, test, type Page } from './support/test';

const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Whether a finger would meet the button itself once it is scrolled to. */
async function isReachable(button: Locator): Promise<boolean> {
  await button.scrollIntoViewIfNeeded();
  return button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && right <= innerWidth && element.contains(met);
  });
}

async function expectFits(page: Page, what: string): Promise<void> {
  expect(await overflow(page), what).toBeLessThanOrEqual(0);
  const buttons = page.locator('main .button.primary:visible:enabled');
  if ((await buttons.count()) > 0) expect(await isReachable(buttons.first()), `the button of ${what}`).toBe(true);
}

for (const [width, height] of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, locale: width < 800 ? 'de-DE' : 'en-GB' });

    test('every page fits and its button can be reached', async ({ open }) => {
      for (const path of PAGES) {
        const page = await open(path);
        await expect(page.locator('h1').first()).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectFits(page, path);
      }
    });

    test('every board fits and its button can be reached', async ({ open }) => {
      for (const [index] of ['Rolling Bones', 'KnochenMAX', 'Rolling Dice'].entries()) {
        const page = await open('/');
        await page.locator('.games .button.primary').nth(index).click();
        await expect(page.locator('.playing')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectFits(page, page.url());
      }
    });

    test('a table that gathers fits', async ({ open }) => {
      const page = await open('/new?game=rolling-dice');
      await page.locator('ol select').nth(0).waitFor();
      await page.getByRole('combobox', { name: /2/ }).first().selectOption('open');
      await page.locator('.begin .primary').click();
      await expect(page.locator('.invite')).toBeVisible();
      await expectFits(page, 'gathering');
    });
  });
}

test('a new table can be begun without scrolling on a phone', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/new');
  await expect(page.locator('.begin .primary')).toBeInViewport();
  await expect(page.getByText('The usual ones')).toBeVisible();
});

test('a wrong code is told beside the field, which keeps the focus', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open('/');
  const code = page.getByLabel('Code');
  await code.fill('ZZZZ 9999');
  await page.getByRole('button', { name: 'Go there' }).click();
  const alarm = page.locator('#code-trouble [role=alert]');
  await expect(alarm).toBeInViewport();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
});

/** Somebody who has never been here. */
async function stranger(browser: Browser, address: string, locale = 'en-GB'): Promise<Page> {
  const page = await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage();
  await page.goto(address);
  return page;
}

test('whoever comes for the first time is offered a turn and asked for a name, each once', async ({ browser, server }) => {
  const page = await stranger(browser, server.address);
  const play = page.getByRole('button', { name: 'Play against Aunt Rosie' }).first();
  await play.click();
  await expect(page.getByRole('dialog', { name: 'First time at Rolling Bones?' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Show me a turn/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(play).toBeFocused();

  await play.press('Enter');
  await page.getByRole('button', { name: 'Just play' }).click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await play.click();
  await name.fill('👨‍👩‍👧‍👦 Meier');
  await name.press('Enter');
  await expect(page.locator('.playing')).toBeVisible();
  await expect(page.getByText('👨‍👩‍👧‍👦 Meier').first()).toBeVisible();

  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play against Aunt Rosie' }).first().click();
  await expect(page.locator('.playing')).toBeVisible();
  await page.context().close();
});

test('a first turn is shown to whoever wants it', async ({ browser, server }) => {
  const page = await stranger(browser, server.address);
  await page.getByRole('button', { name: /Play against/ }).nth(1).click();
  await page.getByRole('button', { name: /Show me a turn/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /KnochenMAX/ })).toBeVisible();
  await page.context().close();
});

test('the game that goes on is the first card at home, and says whose turn it is', async ({ open, page }) => {
  await open('/');
  await page.getByRole('button', { name: /Play against/ }).first().click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  const table = page.url();
  await open('/');
  const card = page.locator('main .continue');
  await expect(card).toContainText('Your turn');
  await expect(card).toContainText('Aunt Rosie');
  const box = await card.boundingBox();
  expect(box!.y).toBeLessThan((await page.locator('.games').boundingBox())!.y);
  await card.getByText('Continue').click();
  await expect(page).toHaveURL(table);
});

test('bots have names in German too, wherever they are shown', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
  await context.addInitScript(settled);
  const page = await context.newPage();
  await page.goto(`${server.address}/new?game=knochenmax`);
  await page.getByLabel('Wer auf Platz 1 sitzt').selectOption('bot');
  await page.getByLabel('Bot auf Platz 1').selectOption('steady');
  await page.getByLabel('Bot auf Platz 2').selectOption('random');
  await page.getByRole('button', { name: 'Anfangen' }).click();
  await expect(page.locator('.playing, .review')).toBeVisible();
  await expect(page.locator('.review')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Greta').first()).toBeVisible();
  await page.getByRole('button', { name: 'Würfel jetzt prüfen' }).click();
  await expect(page.getByText('Die Würfel sind die zugesagten')).toBeVisible();
  for (const path of ['', '/me']) {
    expect(await page.locator('body').innerText()).not.toMatch(/\b(steady|random|novice|casual|skilled)\b/);
    await page.goto(server.address + path);
    await expect(page.locator('h1')).toBeVisible();
  }
  await context.close();
});

test('people who play at one device are remembered, and are “here” instead of “you”', async ({ open, page }) => {
  await open('/new?game=knochenmax');
  await page.getByLabel('Who sits on seat 2').selectOption('here');
  await page.getByLabel('Name of the person on seat 2').fill('Anna');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.playing')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Who plays' })).toContainText('here');
  await open('/new?game=knochenmax');
  await page.getByRole('button', { name: 'Seat Anna' }).click();
  await expect(page.getByLabel('Name of the person on seat 3')).toHaveValue('Anna');
});

test('a rematch is an invitation that leads to one’s own seat', async ({ browser, server }) => {
  const [ada, ben] = [await stranger(browser, server.address), await stranger(browser, server.address)];
  const post = (page: Page, path: string, data: unknown = {}): Promise<Response> =>
    page.evaluate(
      ([to, body]) => fetch(to!, { method: 'POST', headers: { 'content-type': 'application/json' }, body: body! }).then((answer) => answer.json()),
      [`/api${path}`, JSON.stringify(data)],
    );
  await post(ada, '/me', { name: 'Ada' });
  await post(ben, '/me', { name: 'Ben' });
  await ada.addInitScript(settled);
  await ben.addInitScript(settled);
  await ada.goto(`${server.address}/new?game=rolling-bones`);
  await ada.getByLabel('Who sits on seat 2').selectOption('open');
  await ada.getByText('Rules of this table').click();
  await ada.getByLabel('Points needed to win').fill('1');
  await ada.getByLabel('Points needed to win').blur();
  await expect(ada.getByText(/^Changed:/)).toBeVisible();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.locator('.invite')).toBeVisible();
  await ben.goto(ada.url());
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.locator('[data-speaker]')).toContainText('Ben has sat down.');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([playOn(ada, rollingBones), playOn(ben, rollingBones)]);

  await ada.getByRole('button', { name: /again/i }).click();
  await expect(ada.locator('.gathering')).toContainText('invited');
  const invitation = ben.getByRole('region', { name: 'Ada wants to play again.' });
  await expect(invitation).toBeInViewport();
  await expect(ben.locator('[data-speaker]')).toContainText('Ada wants to play again.');
  await invitation.getByRole('button', { name: 'Play' }).click();
  await ben.waitForURL(ada.url());
  await expect(ben.locator('.gathering li.card', { hasText: 'Ben' })).toContainText('on this device');
  await expect(ada.locator('[data-speaker]')).toContainText('Everybody is here.');
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ben.locator('.playing')).toBeVisible();
  await ada.context().close();
  await ben.context().close();
});

for (const game of ['rolling-bones', 'knochenmax', 'rolling-dice']) {
  test(`the sheet of ${game} is printed on one page on the first visit`, async ({ open }) => {
    const page = await open(`/sheets/${game}`);
    await page.locator('.sheet > :not(.no-print)').first().waitFor();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}

test('the rules have contents that lead to their parts, and rulings can be linked to', async ({ open, page }) => {
  await open('/rules/rolling-bones');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Scoring' }).click();
  await expect(page.getByRole('heading', { name: 'Scoring' })).toBeInViewport();
  await open('/rules/rolling-bones#RB-9');
  await expect(page.locator('#RB-9')).toBeInViewport();
});
