import { expect, overflow, test, violations, watch, type Page } from './support/test';

/** Opens a table of Rolling Dice with an open seat and a bot, and tells its link. */
async function openTable(page: Page): Promise<string> {
  await page.locator('ol li').nth(1).locator('select').first().selectOption('open');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.locator('form .button.primary').click();
  await expect(page.locator('.invite')).toBeVisible();
  return (await page.locator('.invite .link').textContent()) ?? '';
}

test('two people online choose colours, and the owner says who begins', async ({ open, browser }) => {
  const page = await open('/new?game=rolling-dice');
  const link = await openTable(page);
  const seats = page.locator('.seats > li');
  await seats.nth(0).getByRole('button', { name: 'Red' }).click();
  await expect(seats.nth(0).getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
  await seats.nth(2).getByRole('button', { name: 'Yellow' }).click();
  await expect(seats.nth(2).getByRole('button', { name: 'Yellow' })).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(page)).toEqual([]);

  const complaints: string[] = [];
  const context = await browser.newContext({ locale: 'en-GB' });
  const ben = await context.newPage();
  watch(ben, complaints);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  const choice = ben.getByRole('group', { name: 'Your colour' });
  await expect(choice.getByRole('button', { name: /Red taken by/ })).toBeDisabled();
  await choice.getByRole('button', { name: 'Blue' }).press('Enter');
  await expect(choice.getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.locator('.seats > li').nth(1).getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(ben)).toEqual([]);

  await expect(seats.nth(1)).toContainText('Blue');
  await expect(seats.nth(0).getByRole('button', { name: 'Blue taken by Ben' })).toBeDisabled();
  await page.getByLabel('Who begins').selectOption({ label: 'Ben' });
  await expect(ben.getByText('The first to throw is Ben.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(ben.locator('.playing')).toBeVisible();
  await expect(ben.locator('.seals')).toContainText('Ben');
  const view = await ben.evaluate(async () => {
    const id = location.pathname.split('/').pop();
    return (await (await fetch(`/api/tables/${id}`)).json()) as { play: { turn: { seat: number }; position: { colours: string[]; starter: string } } };
  });
  expect(view.play.position.colours).toEqual(['red', 'blue', 'yellow']);
  expect([view.play.position.starter, view.play.turn.seat]).toEqual(['blue', 1]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a table for two on one device with two colours each', async ({ open }) => {
  const page = await open('/new?game=rolling-dice');
  await page.getByLabel('Who sits on seat 2').selectOption('here');
  await page.getByLabel('Name of the person on seat 2').fill('Oma');
  await page.getByLabel('First colour of seat 1').selectOption('red');
  await page.getByLabel('Second colour of seat 1').selectOption('blue');
  await expect(page.getByLabel('First colour of seat 2').locator('option[value="red"]')).toBeDisabled();
  await page.getByLabel('First colour of seat 2').selectOption('yellow');
  await page.getByLabel('Who begins').selectOption({ label: 'Oma' });
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.locator('form .button.primary').click();
  await expect(page.locator('.playing')).toBeVisible();
  const position = await page.evaluate(async () => {
    const id = location.pathname.split('/').pop();
    return ((await (await fetch(`/api/tables/${id}`)).json()) as { play: { position: { colours: string[]; starter: string } } }).play.position;
  });
  expect(position.colours).toEqual(['red', 'yellow', 'blue', 'orange']);
  expect(position.starter).toBe('yellow');
});
