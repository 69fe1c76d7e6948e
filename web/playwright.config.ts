import { defineConfig } from '@playwright/test';

/** Debian's Chromium, unless another is named. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Two workers share the machine with the servers they start.
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A browser may stall once on a busy machine; what fails twice is broken. The report names those that needed it.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // What cannot be done within half a minute cannot be done.
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
});
