/** KnochenMAX as those play it who use keys, hear it, load the page anew, or are in a hurry. */

import { expect, overflow, test, type Page } from './support/test';

/** Begins a game against a bot. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'KnochenMAX' }).getByRole('button').first().click();
  await expect(page.locator('.playing .next')).toBeVisible();
}

/** Notes every sentence that is said from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const region = document.querySelector('[data-speaker]');
    const note = (records: MutationRecord[]): void => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (node.nodeName === 'P') heard.push(node.textContent ?? '');
    };
    new MutationObserver(note).observe(region as Node, { childList: true });
  });
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const hasFocus = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);
const bones = (page: Page): Promise<string[]> =>
  page.locator('button.place').evaluateAll((all) => all.map((one) => `${one.textContent?.replace(/\s+/g, ' ').trim()} ${one.getAttribute('aria-pressed')}`));

test('a whole game is played by keys, and told in few words', async ({ open, page }) => {
  await open('/');
  await begin(page);
  await listen(page);
  const yours = page.locator('.hint', { hasText: 'Your turn: throw the bones.' });
  const boxes = page.locator('td button[data-row]');
  await page.locator('.next .button.primary').focus();
  for (let round = 0; round < 10; round += 1) {
    await expect(yours).toBeVisible();
    expect(await hasFocus(page)).toBe(true);
    await page.keyboard.press('t');
    await expect(boxes.first()).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('t');
    await expect(page.getByText('1 throw left')).toBeVisible();
    await expect(boxes.first()).toBeVisible();
    while (!(await page.evaluate(() => document.activeElement?.matches('td button[data-row]')))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.locator('td button.chosen')).toHaveCount(0);
    expect(await hasFocus(page)).toBe(true);
  }
  await expect(page.locator('.review')).toBeVisible();

  const said = await heard(page);
  const count = (pattern: RegExp): number => said.filter((line) => pattern.test(line)).length;
  expect(count(/^You throw: /), said.join('\n')).toBe(20);
  expect(count(/^Kept: /)).toBe(10);
  expect(count(/\? Press again to enter it\.$/)).toBe(10);
  expect(count(/^(\d+ points? in .+|[^:]+ is struck), \d+ in all\.$/)).toBe(10);
  // A turn of a bot is one line of two sentences.
  expect(count(/ throws (once|twice|three times): .+\. .+, \d+ in all\.$/)).toBe(10);
  expect(said.length).toBeLessThanOrEqual(20 + 10 + 10 + 10 + 10 + 20);
  expect(said.filter((line, index) => line === said[index - 1])).toEqual([]);
});

test('what is kept is still kept when the page is loaded anew', async ({ open, page }) => {
  await open('/');
  await begin(page);
  const held = async (): Promise<number> => (await bones(page)).filter((bone) => bone.endsWith('true')).length;
  const ready = (): Promise<void> => expect(page.locator('.next .button.primary')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('t');
  await expect(page.locator('td button[data-row]').first()).toBeVisible();
  await ready();
  await page.keyboard.press('2');
  await page.keyboard.press('4');
  await expect.poll(held).toBe(2);
  await page.keyboard.press('t');
  await expect(page.getByText('1 throw left')).toBeVisible();
  await ready();
  await page.keyboard.press('1');
  await expect.poll(held).toBe(3);
  const before = await bones(page);
  await page.reload();
  await expect(page.locator('td button[data-row]').first()).toBeVisible();
  await expect.poll(() => bones(page)).toEqual(before);
});

test('boxes have both names on every width, and nothing is wider than the page', async ({ open, page }) => {
  await open('/');
  await begin(page);
  for (const [width, height] of [[320, 640], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    const label = page.getByRole('button', { name: 'Three of a kind · Dreierpasch' });
    await expect(label.getByText('Three of a kind')).toBeVisible();
    await expect(label.getByText('Dreierpasch')).toBeVisible();
    expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
  }
});

test('the coach points at the board', async ({ open, page }) => {
  await open('/');
  await begin(page);
  await page.keyboard.press('t');
  await expect(page.locator('td button[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ask the coach' }).click();
  await expect(page.locator('.place.glowing, .next .glowing, td .glowing').first()).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('bones come to rest one by one, and a tap cuts that short without doing anything else', async ({ open, page }) => {
    await open('/');
    await begin(page);
    await page.evaluate(() => {
      const seen = new Set<number>();
      (window as unknown as { seen: Set<number> }).seen = seen;
      const look = (): void => {
        const moving = document.querySelectorAll('.place .moves').length;
        if (moving > 0) seen.add(moving);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.locator('.next .button.primary').click();
    await expect(page.locator('td button[data-row]').first()).toBeVisible();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);
    expect(seen.length).toBeGreaterThan(1);
    await page.locator('.next .button.primary').click();
    await expect(page.locator('.place .moves').first()).toBeAttached();
    // The button under the finger would throw a third time.
    await page.locator('.next .button.primary').click();
    await expect(page.locator('.place .moves')).toHaveCount(0);
    await expect(page.getByText('1 throw left')).toBeVisible();
  });
});
