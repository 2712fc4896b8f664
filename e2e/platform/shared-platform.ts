import { test as base } from '@playwright/test';
import { type Platform, startPlatform } from './start-platform.ts';

/** `test` with a platform that all journeys of a worker share. */
export const test = base.extend<object, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const platform = await startPlatform();
      await use(platform);
      await platform.stop();
      await platform.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
});
export { expect } from '@playwright/test';
