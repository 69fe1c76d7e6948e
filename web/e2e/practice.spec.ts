/** What if: from a position of a game that is over somebody plays on against a bot. */

import { finished } from './support/finished';
import { expect, overflow, test, violations } from './support/test';

const GAMES: [game: string, options: object][] = [
  ['knochenmax', {}],
  ['rolling-bones', { target: 10 }],
  ['rolling-dice', {}],
];

for (const [game, options] of GAMES) {
  test(`a game of ${game} is played on from its middle`, async ({ open }) => {
    const page = await open('/');
    const table = await finished(page, game, 'Ada', ['random'], options);
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/t/${table}`);
    const { frames } = (await (await page.request.get(`${origin}/api/tables/${table}/replay`)).json()) as { frames: { turn: { seat?: number } | null }[] };
    // Where it is her turn she is waited for; a bot may win before anybody looks.
    const hers = frames.flatMap(({ turn }, at) => (turn?.seat === 0 ? [at] : []));
    await page.getByRole('slider').fill(String(hers[Math.floor(hers.length / 2)]));
    await page.getByText('Play on from here').click();
    await expect(page.getByText('The dice are fresh')).toBeVisible();
    const same = page.getByLabel('the same as then');
    if (game === 'rolling-dice') await expect(same).toHaveCount(0);
    else await same.check();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel('Your seat').selectOption({ label: 'Ada' });
    await page.getByRole('button', { name: /^Play on from step/ }).click();

    await page.waitForURL((url) => !url.pathname.endsWith(table));
    await expect(page.getByText('of another game. Counts nowhere.')).toBeVisible();
    await expect(page.locator('.playing')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'To that game' }).click();
    await expect(page.locator('.review')).toBeVisible();
  });
}
