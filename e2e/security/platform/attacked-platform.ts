import { test as base } from '@playwright/test';
import { type Platform, startPlatform } from '../../platform/start-platform.ts';
import { createPeople, type People } from './people.ts';

/** What an attacker, and somebody who looks over their shoulder, know of a platform. */
export type AttackedPlatform = Pick<Platform, 'url' | 'dataDir' | 'processes'>;

/**
 * Where the platform hears who calls from a proxy, which stands at this address. Attacks come as if from addresses of their own, so
 * that a limit or a block meets one of them and not the next; whoever connects from elsewhere is a stranger whose word counts nothing.
 */
const proxy = '127.0.0.1';

/** One that runs already, started with `TRUSTED_PROXIES=127.0.0.1`: for writing tests, not for trusting them. */
const { E2E_SECURITY_URL: running, E2E_SECURITY_DATA: runningData = '' } = process.env;

const alreadyThere = (url: string): AttackedPlatform & { end(): Promise<void> } => ({
  url,
  dataDir: runningData,
  processes: async () =>
    (await import(`${runningData}/run.json`, { with: { type: 'json' } })).default.processes,
  end: async () => {},
});

const ownPlatform = async (): Promise<AttackedPlatform & { end(): Promise<void> }> => {
  const platform = await startPlatform({ env: { TRUSTED_PROXIES: proxy } });
  return {
    ...platform,
    end: async () => {
      await platform.stop();
      await platform.remove();
    },
  };
};

/** `test` with a platform of the attacks' own, apart from the one of the journeys. */
export const test = base.extend<{}, { platform: AttackedPlatform; people: People }>({
  platform: [
    async ({}, use) => {
      const platform = running ? alreadyThere(running) : await ownPlatform();
      await use(platform);
      await platform.end();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  people: [async ({ platform }, use) => use(createPeople(platform)), { scope: 'worker' }],
  baseURL: async ({ platform }, use) => use(platform.url),
});
export { expect } from '@playwright/test';
