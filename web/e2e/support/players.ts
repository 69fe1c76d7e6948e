/** People who play, by clicking or by the keyboard: not well, but as the page lets them. */

import { expect, type Page } from '@playwright/test';

/** Acts once if there is something to do; tells whether there was. */
export type Turn = (page: Page) => Promise<boolean>;

/** The first of these that can be clicked, clicked. */
async function click(page: Page, ...selectors: string[]): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    // What vanishes between looking and clicking was somebody else's turn.
    if (await found.click({ timeout: 2000 }).then(() => true, () => false)) return true;
  }
  return false;
}

/** Lays what fits, buries when it brings something, pays with the first dice and rolls on otherwise. */
export const rollingBones: Turn = async (page) => {
  if (await click(page, '.actions .throw')) return true;
  if (await click(page, '.actions .primary:enabled:text-matches("^(Bury \\\\+|Begraben \\\\+|Roll$|Yes, bury)")')) return true;
  if (await click(page, 'button.slot.pay:not(.chosen)')) return true;
  if (await click(page, 'button.slot.fits')) return true;
  if ((await page.locator('button.slot.false').count()) > 0) {
    return (await click(page, 'button.slot.false:not(.chosen)')) && click(page, '[aria-label^="Lay the false bone here"]');
  }
  return click(page, '.actions .primary:not([aria-disabled], .back)', '.actions .button:not([aria-disabled], .back)');
};

/** Whether a turn of KnochenMAX waits for its first throw. */
const isThrow = (page: Page): Promise<boolean> => page.getByText('Your turn: throw the bones.').and(page.locator('.hint')).isVisible();

/** A whole turn of KnochenMAX: throws, and fills the first free box. */
export async function fillFirst(page: Page): Promise<void> {
  const next = page.locator('.next .button.primary');
  const box = page.locator('td button[data-row]').first();
  // At a table with dice of version 1 they lie there already.
  await expect(page.getByText('Your turn: throw the bones.').and(page.locator('.hint')).or(box)).toBeVisible({ timeout: 30_000 });
  if (await isThrow(page)) await next.click();
  await box.click();
  await next.click();
}

/** Keeps bones three and five and throws again in the first rounds, and fills the first free box. */
export const knochenmax: Turn = async (page) => {
  const next = page.locator('.next .button.primary');
  const text = (await next.textContent({ timeout: 1000 }).catch(() => '')) ?? '';
  if (/^\s*(Enter|Strike)/.test(text)) return click(page, '.next .button.primary');
  if (await isThrow(page)) return click(page, '.next .button.primary[aria-disabled="false"]');
  const rounds = await page.locator('td .value').count();
  if (/Throw all 5/.test(text) && rounds < 4) {
    await click(page, '.place >> nth=2');
    await click(page, '.place >> nth=4');
    return click(page, '.next .button.primary[aria-disabled="false"]');
  }
  return click(page, 'td button[data-row]');
};

/** Plays until the game is over. */
export async function playOn(page: Page, turn: Turn): Promise<void> {
  const over = page.locator('.review');
  for (let acts = 0; acts < 3000; acts += 1) {
    if (await over.isVisible()) return;
    if (!(await turn(page))) await page.waitForTimeout(60);
  }
  await expect(over).toBeVisible();
}

/** Throws as the page proposes, takes the first die that it may, and puts knocked-off dice where they are proposed. */
export const rollingDice: Turn = async (page) => click(page, '.action .button.primary:enabled', '.action button:enabled');
