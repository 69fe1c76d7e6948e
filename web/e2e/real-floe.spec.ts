import { join } from 'node:path';
import { expect, overflow, type Page, test, unfold, violations } from './support/test';

/** Where pictures go that are to be looked at; none are made without it. */
const FOLDER = process.env.SCREENS;

async function look(page: Page, name: string): Promise<void> {
  expect(await violations(page), name).toEqual([]);
  expect(await overflow(page), name).toBeLessThanOrEqual(0);
  if (FOLDER) await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
}

async function die(page: Page, colour: string, face: number, where: string): Promise<void> {
  const entry = page.locator('.entry', { has: page.getByRole('group', { name: `Pips of ${colour}` }) });
  await entry.locator('.pick').nth(face - 1).click();
  await entry.locator('select').selectOption(where);
}

for (const [size, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } })) {
  test.describe(size, () => {
    test.use({ viewport, locale: 'en-GB', bypassCSP: true });

    test('a round of the printed game is kept, with its own nets and any colours', async ({ open }) => {
      const page = await open('/keeper');
      await page.getByRole('button', { name: '5', exact: true }).click();
      await page.getByLabel('Colour').nth(4).selectOption('yellow');
      await page.getByRole('button', { name: 'Begin' }).click();
      await die(page, 'orange', 3, '0');
      await die(page, 'green', 1, '6');
      await die(page, 'purple', 4, '0');
      await die(page, 'red', 6, '-2');
      await die(page, 'yellow', 5, 'block');
      await look(page, `keeper-entered-${size}`);
      await page.getByRole('button', { name: 'Score the round' }).click();
      await expect(page.locator('.sum strong')).toHaveText(['19', '22', '15', '9', '0']);
      await expect(page.locator('.starter')).toContainText('Player 5');
      await expect(page.locator('.due li')).toHaveText([/Player 5: throws 4 dice$/, /Player 1: throws 3 dice/, /Player 2/, /Player 3/, /Player 4/]);
      await look(page, `keeper-scored-${size}`);
    });

    test('real dice on a floe of one’s own tell what they touch', async ({ open, server, page }) => {
      await open('/');
      await page.goto(`${server.address}/new`);
      await page.locator('.games label', { hasText: 'Rolling Dice' }).click();
      await page.getByLabel('Who sits on seat 2').selectOption('here');
      await page.getByLabel('Name of the person on seat 2').fill('Ben');
      await unfold(page, 'Real dice');
      await page.getByLabel('Real dice').check();
      await page.locator('form .button.primary').click();
      await page.getByRole('button', { name: 'We have thrown' }).click();
      await page.getByRole('button', { name: 'On the floe', exact: true }).click();
      await page.getByRole('button', { name: 'my own floe' }).click();
      await page.getByLabel('What the die touches').selectOption('6');
      await look(page, `entering-${size}`);
      for (let i = 0; i < 3; i += 1) {
        await page.getByRole('button', { name: 'Next die' }).click();
        await page.getByRole('button', { name: 'In the water', exact: true }).click();
      }
      await page.locator('.stack > .button.primary').click();
      // One pip and the net of six.
      await expect(page.locator('.playing')).toContainText('7');
      const table = page.url().split('/t/')[1];
      const view = (await (await page.request.get(`${server.address}/api/tables/${table}`)).json()) as { play: { position: object } };
      expect(view.play.position).toMatchObject({ own_floe: true, by_hand: true, thrown: [{ patch: 6 }, {}, {}, {}] });
    });
  });
}
