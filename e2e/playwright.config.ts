import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Playwright's own browser where it is installed, else the system's. */
const systemBrowser = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

export default defineConfig({
  forbidOnly: true,
  fullyParallel: false,
  workers: 1,
  // On a machine short of time a browser now and then draws nothing for seconds. What passes only then is named at the end.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: systemBrowser,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    { name: 'operations', testDir: 'operations', timeout: 300_000 },
    { name: 'security', testDir: 'security' },
  ],
});
