/** Pictures of each main view, to be looked at: `make screens`. */

import { join } from 'node:path';
import { expect, test, type Page } from './support/test';

test.skip(!process.env.SCREENS, 'only when pictures are wanted');

const FOLDER = join(import.meta.dirname, '../screens');
const PAGES: Record<string, string> = {
  home: '/',
  new: '/new',
  'rules-bones': '/rules/rolling-bones',
  'rules-knuckles': '/rules/knochenmax',
  'rules-floe': '/rules/rolling-dice',
  'learn-bones': '/learn/rolling-bones',
  'learn-knuckles': '/learn/knochenmax',
  'learn-floe': '/learn/rolling-dice',
  'sheet-bones': '/sheets/rolling-bones',
  'sheet-knuckles': '/sheets/knochenmax',
  'sheet-floe': '/sheets/rolling-dice',
  weights: '/bones',
  keeper: '/keeper',
  verify: '/verify',
  circles: '/circles',
  deal: '/d',
  train: '/train',
  daily: '/train/knochenmax',
  figures: '/figures',
  me: '/me',
  settings: '/settings',
};
const SIZES = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
};
const GERMAN = ['small', 'phone', 'tablet'];
const GAMES = ['Rolling Bones', 'KnochenMAX', 'Rolling Dice'];

async function quiet(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForTimeout(600);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${size}-${colorScheme}`, () => {
      const locale = GERMAN.includes(size) ? 'de-DE' : 'en-GB';
      test.use({ viewport, colorScheme, locale });
      const shot = (page: Page, name: string): Promise<Buffer> =>
        page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage: true });

      test('pages', async ({ open }) => {
        for (const [name, path] of Object.entries(PAGES)) {
          const page = await open(path);
          await quiet(page);
          await shot(page, name);
        }
      });

      for (const [index, game] of GAMES.entries()) {
        test(game, async ({ open }) => {
          const page = await open('/');
          await page.getByRole('listitem').filter({ hasText: game }).getByRole('button').first().click();
          await expect(page.locator('.playing')).toBeVisible();
          await quiet(page);
          await shot(page, `game-${index}`);
          await page.getByRole('button', { name: /coach|Trainer/ }).click();
          await quiet(page);
          await page.waitForTimeout(1500);
          await shot(page, `game-${index}-coach`);
        });
      }

      test('an open table', async ({ open }) => {
        const page = await open('/new?game=rolling-bones');
        await page.locator('ol select').nth(1).selectOption('open');
        await page.locator('form .button.primary').click();
        await expect(page.locator('.invite')).toBeVisible();
        await quiet(page);
        await shot(page, 'gathering');
      });
    });
  }
}
