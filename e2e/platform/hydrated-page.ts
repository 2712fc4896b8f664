import { expect, type Page } from '@playwright/test';

/**
 * A page that was rendered at build is there before its scripts are. Going to one waits until they have taken it over: a test that
 * clicks sooner clicks on paper.
 */
export function hydratedPage(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    const response = await goto(...to);
    await page.waitForFunction(isLive);
    return response;
  };
  return page;
}

/** Whether React answers for the page's heading; one that has none yet is rendered in the browser. */
function isLive(): boolean {
  const heading = document.querySelector('h1');
  return heading === null || Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

/** Opens a page for a visitor who acknowledged the notice, and waits until the view is reported. */
export async function readPage(visitor: Page, path: string): Promise<void> {
  const received = visitor.waitForResponse('**/api/visitor/pageview');
  await visitor.goto(path);
  expect((await received).ok()).toBe(true);
}
