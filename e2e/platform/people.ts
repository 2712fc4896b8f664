import { register, stewardLogin } from '@aera/contracts';
import { type Browser, expect, type Page } from '@playwright/test';
import { consentNotice } from '../../packages/content/src/consent-notice.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { makeGotoAwaitHydration } from './hydrated-page.ts';
import { stewardSignIn } from './start-platform.ts';

/** Acknowledges the jurisdiction notice that opens on a first visit. */
export async function acknowledgeNotice(page: Page): Promise<void> {
  const notice = page.getByRole('dialog', { name: /welcome/i });
  await notice.getByRole('button', { name: consentNotice.confirm }).click();
  await expect(notice).toBeHidden();
}

/** Opens a separate browser whose first page was `path`, and in which the notice was acknowledged there. */
export async function openVisitorPage(browser: Browser, baseURL: string, path = '/'): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = makeGotoAwaitHydration(await context.newPage());
  await page.goto(path);
  await acknowledgeNotice(page);
  return page;
}

interface Account {
  readonly name: string;
  readonly email: string;
}

const createPassword = (name: string): string => `the pass phrase of ${name}`;

/** Creates an account with the form, and ends on the dashboard. */
export async function createAccount(page: Page, { name, email }: Account): Promise<void> {
  if (new URL(page.url()).pathname !== '/join') await page.goto('/join');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(createPassword(name));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /Journey/ })).toBeVisible();
}

/**
 * Opens the browser of a new member without any notice. The account is created through the API and without a consent; `openVisitorPage` and
 * `createAccount` use the pages.
 */
export async function openMemberPage(
  browser: Browser,
  baseURL: string,
  { name, email }: Account,
  path = '/dashboard',
): Promise<Page> {
  const data = { name, email, password: createPassword(name) };
  return openSignedInPage(browser, baseURL, { route: register, data, path });
}

/** Opens the browser of a steward without any notice, signed in without the form. */
export const openStewardPage = (
  browser: Browser,
  baseURL: string,
  path = '/aera-sacrosanct-stewards',
): Promise<Page> => openSignedInPage(browser, baseURL, { route: stewardLogin, data: stewardSignIn, path });

async function openSignedInPage(
  browser: Browser,
  baseURL: string,
  { route, data, path }: { route: typeof register | typeof stewardLogin; data: unknown; path: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const response = await context.request.post(route.path, { headers: { origin: baseURL }, data });
  expect(response.ok(), await response.text()).toBe(true);
  const page = makeGotoAwaitHydration(await context.newPage());
  await skipNotices(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
