import type { Page, Request } from '@playwright/test';
import { consentNotice } from '../../packages/content/src/consent-notice.ts';
import { shellCopy } from '../../packages/content/src/shell-copy.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { expect, test } from '../platform/shared-platform.ts';

const call = '**/api/jurisdiction/consent';
const notice = (page: Page) => page.getByRole('dialog', { name: consentNotice.title });
const acceptButton = (page: Page) => page.getByRole('button', { name: consentNotice.confirm });
const mobileNotice = (page: Page) => page.getByRole('dialog', { name: 'Mobile View in Progress' });
const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const waiting = async (page: Page) =>
  Object.keys(await readStorage(page)).filter((key) => key.startsWith('aera-pending-consents'));
const readKey = (request: Request) => request.headers()['idempotency-key'];

test('the notice requires an answer, but its links work without one', async ({ page }) => {
  await page.goto('/trusts');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByText('NOTICE', { exact: true })).toBeVisible();
  await expect(notice(page).getByRole('listitem')).toHaveCount(3);
  await expect(
    notice(page).getByText(/AERA states that visitors have no authority over the Ark\./),
  ).toBeVisible();
  await expectAccessible(page);

  await test.step('neither Escape nor a click outside closes the notice, and the focus stays inside', async () => {
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(notice(page)).toBeVisible();
    for (let tabs = 0; tabs < 5; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await notice(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  });

  await test.step('questions about the notice go to the e-mail address', async () => {
    const contact = notice(page).getByRole('link', { name: /contact/i });
    await expect(contact).toHaveAttribute('href', 'mailto:contact@aera.example');
  });

  await test.step('the full notices can be read before the answer, and an icon opens the notice there', async () => {
    await notice(page).getByRole('link', { name: consentNotice.fullNotices.label }).click();
    await expect(page).toHaveURL('/full-notices');
    await expect(notice(page)).toBeHidden();
    const icon = page.getByRole('button', { name: shellCopy.openNotice });
    await icon.click();
    await expect(notice(page)).toBeVisible();
    await acceptButton(page).click();
    await expect(notice(page)).toBeHidden();
    await expect(icon).toBeFocused();
  });

  await test.step('the notice does not return until the page requests it', async () => {
    await page.goto('/trusts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('open-jurisdiction-modal')));
    await expect(notice(page)).toBeVisible();
  });
});

test('a consent that the server did not accept is sent on the next visit under the same key', async ({
  page,
}) => {
  const log: string[] = [];
  page.on('console', (message) => message.type() === 'error' && log.push(message.text()));
  await page.route(call, (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/');
  const failed = page.waitForRequest(call);
  await acceptButton(page).click();
  const key = readKey(await failed);

  await expect(notice(page)).toBeHidden();
  expect(await readStorage(page)).toMatchObject({ 'aera-jurisdiction-acknowledged': 'true' });
  expect(await waiting(page)).toEqual([`aera-pending-consents:${key}`]);
  expect(log).toContainEqual(expect.stringContaining('Failed to record consent'));

  await page.unroute(call);
  const arrives = page.waitForResponse(call);
  await page.reload();
  const response = await arrives;
  expect(response.status()).toBe(201);
  expect(readKey(response.request())).toBe(key);
  await expect.poll(() => waiting(page)).toEqual([]);
  const { consentId } = (await response.json()) as { consentId: string };
  expect(await readStorage(page)).toMatchObject({ 'aera-consent-id': consentId });
  await expect(notice(page)).toBeHidden();
});

test('a consent given offline is sent once the browser is back online', async ({ page, context }) => {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await context.setOffline(true);
  await acceptButton(page).click();
  await expect(notice(page)).toBeHidden();
  expect(await waiting(page)).toHaveLength(1);
  const arrives = page.waitForResponse(call);
  await context.setOffline(false);
  expect((await arrives).status()).toBe(201);
  await expect.poll(() => waiting(page)).toEqual([]);
});

test('an acknowledgement in one tab closes the notice in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/contact');
  await expect(notice(other)).toBeVisible();
  await page.bringToFront();
  await acceptButton(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(notice(other)).toBeHidden();
});

test('the visitor’s location is recorded when the visitor allows it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.5, longitude: 8.25 });
  await page.goto('/');
  const sent = page.waitForRequest(call);
  await acceptButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ geolocation: { latitude: 47.5, longitude: 8.25 } });
  await expect(notice(page)).toBeHidden();
});

test('the notice about small screens follows the jurisdiction notice, once per session', async ({
  page,
  context,
}) => {
  await resize(page, { width: 320, height: 640 });
  await page.clock.install();
  await page.goto('/contact');
  await expect(acceptButton(page)).toBeVisible();
  await expectFits(page, 'the jurisdiction notice on a small phone');
  await expect(mobileNotice(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await acceptButton(page).click();
  await expect(notice(page)).toBeHidden();

  await test.step('it appears half a second later', async () => {
    await page.clock.runFor(499);
    await expect(mobileNotice(page)).toBeHidden();
    await page.clock.resume();
    await expect(mobileNotice(page)).toBeVisible();
    await expect(mobileNotice(page).getByText(/once per session/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it does not appear again in this session', async () => {
    await mobileNotice(page).getByRole('button', { name: 'Continue Anyway' }).click();
    await expect(mobileNotice(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mobileNotice(page)).toBeHidden();
  });

  await test.step('it appears again in the next session, below 1280 px', async () => {
    const next = await context.newPage();
    await resize(next, { width: 1280, height: 800 });
    await next.goto('/contact');
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mobileNotice(next)).toBeHidden();
    await resize(next, { width: 1279, height: 800 });
    await expect(mobileNotice(next)).toBeVisible();
  });
});
