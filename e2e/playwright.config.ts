import { existsSync } from 'node:fs';
import { scaleTimeout } from '@aera/testing';
import { defineConfig, devices } from '@playwright/test';

/** The installed browser that uses the least processor time; otherwise Playwright's own. */
const systemBrowser = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find(existsSync);

export default defineConfig({
  forbidOnly: true,
  // Each worker starts its own platform and runs its files sequentially.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  grepInvert: process.env['TEST_ALL'] ? undefined : /@slow/,
  timeout: scaleTimeout(60_000),
  expect: { timeout: scaleTimeout(10_000) },
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Without a GPU, animations take most of a browser's time. Specs of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure leaves the accessibility tree. Pictures would be taken of every page that closes, also in tests that pass.
    screenshot: 'off',
    trace: 'off',
    launchOptions: {
      executablePath: systemBrowser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-sync',
        // Requests that outlive their page do not have the emulated headers, and visits with those of a headless browser are a bot's.
        `--user-agent=${devices['Desktop Chrome'].userAgent}`,
        '--accept-lang=en-US',
      ],
    },
  },
  projects: [
    // One project, because each project has workers, and so platforms, of its own.
    { name: 'shared', testMatch: ['journeys/**/*.spec.ts', 'security/**/*.spec.ts'] },
    { name: 'operations', testDir: 'operations', timeout: scaleTimeout(300_000) },
  ],
});
