/** Whole games as those hear them who do not see the board; and where the focus is meanwhile. */

import type { RoomEvent } from '../src/lib/protocol';
import { knochenmax, rollingBones, rollingDice, type Turn } from './support/players';
import { expect, test, type Page } from './support/test';

/** Collects what the speaker says, and what any other live region of a running game says. */
function listen(): void {
  const heard = { said: [] as string[], others: [] as string[] };
  Object.assign(window, { heard });
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="log"]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (!region) continue;
      if (!region.matches('[data-speaker]')) {
        if (document.querySelector('.playing')) heard.others.push(region.outerHTML.slice(0, 120));
      } else for (const node of addedNodes) if (node instanceof Element) heard.said.push(node.textContent ?? '');
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const heard = (page: Page): Promise<{ said: string[]; others: string[] }> =>
  page.evaluate(() => (window as unknown as { heard: { said: string[]; others: string[] } }).heard);

/** Whether the focus is somewhere, as soon as whatever was pressed has come to rest. */
async function hasFocus(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => document.activeElement === null || document.activeElement === document.body)).toBe(false);
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100] });
}

/** Plays a game to its end. */
async function playThrough(page: Page, act: Turn): Promise<void> {
  const over = page.locator('.review');
  for (let acts = 0; acts < 3000 && !(await over.isVisible()); acts += 1) {
    // On the way to the result there is nothing to play with.
    if ((await page.locator('.playing').isVisible()) && (await act(page))) await hasFocus(page);
    else await page.waitForTimeout(40);
  }
  await expect(over).toBeVisible();
}

/** Everything that was said, to be read aloud by whoever changes a word. */
async function lines(page: Page): Promise<string[]> {
  const { said, others } = await heard(page);
  console.log(said.join('\n'));
  expect(others).toEqual([]);
  return said;
}

interface Done {
  /** How often our dice fell. */
  rolls: number;
  moves: string[];
}

/** What we did, as the server has it. */
async function done(page: Page): Promise<Done> {
  const id = new URL(page.url()).pathname.split('/')[2];
  const answer = await page.request.get(new URL(`/api/tables/${id}/steps?after=0`, page.url()).href);
  const found: Done = { rolls: 0, moves: [] };
  let caster: number | null = null;
  for (const { events } of (await answer.json()) as { events: RoomEvent[] }[]) {
    for (const event of events) {
      if (event.type === 'cast') caster = event.seat;
      if (event.type === 'moved' && event.seat === 0) found.moves.push(event.move);
      if (event.type === 'rolled' && caster === 0) found.rolls += 1;
    }
  }
  return found;
}

const sentences = (line: string): number => (line.match(/[.!?…](?=\s|$)/g) ?? []).length;

/** What holds for every game. */
function wellSpoken(said: string[], bot: string): void {
  expect(said.slice(0, 2).some((line) => /^(Rolling Bones|KnochenMAX|Rolling Dice)\. /.test(line))).toBe(true);
  for (const [at, line] of said.entries()) {
    expect(line).not.toBe(said[at - 1]);
    expect(line).not.toMatch(/[<>{}_|]|undefined|null|NaN|\b(?:rb|km|rd|told|event)-|\b[LRC][A-Z]\d?\b/);
    if (line.startsWith(bot)) expect(sentences(line), line).toBeLessThanOrEqual(2);
  }
  expect(said.filter((line) => / wins? with /.test(line))).toHaveLength(1);
}

/** At most so many lines are about a bot between two lines about one's own turn. */
function botLines(said: string[], bot: string): number {
  let most = 0;
  let run = 0;
  for (const line of said) {
    if (/^You/.test(line)) run = 0;
    else if (line.startsWith(bot) && !/ wins with /.test(line)) most = Math.max(most, ++run);
  }
  return most;
}

async function botName(page: Page): Promise<string> {
  const names = await page.locator('.playing .board ul').first().locator('li .text').allInnerTexts();
  return names[1]!.trim();
}

async function begin(page: Page, game: string): Promise<string> {
  await page.getByRole('listitem').filter({ hasText: game }).getByRole('button').first().click();
  await expect(page.locator('.playing .top')).toBeVisible();
  return botName(page);
}

test.beforeEach(async ({ page }) => page.addInitScript(listen));

test('a whole game of Rolling Bones is told, and never too much', async ({ open, page }) => {
  await open('/new?game=rolling-bones');
  await page.getByText('Rules of this table').first().click();
  await page.getByLabel('Points needed to win').fill('15');
  await page.getByLabel('Points needed to win').blur();
  await page.locator('form .button.primary').click();
  await expect(page.locator('.playing .top')).toBeVisible();
  const bot = await botName(page);
  await playThrough(page, rollingBones);
  const said = await lines(page);
  wellSpoken(said, bot);
  const { rolls, moves } = await done(page);
  expect(said.filter((line) => /^You roll/.test(line))).toHaveLength(rolls);
  expect(said.filter((line) => /^You bury.*points?/.test(line))).toHaveLength(moves.filter((move) => move === 'bury').length);
  expect(botLines(said, bot)).toBeLessThanOrEqual(1);
});

test('a whole game of KnochenMAX is told, and never too much', async ({ open, page }) => {
  await open('/');
  const bot = await begin(page, 'KnochenMAX');
  await playThrough(page, knochenmax);
  const said = await lines(page);
  wellSpoken(said, bot);
  expect(said.filter((line) => /^You throw/.test(line))).toHaveLength((await done(page)).rolls);
  expect(said.filter((line) => !line.startsWith(bot) && /, \d+ in all\.$/.test(line))).toHaveLength(10);
  expect(botLines(said, bot)).toBeLessThanOrEqual(1);
});

test('a whole game of Rolling Dice is told, and never too much', async ({ open, page }) => {
  // In space every frame is computed by the machine that also plays here.
  await page.addInitScript(() => localStorage.setItem('bonecup-settings', JSON.stringify({ flat: true })));
  await open('/');
  const bot = await begin(page, 'Rolling Dice');
  await playThrough(page, rollingDice);
  const said = await lines(page);
  wellSpoken(said, bot);
  expect(said.filter((line) => /^You throw/.test(line))).toHaveLength((await done(page)).rolls);
  expect(botLines(said, bot)).toBeLessThanOrEqual(3);
});

test('every sound is there, and none is too loud', async ({ open, page }) => {
  await open('/');
  await begin(page, 'KnochenMAX');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');
  const peaks = await page.evaluate(async () => {
    const address = performance.getEntriesByType('resource').map(({ name }) => name).find((name) => /synth[^/]*\.js/.test(name));
    const { desk, make } = (await import(address!)) as typeof import('../src/lib/synth');
    const names = ['roll', 'settle', 'gravestone', 'lay', 'bury', 'score', 'turn', 'triumph', 'win', 'splash', 'knock'] as const;
    const peakOf = async (sounds: readonly (typeof names)[number][]): Promise<number> => {
      const context = new OfflineAudioContext(2, 44_100, 44_100);
      const out = desk(context);
      for (const sound of sounds) make(context, out, sound, 0.01);
      const heard = await context.startRendering();
      return Math.max(...[0, 1].map((side) => heard.getChannelData(side).reduce((most, value) => Math.max(most, Math.abs(value)), 0)));
    };
    const each = await Promise.all(names.map(async (name) => [name, await peakOf([name])] as const));
    return [...each, ['all at once', await peakOf([...names, ...names, ...names])] as const];
  });
  for (const [name, peak] of peaks) {
    expect(peak, name).toBeGreaterThan(0.04);
    expect(peak, name).toBeLessThan(0.95);
  }
});
