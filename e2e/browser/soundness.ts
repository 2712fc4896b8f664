import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** No rule of WCAG 2.2 A and AA broken by what is on the screen. */
export const expectAccessible = (page: Page): Promise<void> => expectClean(page, axe(page).withTags(levels));

/** Colours alone, which is all that differs in the dark. */
export const expectContrast = (page: Page): Promise<void> =>
  expectClean(page, axe(page).withRules(['color-contrast', 'link-in-text-block']));

async function expectClean(page: Page, builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(broken, page.url()).toEqual([]);
}

/** Nothing wider than the screen: neither the page nor what is fixed above it, which the page's own width does not tell. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll('header a, header button, footer a')].filter(
      (control) => control.getBoundingClientRect().right > clientWidth + 1,
    );
    return { page: scrollWidth - clientWidth, beyond: beyond.map((control) => control.outerHTML) };
  });
  expect(overflow, what).toEqual({ page: 0, beyond: [] });
}

/** How far things have moved by themselves since the page was opened; zero is good. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
