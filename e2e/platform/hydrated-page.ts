import { expect, type Page } from '@playwright/test';

/** Patches `goto` so that it waits for the hydration of prerendered pages: clicks before it have no effect. */
export function makeGotoAwaitHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    const response = await goto(...to);
    await page.waitForFunction(isHydrated);
    return response;
  };
  return page;
}

/** Returns whether React has hydrated the heading. Without a heading the page is not prerendered, so there is nothing to wait for. */
function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading === null || Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

/** Opens a page and waits until its page view is recorded. The visitor must have consented. */
export async function viewPage(visitor: Page, path: string): Promise<void> {
  const received = visitor.waitForResponse('**/api/visitor/pageview');
  await visitor.goto(path);
  expect((await received).ok()).toBe(true);
}
