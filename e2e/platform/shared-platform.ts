import { test as base } from '@playwright/test';
import { livePage } from './live-page.ts';
import { startPlatform } from './start-platform.ts';

/** One that runs already, with the sign-in and PIN of the tests: for writing tests, not for trusting them. */
const running = process.env['E2E_PLATFORM_URL'];

/** `test` with a platform that all journeys of a worker share. */
export const test = base.extend<object, { platformUrl: string }>({
  platformUrl: [
    async ({}, use) => {
      if (running) return use(running);
      const platform = await startPlatform();
      await use(platform.url);
      await platform.stop();
      await platform.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ platformUrl }, use) => use(platformUrl),
  page: async ({ page }, use) => use(livePage(page)),
});
export { expect } from '@playwright/test';
