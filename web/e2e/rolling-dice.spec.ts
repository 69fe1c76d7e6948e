import { expect, overflow, test, violations, type Page } from './support/test';

/** A game against a bot. */
async function newGame(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'Rolling Dice' }).getByRole('button').first().click();
  await expect(page.locator('.action [data-do]')).toBeVisible({ timeout: 30_000 });
}

/** What the keys would do now, as the page tells it. */
const keys = (page: Page): Promise<string> => page.locator('#rd-keys').textContent({ timeout: 1000 }).then((text) => text ?? '').catch(() => '');

/** Whether something is wholly on the screen, without scrolling. */
async function isSeen(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).first().boundingBox();
  const size = page.viewportSize()!;
  return box !== null && box.y >= 0 && box.y + box.height <= size.height + 1 && box.x >= -1 && box.x + box.width <= size.width + 1;
}

test('a whole game by the keyboard alone, with the focus always on the game', async ({ open, page }) => {
  await page.addInitScript(() => localStorage.setItem('bonecup-settings', JSON.stringify({ flat: true })));
  await open('/');
  await newGame(page);
  const said = await listen(page);
  for (let acts = 0; acts < 400 && !(await page.locator('.review').isVisible()); acts += 1) {
    const help = await keys(page);
    const focused = await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.className}`);
    expect(focused).not.toContain('BODY');
    if (help.includes('Enter')) expect(focused).toContain('stage');
    if (help.includes('Enter throws')) await page.keyboard.press('Enter');
    else if (help.includes('Enter takes')) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    } else if (help.includes('Enter puts')) {
      await page.keyboard.press('n');
      await page.waitForTimeout(300);
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(80);
  }
  await expect(page.locator('.review')).toBeVisible();
  const lines = await said();
  expect(lines.filter((line) => line.startsWith('You throw')).length).toBeGreaterThan(2);
  expect(lines.filter((line) => line.startsWith('The round is scored')).length).toBeGreaterThan(1);
});

/** Collects what the page says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const hear = (changes: MutationRecord[]): void => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => said.push(node.textContent ?? '')));
    new MutationObserver(hear).observe(document.querySelector('[data-speaker]')!, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('buttons alone do it too, and pass the focus on', async ({ open, page }) => {
  await open('/');
  await newGame(page);
  await page.getByRole('button', { name: 'Throw 4 dice' }).focus();
  for (let turns = 0; turns < 3; turns += 1) {
    const act = page.locator('.action [data-first]');
    await expect(act).toBeFocused({ timeout: 30_000 });
    await page.keyboard.press('Enter');
    const option = page.locator('.option').first();
    // All dice in the water leave nothing to choose.
    if (!(await option.waitFor({ timeout: 4000 }).then(() => true, () => false))) continue;
    await expect(page.locator('.option:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.locator('.take').focus();
    await page.keyboard.press('Enter');
    await expect(option).toBeHidden({ timeout: 20_000 });
  }
});

const SIZES = { 'upright phone': [390, 844], 'small phone': [320, 640], 'phone on its side': [844, 390], tablet: [768, 1024], desktop: [1280, 800], wide: [1920, 1080] } as const;

for (const flat of [true, false]) {
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    test(`${flat ? 'from above' : 'in space'}, the floe, its entrance and the button are on a ${name} together`, async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript((flat) => localStorage.setItem('bonecup-settings', JSON.stringify({ flat })), flat);
      await open('/');
      await newGame(page);
      await page.locator('.stage').scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await isSeen(page, '.action [data-do]')).toBe(true);
      expect(await isSeen(page, flat ? '.flat svg' : '.space canvas')).toBe(true);
    });
  }
}

test.describe('what is pointed at', () => {
  test.use({ bypassCSP: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`by the coach has no barriers by ${colorScheme}`, async ({ open, page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open('/');
      await newGame(page);
      await page.getByRole('button', { name: /coach/ }).first().click();
      const take = page.getByRole('button', { name: 'Take the coach’s aim' });
      await expect(take).toBeVisible({ timeout: 60_000 });
      expect(await violations(page)).toEqual([]);
      await take.click();
      await page.getByRole('button', { name: /^Throw/ }).first().click();
      if (await page.locator('.option').first().waitFor({ timeout: 8000 }).then(() => true, () => false)) {
        expect(await violations(page)).toEqual([]);
      }
    });
  }
});
