import { type BrowserContextOptions, expect, type Page } from '@playwright/test';

/** Another time zone and locale than the build: a rendered page must not depend on either. */
export const farAway: BrowserContextOptions = { timezoneId: 'Pacific/Auckland', locale: 'de-DE' };

/** Chromium warns when a preloaded script has not run three seconds after the load. That depends on the speed of the machine. */
const latePreload = /was preloaded using link preload but not used within a few seconds/;

/** Collects errors and warnings of the console from now on. */
export function collectConsoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !latePreload.test(message.text()))
      messages.push(message.text());
  });
  return messages;
}

/**
 * Observes a page from its next load on. The returned function expects that the loaded page hydrated without a warning, a layout shift, a
 * second style sheet or a second title.
 */
export async function observeHydration(page: Page): Promise<() => Promise<void>> {
  const messages = collectConsoleMessages(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) messages.length = 0;
  });
  await page.addInitScript(collectShifts);
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.001);
    expect(await page.evaluate(findDuplicateRules)).toEqual([]);
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    expect(await page.locator('head title').count()).toBe(1);
    expect(messages).toEqual([]);
  };
}

/** Returns the CSS rules that the page contains twice. */
function findDuplicateRules(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  return rules.filter((rule, index) => rules.indexOf(rule) < index);
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
