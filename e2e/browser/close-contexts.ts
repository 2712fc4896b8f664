import { type BrowserContext, test as base } from '@playwright/test';

const opened = new Set<BrowserContext>();

/**
 * `test` that closes the contexts which a test opens by `browser.newContext()`. Playwright keeps them until the worker ends, and their pages
 * go on polling and painting. Contexts of `beforeAll` stay open.
 */
export const test = base.extend<{ closeContexts: void }, {}>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => opened.add(context));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  closeContexts: [
    // It does not depend on `browser`, which starts only for tests that use it.
    async ({}, use) => {
      opened.clear();
      await use();
      await Promise.all([...opened].map((context) => context.close()));
    },
    { auto: true },
  ],
});
