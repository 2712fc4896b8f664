import { buildHydrationCheck } from '@aera/prerender';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { shellCopy } from '../../packages/content/src/shell-copy.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { waitForHydration } from '../platform/hydrated-page.ts';
import { expect, test } from '../platform/shared-platform.ts';

/** Alias paths and the canonical path of each. */
const aliases = { '/home': '/', '/about': '/', '/authority': '/authority-sales' } as const;

/** Another time zone and locale than the build: a rendered page must not depend on either. */
const farAway: BrowserContextOptions = { timezoneId: 'Pacific/Auckland', locale: 'de-DE' };

/** Public pages that are not in the sitemap. */
const unlisted = ['/your-data'];

/** Returns the paths of the sitemap. */
async function readSitemapPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Collects errors and warnings of the console from now on. */
function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  return messages;
}

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

test('every public page hydrates without a warning, a layout shift or a second style sheet, and works', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  // One context for all pages, so that its cache loads the scripts once.
  const context = await browser.newContext({ baseURL, ...farAway });
  await skipNotices(context);
  await context.addInitScript(collectShifts);
  for (const path of await readSitemapPaths(baseURL as string))
    await test.step(path, async () => {
      const page = waitForHydration(await context.newPage());
      const messages = collectConsoleMessages(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.001);
      expect(await page.evaluate(findDuplicateRules)).toEqual([]);
      expect(await page.locator('link[rel=canonical]').count()).toBe(1);
      expect(await page.locator('head title').count()).toBe(1);

      await page.getByRole('button', { name: shellCopy.openMenu }).click();
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').last().click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Contact/);
      expect(messages).toEqual([]);
      await page.close();
    });
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
      const page = waitForHydration(await context.newPage());
      const messages = collectConsoleMessages(page);
      await page.goto(path);
      expect(messages).toEqual([]);
      await page.close();
    });
  await context.close();
}

test('pages rendered at build are the same in a browser in another time zone', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await expectCleanHydration(browser, baseURL as string, ['/', '/how', '/your-data']);
});

test(
  'every page rendered at build is the same in a browser in another time zone',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    test.slow();
    const paths = [...unlisted, ...(await readSitemapPaths(baseURL as string)), ...Object.keys(aliases)];
    await expectCleanHydration(browser, baseURL as string, paths);
  },
);

/** Returns the CSS rules that the page contains twice. */
function findDuplicateRules(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  return rules.filter((rule, at) => rules.indexOf(rule) < at);
}

interface Shift {
  readonly value: number;
  /** Moved elements with their rectangles before and after. */
  readonly moved: readonly string[];
}

/** Collects layout shifts without user input in `window.shifts`. */
function collectShifts(): void {
  const shifts: Shift[] = [];
  Reflect.set(window, 'shifts', shifts);
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${place(previousRect)} → ${place(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}
