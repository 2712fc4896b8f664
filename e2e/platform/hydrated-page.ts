import { expect, type Page } from '@playwright/test';

/** Makes `goto` wait until a page that was rendered at build is hydrated. An earlier click has no effect. */
export function makeGotoAwaitHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    const response = await goto(...to);
    await page.waitForFunction(isHydrated);
    return response;
  };
  return page;
}

/** Returns whether React has hydrated the heading. A page without a heading yet is rendered in the browser. */
function isHydrated(): boolean {
  const heading = document.querySelector('h1');
  return heading === null || Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

/** Opens a page for a visitor who acknowledged the notice, and waits until the view is reported. */
export async function viewPage(visitor: Page, path: string): Promise<void> {
  const received = visitor.waitForResponse('**/api/visitor/pageview');
  await visitor.goto(path);
  expect((await received).ok()).toBe(true);
}
