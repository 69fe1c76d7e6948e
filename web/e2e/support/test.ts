/** Tests with a server and pages that complain about nothing. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { Server } from './server';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Parts {
  /** Settings of the server besides the usual ones. */
  settings: string[];
  server: Server;
  open: (path?: string) => Promise<Page>;
}

export const test = base.extend<Parts>({
  settings: [[], { option: true }],
  server: async ({ settings }, use) => {
    const server = new Server(settings);
    await server.start();
    await use(server);
    await server.end();
  },
  /** Opens a page; at the end of the test nothing may have gone wrong in it unseen. */
  open: async ({ page, server }, use) => {
    const complaints: string[] = [];
    watch(page, complaints);
    await page.addInitScript(settled);
    await use(async (path = '/') => {
      await page.goto(server.address + path);
      return page;
    });
    expect(complaints).toEqual([]);
  },
});

/** A device whose person has been asked for a name and shown every game, for tests of anything else. */
export function settled(): void {
  localStorage.setItem('bonecup-asked', 'true');
  localStorage.setItem('bonecup-played', JSON.stringify(['rolling-bones', 'knochenmax', 'rolling-dice']));
}

/** Collects what the browser complains about, and requests to other hosts. */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // A server that is away is told to the person; the browser says so too.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|status of 4/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(request.url());
  });
}

/** What axe finds on the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe;
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

/** Unfolds what a field stands in, as people do who look for it. */
export async function unfold(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).waitFor({ state: 'attached' });
  const folded = page.locator('details:not([open])', { has: page.getByLabel(label) });
  if ((await folded.count()) > 0) await folded.first().locator('summary').first().click();
}

/** Whether the page can be scrolled sideways, which it never should. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export { expect, type Page };
