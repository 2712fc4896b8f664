import { acknowledgeNotice, openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a visitor accepts the notice, and a steward sees the visitor and the location', async ({
  page,
  browser,
  baseURL,
}) => {
  const consent = page.waitForResponse('**/api/jurisdiction/consent');
  const session = page.waitForResponse('**/api/visitor/session');
  const firstView = page.waitForResponse('**/api/visitor/pageview');
  await page.goto('/');

  const notice = page.getByRole('dialog', { name: /welcome/i });
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(notice).toBeVisible();

  await acknowledgeNotice(page);
  const { consentId, ipAddress } = await (await consent).json();
  expect((await consent).status()).toBe(201);
  expect(ipAddress).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect((await session).status()).toBe(202);
  expect((await firstView).status()).toBe(202);

  // The page view of the first page may be sent again after the consent.
  const secondView = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/visitor/pageview') && request.postDataJSON().path === '/contact',
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  expect((await secondView).postDataJSON()).toMatchObject({ timeOnPage: 0, scrollDepth: 0 });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  const steward = await openStewardPage(
    browser,
    baseURL as string,
    '/aera-sacrosanct-stewards?tab=jurisdiction',
  );
  const row = steward.getByRole('row').filter({ hasText: consentId.slice(0, 8) });
  await expect(row).toContainText(ipAddress);
  await expect(row).toContainText('Consent');
  await row.getByRole('button', { name: ipAddress }).click();
  const activity = steward.getByRole('dialog', { name: 'IP Activity Details' });
  await expect(activity.getByRole('cell', { name: '/contact' }).first()).toBeVisible();
});
