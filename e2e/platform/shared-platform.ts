import { scaleTimeout } from '@aera/testing';
import { test as base } from '../browser/close-contexts.ts';
import { makeGotoAwaitHydration } from './hydrated-page.ts';
import { startPlatform } from './start-platform.ts';

/** URL of a running platform with the sign-in and PIN of the tests. Use it while writing tests, not for a final run. */
const platformUrl = process.env['E2E_PLATFORM_URL'];
/** Data folder of that platform, for journeys that read mails. */
const platformDataDir = process.env['E2E_PLATFORM_DATA'] ?? '/tmp/e2e';

/** `test` with a platform that all journeys of a worker share. */
export const test = base.extend<
  { dataDir: string },
  { platform: { readonly url: string; readonly dataDir: string } }
>({
  platform: [
    async ({}, use) => {
      if (platformUrl) return use({ url: platformUrl, dataDir: platformDataDir });
      const platform = await startPlatform();
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
