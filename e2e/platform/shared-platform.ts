import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scaleTimeout } from '@aera/testing';
import { test as base } from '../browser/close-contexts.ts';
import { attackerNetwork } from '../security/platform/attacker-ips.ts';
import { makeGotoAwaitHydration } from './hydrated-page.ts';
import { type Platform, type PlatformProcess, startPlatform } from './start-platform.ts';

/** The parts of a running platform that users, attackers and observers of it see. */
export type SharedPlatform = Pick<Platform, 'url' | 'dataDir' | 'processes'>;

/**
 * The IP address of the test process is a trusted proxy: each attack uses its own client IP addresses, so that one limit or block affects one
 * attack. The gateway ignores forwarded headers from other addresses. Attackers are exempt from rate limits, so that attacks reach the code
 * behind them. Other specs test the limits.
 */
const env = {
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: JSON.stringify({ exempt: ['127.0.0.0/8', '::1', attackerNetwork] }),
};

/** A running platform with the sign-in and PIN of the tests and the variables above. Use it while writing tests, not for a final run. */
const { E2E_PLATFORM_URL: platformUrl, E2E_PLATFORM_DATA: runningData = '/tmp/e2e' } = process.env;

const connectToRunning = (url: string): SharedPlatform => ({
  url,
  dataDir: runningData,
  processes: async () =>
    (JSON.parse(await readFile(join(runningData, 'run.json'), 'utf8')) as { processes: PlatformProcess[] })
      .processes,
});

/** `test` with a platform that all journeys and attacks of a worker share. */
export const test = base.extend<{ dataDir: string }, { platform: SharedPlatform }>({
  platform: [
    async ({}, use) => {
      if (platformUrl) return use(connectToRunning(platformUrl));
      const platform = await startPlatform({ env });
      await use(platform);
      await platform.stop();
      await platform.remove();
    },
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  dataDir: async ({ platform }, use) => use(platform.dataDir),
  page: async ({ page }, use) => use(makeGotoAwaitHydration(page)),
});
export { expect } from '@playwright/test';
