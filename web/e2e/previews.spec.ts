/** The pictures that messengers show of links, made of the games' own covers: `make previews`. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from './support/test';

test.skip(!process.env.PREVIEWS, 'only when the covers have changed');
test.use({ viewport: { width: 1200, height: 630 }, colorScheme: 'light', bypassCSP: true });

const FOLDER = join(import.meta.dirname, '../public/preview');
const STYLE = `
  html { overflow: hidden !important; scrollbar-gutter: auto !important; }
  .preview { position: fixed; inset: 0; z-index: 99; display: grid; gap: 36px 44px; align-content: center; justify-content: center;
    align-items: center; padding: 44px; background: var(--paper); color: var(--ink); }
  .preview.one { grid-template-columns: 330px 738px; }
  .preview.all { grid-template-columns: repeat(3, 345px); gap: 40px 28px; }
  .preview .cover { overflow: hidden; border-radius: 26px; background: var(--sunken); box-shadow: var(--shadow), 0 0 0 2px var(--line); }
  .preview .cover svg { display: block; width: 100%; height: auto; }
  .preview h1 { margin: 0; font: 700 66px/1.12 var(--serif); hyphens: none; }
  .preview p { display: flex; gap: 16px; align-items: center; margin: 26px 0 0; color: var(--ink-soft); font: 600 34px var(--font); }
  .preview.all header { display: flex; grid-column: 1 / -1; gap: 30px; align-items: center; justify-content: center; }
  .preview.all h1 { font-size: 110px; }
`;

/** Lays pictures of the page that is open over it. */
async function draw(page: Page, html: string, kind: 'one' | 'all', covers: number[]): Promise<void> {
  await page.evaluate(
    ([html, kind, covers]) => {
      document.querySelector('.preview')?.remove();
      const stage = document.createElement('div');
      stage.className = `preview ${kind}`;
      stage.innerHTML = html;
      const drawn = document.querySelectorAll('.cover');
      for (const index of covers) stage.append(drawn[index]!.cloneNode(true));
      document.body.append(stage);
    },
    [html, kind, covers] as const,
  );
}

test('pictures of links', async ({ open }) => {
  mkdirSync(FOLDER, { recursive: true });
  const page = await open('/');
  await page.locator('.cover svg').nth(2).waitFor();
  await page.addStyleTag({ content: STYLE });
  const shot = (name: string): Promise<Buffer> => page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  const games = { 'rolling-bones': 'Rolling Bones', knochenmax: 'KnochenMAX', 'rolling-dice': 'Rolling Dice' };
  for (const [index, [key, name]] of Object.entries(games).entries()) {
    const size = key === 'knochenmax' ? ' style="font-size: 42px; white-space: nowrap"' : '';
    await draw(page, `<div><h1${size}>${name}</h1><p><img src="/icon.svg" width="56" height="56" alt="">Bonecup</p></div>`, 'one', [index]);
    await shot(key);
  }
  await draw(page, '<header><img src="/icon.svg" width="120" height="120" alt=""><h1>Bonecup</h1></header>', 'all', [0, 1, 2]);
  await shot('bonecup');
});
