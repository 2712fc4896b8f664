import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no violation of WCAG 2.2 A and AA on the visible page. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolations(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });

/** Checks the rules about colour only, because the others give the same result in both schemes. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNoViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

async function expectNoViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<void> {
  // The axe source has half a megabyte, so it is injected once per document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      const results = await axe.run(options);
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
  expect(violations, page.url()).toEqual([]);
}

/** Expects that neither the page nor its fixed bars are wider than the screen. Waits for the layout: it follows a new size a frame later. */
export async function expectFits(page: Page, message: string): Promise<void> {
  await expect.poll(() => page.evaluate(measureOverflow), { message }).toEqual({ page: 0, beyond: [] });
}

function measureOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = [...document.querySelectorAll('header a, header button, footer a')].filter(
    (control) => control.getBoundingClientRect().right > clientWidth + 1,
  );
  return { page: scrollWidth - clientWidth, beyond: beyond.map((control) => control.outerHTML) };
}

/**
 * Resizes the page's window and waits until the styles follow.
 *
 * On a busy machine Chromium has kept elements in the styles of the former width for as long as the page was open.
 * A rule that matches every element makes it restyle all of them.
 */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
  await page.evaluate(() => {
    const everyElement = new CSSStyleSheet();
    everyElement.replaceSync('* { --resized: 1 }');
    document.adoptedStyleSheets.push(everyElement);
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
    document.body.getBoundingClientRect();
  });
}

/** Returns the cumulative layout shift since the page was opened; 0 is best. */
export const measureLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput } of entries as LayoutShift[]) if (!hadRecentInput) sum += value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The second frame comes after all shifts of the first one are recorded.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
