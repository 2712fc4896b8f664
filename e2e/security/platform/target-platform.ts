import { scaleTimeout } from '@aera/testing';
import { test as base } from '../../browser/close-contexts.ts';
import { type Platform, startPlatform } from '../../platform/start-platform.ts';
import { attackerNetwork } from './attacker-ips.ts';
import { createPeople, type People } from './people.ts';

/** The parts of a platform that an attack or an observer of it uses. */
export type TargetPlatform = Pick<Platform, 'url' | 'dataDir' | 'processes'>;

/**
 * IP address of the trusted proxy. Each attack uses its own client IP addresses, so that a limit or a block affects only that attack. The
 * gateway ignores forwarded headers from other addresses.
 */
const proxy = '127.0.0.1';
/** Attackers are exempt from rate limits, so that attacks reach the code behind them. Other specs test the limits. */
const limits = JSON.stringify({ exempt: ['127.0.0.0/8', attackerNetwork] });

const env = { TRUSTED_PROXIES: proxy, RATE_LIMITS: limits };

/** URL of a running platform that was started with the two variables above. Use it while writing tests, not for a final run. */
const { E2E_SECURITY_URL: runningUrl, E2E_SECURITY_DATA: runningData = '' } = process.env;

const connectToRunning = (url: string): TargetPlatform & { end(): Promise<void> } => ({
  url,
  dataDir: runningData,
  processes: async () =>
    (await import(`${runningData}/run.json`, { with: { type: 'json' } })).default.processes,
  end: async () => {},
});

const startOwn = async (): Promise<TargetPlatform & { end(): Promise<void> }> => {
  const platform = await startPlatform({ env });
  return {
    ...platform,
    end: async () => {
      await platform.stop();
      await platform.remove();
    },
  };
};

/** `test` with a platform for attacks, separate from that of the journeys. */
export const test = base.extend<{}, { platform: TargetPlatform; people: People }>({
  platform: [
    async ({}, use) => {
      const platform = runningUrl ? connectToRunning(runningUrl) : await startOwn();
      await use(platform);
      await platform.end();
    },
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
  people: [async ({ platform }, use) => use(createPeople(platform)), { scope: 'worker' }],
  baseURL: async ({ platform }, use) => use(platform.url),
});
export { expect } from '@playwright/test';
