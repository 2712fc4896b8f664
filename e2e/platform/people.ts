import { type Browser, expect, type Page } from '@playwright/test';
import { livePage } from './live-page.ts';
import { stewardSignIn } from './start-platform.ts';

/** Acknowledges the jurisdiction notice that opens on a first visit. */
export async function acknowledgeNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: /welcome/i });
  await notice.getByRole('button', { name: 'Step Into Protection' }).click();
  await expect(notice).toBeHidden();
}

/** A browser of one's own, in which the notice has been acknowledged. */
export async function newVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = livePage(await context.newPage());
  await page.goto('/');
  await acknowledgeNotice(page);
  return page;
}

export async function newMember(
  browser: Browser,
  baseURL: string,
  { name, email }: { name: string; email: string },
): Promise<Page> {
  const page = await newVisitor(browser, baseURL);
  await page.goto('/join');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`the pass phrase of ${name}`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /Journey/ })).toBeVisible();
  return page;
}

export async function newSteward(browser: Browser, baseURL: string): Promise<Page> {
  const page = await newVisitor(browser, baseURL);
  await page.goto('/aera-sacrosanct-stewards');
  await page.getByLabel('Username').fill(stewardSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill(stewardSignIn.password);
  await page.getByRole('button', { name: 'Sign In to Portal' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return page;
}
