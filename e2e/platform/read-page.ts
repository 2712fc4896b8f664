import { expect, type Page } from '@playwright/test';

/** Goes to a page as somebody who has acknowledged the notice, and waits until it is told that they read it. */
export async function readPage(visitor: Page, path: string): Promise<void> {
  const told = visitor.waitForResponse('**/api/visitor/pageview');
  await visitor.goto(path);
  expect((await told).ok()).toBe(true);
}
