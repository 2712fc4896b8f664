import { buildHydrationCheck } from '@aera/prerender';
import type { Browser } from '@playwright/test';
import { collectConsoleMessages, farAway } from '../browser/rendered-page.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { makeGotoAwaitHydration } from '../platform/hydrated-page.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { readSitemapPaths } from '../platform/sitemap.ts';

/** Alias paths and the canonical path of each. */
const aliases = { '/home': '/', '/about': '/', '/authority': '/authority-sales' } as const;

/** Public pages that are not in the sitemap. */
const unlisted = ['/your-data'];

test('every public page can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  const paths = await readSitemapPaths(baseURL as string);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of [...paths, ...Object.keys(aliases)])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300);
      const canonical = aliases[path as keyof typeof aliases] ?? path;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
        'content',
        `${baseURL}${canonical}`,
      );
    });
  await context.close();
});

test('an unknown path shows the not-found page, with and without scripts', async ({
  browser,
  baseURL,
  page,
}) => {
  await skipNotices(page);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/no-such-page');
  await expect(plain.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await context.close();
});

/** Hydrates pages with the development build of React, which reports differences from the markup of the build. */
async function expectCleanHydration(browser: Browser, baseURL: string, paths: string[]): Promise<void> {
  const script = await buildHydrationCheck();
  const context = await browser.newContext({ baseURL, ...farAway });
  await skipNotices(context);
  // A browser without a record gets a 404, which the console reports.
  await context.route('**/api/jurisdiction/my-data', (route) =>
    route.fulfill({ json: { sessionId: '', consents: [], impressions: [] } }),
  );
  await context.route('**/assets/main.*.js', (route) => route.fulfill({ path: script }));
  for (const path of paths)
    await test.step(path, async () => {
      const page = makeGotoAwaitHydration(await context.newPage());
      const messages = collectConsoleMessages(page);
      await page.goto(path);
      expect(messages).toEqual([]);
      await page.close();
    });
  await context.close();
}

test(
  'pages rendered at build are the same in a browser in another time zone',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    test.slow();
    await expectCleanHydration(browser, baseURL as string, ['/', '/how', '/your-data']);
  },
);

test(
  'every page rendered at build is the same in a browser in another time zone',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    test.slow();
    const paths = [...unlisted, ...(await readSitemapPaths(baseURL as string)), ...Object.keys(aliases)];
    await expectCleanHydration(browser, baseURL as string, paths);
  },
);
