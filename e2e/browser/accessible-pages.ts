import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../platform/shared-platform.ts';
import { expectAccessible, expectContrast, expectFits, resize } from './page-assertions.ts';

/** Size in which pages are loaded. */
const desktop = { width: 1440, height: 900 };
const narrowWidths = [820, 390, 320];
/** A window of 1440 px at a zoom of 200 %. */
const zoomed = { width: 720, height: 450 };

interface Area {
  readonly name: string;
  readonly paths: readonly string[];
  /** Opens the browser that visits all pages of the area. */
  readonly open: (browser: Browser, origin: string) => Promise<Page>;
  /** Checks a page as it was loaded, before its window is resized. */
  readonly check?: (path: string) => Promise<void>;
}

/** Visits each page of an area, in dark at every width only in the slow specs. The first page is dark at one width, too. */
export function testAccessiblePages({ name, paths, open, check }: Area): void {
  test.describe(`every page of ${name} is accessible and fits every screen`, () => {
    let page: Page;
    test.beforeAll(async ({ browser, platform }) => {
      page = await open(browser, platform.url);
    });
    test.afterAll(() => page.context().close());

    for (const [index, path] of paths.entries()) {
      test(path, async () => {
        await visit(page, path);
        await check?.(path);
        await expectAccessibleAtEveryWidth(page, path);
        if (index === 0) await expectContrastInDark(page);
      });
      test(`${path} at every width in light and dark`, { tag: '@slow' }, async () => {
        await visit(page, path);
        await expectAccessibleInBothSchemes(page, path);
      });
    }
  });
}

/** Expects that the loaded page is accessible and fits at every width. */
export async function expectAccessibleAtEveryWidth(page: Page, path: string): Promise<void> {
  await expectAccessible(page);
  await expectFits(page, `${path} at ${desktop.width} px`);
  for (const size of [...narrowWidths.map((width) => ({ width, height: 844 })), zoomed]) {
    await resize(page, size);
    await expectFits(page, `${path} at ${size.width} px`);
  }
}

async function expectContrastInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectAccessibleInBothSchemes(page: Page, path: string): Promise<void> {
  for (const width of [desktop.width, ...narrowWidths]) {
    await resize(page, { width, height: 844 });
    await expectFits(page, `${path} at ${width} px`);
    await expectAccessible(page);
    await saveScreenshot(page, path, String(width));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await saveScreenshot(page, path, `${width}-dark`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await resize(page, zoomed);
  await expectFits(page, `${path} zoomed to 200 %`);
  await saveScreenshot(page, path, 'zoomed');
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const folder = join(import.meta.dirname, '../../artifacts/screens');

/** Saves a screenshot of the whole page, such as `artifacts/screens/how-390.jpg`, when `SAVE_SCREENSHOTS` is set. */
export async function saveScreenshot(page: Page, path: string, variant: string): Promise<void> {
  if (!process.env['SAVE_SCREENSHOTS']) return;
  const name = path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  await page.screenshot({
    path: join(folder, `${name}-${variant}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    animations: 'disabled',
  });
}
