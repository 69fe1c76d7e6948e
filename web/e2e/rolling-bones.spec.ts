import { playOn, rollingBones } from './support/players';
import { expect, overflow, test, unfold, violations, type Page } from './support/test';

/** Opens a table against a bot, to a target that is soon reached. */
async function table(page: Page, address: string, target: number): Promise<void> {
  await page.goto(`${address}/new?game=rolling-bones`);
  await unfold(page, 'Points needed to win');
  await page.getByLabel('Points needed to win').fill(String(target));
  await page.getByLabel('Points needed to win').blur();
  await page.locator('form .button.primary').click();
  await expect(page.locator('.actions .throw')).toBeVisible();
}

/** Everything that is said, in order. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => said.push(text));
  await page.evaluate(() => {
    const region = document.querySelector('[data-speaker]')!;
    const tell = (node: Node): void => (window as unknown as { heard: (text: string) => void }).heard(node.textContent ?? '');
    region.childNodes.forEach((node) => node instanceof HTMLElement && tell(node));
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => node instanceof HTMLElement && tell(node)))).observe(region, { childList: true });
  });
  return said;
}

interface Seen {
  over: boolean;
  focus: string;
  throwing: boolean;
  active: boolean;
  bury: string;
  fits: number;
  falses: number;
  roll: boolean;
  price: number;
  leave: boolean;
  needsHat: boolean;
}

/** What somebody at the keys has before them, and where the focus is. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const focused = document.activeElement;
    return {
      over: find('.review') !== null || find('.ending') !== null,
      focus: !focused || focused === document.body ? 'body' : focused.matches('[data-place="GR"]') ? 'gravestone' : focused.className,
      throwing: find('.actions .throw') !== null,
      active: find('button.slot') !== null,
      bury: find('.actions .bury')?.textContent?.trim() ?? '',
      fits: document.querySelectorAll('button.slot.fits:not([data-face="GR"])').length,
      falses: document.querySelectorAll('button.slot.false').length,
      roll: find('.actions .roll:not([aria-disabled])') !== null,
      price: Number(/\d+/.exec(find('.actions .roll .price')?.textContent ?? '')?.[0] ?? 0),
      leave: find('.actions .leave') !== null,
      needsHat: find('.actions .hat.primary') !== null,
    };
  });

/** Walks among the dice until one like this has the focus. */
async function walkTo(page: Page, selector: string): Promise<void> {
  const at = (): Promise<boolean> => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
    for (let steps = 0; steps < 6; steps += 1) {
      if (await at()) return;
      await page.keyboard.press(key);
    }
  }
  for (let steps = 0; steps < 60 && !(await at()); steps += 1) await page.keyboard.press('Tab');
  expect(await at(), `the keys never came to ${selector}`).toBe(true);
}

/** One thing by the keys. */
async function act(page: Page, seen: Seen): Promise<void> {
  if (seen.throwing) return page.keyboard.press('Enter');
  if (seen.bury.includes('+')) {
    await page.keyboard.press('b');
    return page.keyboard.press('b');
  }
  if (seen.falses > 0) {
    await walkTo(page, 'button.slot.false');
    await page.keyboard.press('Enter');
    await expect(page.locator('.place.wrong').first()).toBeFocused();
    return page.keyboard.press('Enter');
  }
  if (seen.roll && seen.fits < 2) return pay(page, seen.price);
  if (seen.fits > 0) {
    await walkTo(page, 'button.slot.fits:not([data-face="GR"])');
    return page.keyboard.press('Enter');
  }
  if (seen.needsHat) return page.keyboard.press('h');
  if (seen.leave) {
    await walkTo(page, '.actions .leave');
    return page.keyboard.press('Enter');
  }
  await page.keyboard.press('b');
  await page.keyboard.press('b');
}

/** The dice first, then the roll: the focus goes along. */
async function pay(page: Page, price: number): Promise<void> {
  await page.keyboard.press('r');
  for (let paid = 0; paid < price; paid += 1) {
    await walkTo(page, 'button.slot.pay:not(.chosen)');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.actions .roll')).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a whole game of Rolling Bones by the keyboard alone, heard', async ({ open, server, page }) => {
  await open('/');
  await table(page, server.address, 15);
  const said = await listen(page);
  await expect(page.locator('.actions .throw')).toBeFocused();
  for (let acts = 0; acts < 800; acts += 1) {
    const seen = await look(page);
    if (seen.over) break;
    if (!seen.throwing && !seen.active) {
      await page.waitForTimeout(80);
      continue;
    }
    await act(page, seen);
    await page.waitForTimeout(260);
    expect((await look(page)).focus).not.toMatch(/^(body|gravestone)$/);
    // One voice, whatever is going on.
    expect(await page.locator('.playing [role="status"], .playing [aria-live="polite"]').count()).toBe(0);
  }
  await expect(page.locator('.review')).toBeVisible();
  const rolls = said.filter((line) => line.startsWith('You roll: '));
  const turns = said.filter((line) => /^(You bury|Your skeleton stays unburied)/.test(line));
  expect(rolls.length).toBeGreaterThanOrEqual(turns.length);
  expect(turns.length).toBeGreaterThan(0);
  expect(said.join('\n')).not.toMatch(/rb-|undefined|\{/);
  // A bot's turn is one sentence, or two.
  expect(said.some((line) => /(buries .+ after|leaves .+ unburied after)/.test(line))).toBe(true);
});

test('bones lie in their places and dice in their slots after the page is loaded anew', async ({ open, server, page }) => {
  await open('/');
  await table(page, server.address, 100);
  await page.locator('.actions .throw').click();
  await page.locator('button.slot.fits').nth(2).click();
  await expect(page.locator('.slot.laid')).toHaveCount(1);
  const lying = (): Promise<string[]> => page.locator('.tray .slot').evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset.face ?? slot.className.replace(/ ?svelte-\w+/g, '')));
  const before = await lying();
  await page.reload();
  await expect(page.locator('button.slot').first()).toBeVisible();
  expect(await lying()).toEqual(before);
});

test('the coach points at the board', async ({ open, server, page }) => {
  await open('/');
  await table(page, server.address, 100);
  await page.locator('.actions .throw').click();
  await expect(page.locator('button.slot').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ask the coach' }).first().click();
  await expect(page.locator('.tray .glow, .actions .glow').first()).toBeVisible({ timeout: 30_000 });
});

test.describe('a running game', () => {
  test.use({ bypassCSP: true });
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]] as const) {
    test(`fits ${width} × ${height}, without barriers`, async ({ open, server, page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: width % 3 === 0 ? 'dark' : 'light', reducedMotion: 'reduce' });
      await open('/');
      await table(page, server.address, 100);
      await page.locator('.actions .throw').click();
      await page.locator('button.slot.fits').first().click();
      await expect(page.locator('.slot.laid')).toHaveCount(1);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.locator('button.slot').first().scrollIntoViewIfNeeded();
      await expect(page.locator('.actions .roll')).toBeInViewport();
      expect(await violations(page)).toEqual([]);
    });
  }
});

test('Rolling Bones is played by taps alone, also when a turn is given up', async ({ open, server, page }) => {
  await open('/');
  await table(page, server.address, 10);
  await playOn(page, async (here) => {
    const hopeless = here.locator('.actions .surrender');
    if ((await hopeless.count()) > 0) return hopeless.click({ timeout: 2000 }).then(() => true, () => false);
    return rollingBones(here);
  });
});
