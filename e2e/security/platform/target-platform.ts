import { scaleTimeout } from '@aera/testing';
import { test as base } from '../../browser/close-contexts.ts';
import { type Platform, startPlatform } from '../../platform/start-platform.ts';
import { attackers } from './addresses.ts';
import { createPeople, type People } from './people.ts';

/** Knowledge of an attacker, and of an observer, about a platform. */
export type TargetPlatform = Pick<Platform, 'url' | 'dataDir' | 'processes'>;

/**
 * The address of the trusted proxy. Attacks use their own client addresses, so that a limit or a block affects one of them only; headers
 * from other addresses are ignored.
 */
const proxy = '127.0.0.1';
/** Attackers are exempt from rate limits, so that attacks reach the code behind them. Other specs test the limits. */
const limits = JSON.stringify({ exempt: ['127.0.0.0/8', attackers] });

const attacked = { TRUSTED_PROXIES: proxy, RATE_LIMITS: limits };

/** URL of a running platform that was started with the two variables above. Use it while writing tests, not for a final run. */
const { E2E_SECURITY_URL: running, E2E_SECURITY_DATA: runningData = '' } = process.env;

const alreadyThere = (url: string): TargetPlatform & { end(): Promise<void> } => ({
  url,
  dataDir: runningData,
  processes: async () =>
    (await import(`${runningData}/run.json`, { with: { type: 'json' } })).default.processes,
  end: async () => {},
});

const ownPlatform = async (): Promise<TargetPlatform & { end(): Promise<void> }> => {
  const platform = await startPlatform({ env: attacked });
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
      const platform = running ? alreadyThere(running) : await ownPlatform();
      await use(platform);
      await platform.end();
    },
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
  people: [async ({ platform }, use) => use(createPeople(platform)), { scope: 'worker' }],
  baseURL: async ({ platform }, use) => use(platform.url),
});
export { expect } from '@playwright/test';
