import { fillFirst, knochenmax, playOn, rollingBones, rollingDice } from './support/players';
import { expect, overflow, test, unfold, violations, type Page } from './support/test';

/** Opens a table by the page that is made for it. */
async function newTable(page: Page, address: string, set: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`${address}/new`);
  await expect(page.getByLabel('Who sits on seat 1')).toBeVisible();
  await set(page);
  await page.locator('form .button.primary').click();
  await expect(page.locator('.playing')).toBeVisible();
}

async function afterwards(page: Page): Promise<void> {
  await expect(page.locator('.review h1').first()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

test('Rolling Bones against a bot, by clicking', async ({ open, server, page }) => {
  await open('/');
  await newTable(page, server.address, async () => {
    await unfold(page, 'Points needed to win');
    await page.getByLabel('Points needed to win').fill('12');
    await page.getByLabel('Points needed to win').blur();
  });
  await playOn(page, rollingBones);
  await afterwards(page);
});

test('KnochenMAX against a bot, by clicking', async ({ open, page }) => {
  await open('/');
  await page.getByRole('listitem').filter({ hasText: 'KnochenMAX' }).getByRole('button').first().click();
  await playOn(page, knochenmax);
  await afterwards(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.playing')).toBeVisible();
});

test('Rolling Dice against a bot, by clicking', async ({ open, page }) => {
  test.setTimeout(300_000);
  await open('/');
  await page.getByRole('listitem').filter({ hasText: 'Rolling Dice' }).getByRole('button').first().click();
  await playOn(page, rollingDice);
  await afterwards(page);
});

test('a game for two at one screen', async ({ open, server, page }) => {
  await open('/');
  await newTable(page, server.address, async () => {
    await page.locator('.games label', { hasText: 'KnochenMAX' }).click();
    await page.getByLabel('Who sits on seat 2').selectOption('here');
    await page.getByLabel('Name of the person on seat 2').fill('Ben');
  });
  const ben = page.locator('.board li', { hasText: 'Ben' }).first();
  await expect(ben).not.toHaveClass(/turn/);
  await fillFirst(page);
  await expect(ben).toHaveClass(/turn/);
  // The next player takes the device first, by name; until then nobody plays for them.
  await expect(page.getByRole('button', { name: 'I am Ben' })).toBeFocused();
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await fillFirst(page);
  await expect(ben).not.toHaveClass(/turn/);
  await page.getByLabel('Don’t ask again').check();
  await page.getByRole('button', { name: /^I am/ }).click();
  await fillFirst(page);
  await fillFirst(page);
  await expect(ben).not.toHaveClass(/turn/);
});

test('a whole game by the keyboard alone', async ({ open, page }) => {
  await open('/');
  /** Walks by the tab key until something like this has the focus. */
  const walkTo = async (selector: string): Promise<void> => {
    for (let steps = 0; steps < 80; steps += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    }
    throw new Error(`the tab key never came to ${selector}`);
  };
  await walkTo('.games li:nth-child(2) .button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.playing')).toBeVisible();
  for (let round = 0; round < 10; round += 1) {
    await expect(page.getByText('Your turn: throw the bones.').and(page.locator('.hint'))).toBeVisible();
    await page.keyboard.press('t');
    await expect(page.locator('td button[data-row]').first()).toBeVisible();
    if (round === 0) {
      await page.keyboard.press('2');
      await page.keyboard.press('t');
      await expect(page.getByText('1 throw left')).toBeVisible();
    }
    await walkTo('td button[data-row]');
    await page.keyboard.press('Enter');
    await expect(page.locator('td button[data-row].chosen')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('td button[data-row].chosen')).toHaveCount(0);
  }
  await expect(page.locator('.review')).toBeVisible();
});

test('two browsers at one table, with a crash of the server in between', async ({ open, browser, server, page }) => {
  await open('/new?game=knochenmax');
  await page.getByLabel('Who sits on seat 2').selectOption('open');
  await page.locator('form .button.primary').click();
  const link = await page.getByText(/\/j\//).innerText();
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByLabel('Your name').fill('Zoe');
  await other.keyboard.press('Enter');
  await expect(other.getByText('You are seated.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await fillFirst(page);
  await other.getByRole('button', { name: /^Throw all/ }).click();
  await other.locator('td button[data-row]').first().click();

  await server.kill();
  // What is chosen now is sent when the server is back, once.
  await other.locator('.next .button.primary').click();
  await expect(other.getByText('your move waits and will be sent').first()).toBeInViewport();
  await page.waitForTimeout(1200);
  await server.start();
  await expect(other.locator('.trouble').getByText('Your move has arrived.')).toBeVisible({ timeout: 30_000 });

  await expect(page.locator('td .value')).toHaveCount(2, { timeout: 30_000 });
  await expect(other.locator('td .value')).toHaveCount(2);
  await fillFirst(page);
  await expect(other.getByRole('button', { name: /^Throw all/ })).toBeVisible();
  expect(await overflow(other)).toBeLessThanOrEqual(0);
  await context.close();
});

test('real dice are entered by tapping', async ({ open, server, page }) => {
  await open('/');
  await newTable(page, server.address, async () => {
    await page.locator('.games label', { hasText: 'KnochenMAX' }).click();
    await unfold(page, 'Real dice');
    await page.getByLabel('Real dice').check();
  });
  const sides = page.getByRole('group', { name: 'Choose a side' }).getByRole('button');
  for (const side of [0, 1, 1, 3, 2]) await sides.nth(side).click();
  // The last one was a mistake.
  await page.getByRole('button', { name: 'Take back Belly' }).click();
  await sides.nth(3).click();
  await page.getByRole('button', { name: 'That is how they lie' }).click();
  const chios = page.getByRole('button', { name: /Chios/ }).and(page.locator('td button'));
  await expect(chios).toHaveText('12');
  await chios.click();
  await page.locator('.next .button.primary').click();
  // The bot may have got as much with its own bones.
  await expect(page.locator('td .value', { hasText: '12' }).first()).toBeVisible();
  // The bot's bones are drawn; then it is our hand's turn again.
  await expect(sides.first()).toBeVisible();
});

test('a game is verified in the browser, and a forged record is found', async ({ open, server, page }) => {
  await open('/');
  await page.getByRole('listitem').filter({ hasText: 'KnochenMAX' }).getByRole('button').first().click();
  await playOn(page, knochenmax);
  const table = page.url().split('/t/')[1];
  const record = (await (await page.request.get(`${server.address}/api/tables/${table}/record`)).json()) as { events: Record<string, unknown>[] };
  const text = JSON.stringify(record);
  const give = async (content: string): Promise<void> => {
    await page.goto(new URL('/verify', page.url()).href);
    await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await give(text);
  await expect(page.locator('.verdict.holds')).toBeVisible();
  await give(text.replace(/"outcome":"([1346]) /, (found, side: string) => found.replace(`"${side} `, side === '1' ? '"6 ' : '"1 ')));
  await expect(page.locator('.verdict.forged')).toBeVisible();
});

test.describe('every view of a game', () => {
  test.use({ bypassCSP: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no barriers by ${colorScheme}`, async ({ open, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const game of ['Rolling Bones', 'KnochenMAX', 'Rolling Dice']) {
        await open('/');
        await page.getByRole('listitem').filter({ hasText: game }).getByRole('button').first().click();
        await expect(page.locator('.playing [aria-busy="true"]')).toHaveCount(0);
        await page.getByRole('button', { name: 'Ask the coach' }).click();
        await page.waitForTimeout(1500);
        expect(await violations(page), game).toEqual([]);
        expect(await overflow(page), game).toBeLessThanOrEqual(0);
      }
    });
  }
});
