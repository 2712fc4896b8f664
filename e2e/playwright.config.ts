import { existsSync } from 'node:fs';
import { scaled } from '@aera/testing';
import { defineConfig, devices } from '@playwright/test';

/** The system's browser, the cheapest first; without one, Playwright's own. */
const systemBrowser = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find(existsSync);

export default defineConfig({
  forbidOnly: true,
  // Each worker starts a platform of its own, and runs its files one after the other.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  grepInvert: process.env['TEST_ALL'] ? undefined : /@slow/,
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Animations cost a browser without a GPU most of its time. Specs of animations ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: systemBrowser,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    { name: 'operations', testDir: 'operations', timeout: scaled(300_000) },
    { name: 'security', testDir: 'security' },
  ],
});
