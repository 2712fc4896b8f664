import { scaleTimeout } from '@aera/testing';
import { overviewCopy } from '../../frontends/steward/src/features/operations/operations-copy.ts';
import { openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a steward opens the API reference, which is read-only', async ({ browser, baseURL }) => {
  const steward = await openStewardPage(browser, baseURL ?? '', '/admin/operations');
  const errors: string[] = [];
  steward.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await steward.getByRole('link', { name: overviewCopy.apiReference }).click();
  await expect(steward).toHaveURL(/\/api\/docs$/);
  // Swagger UI resolves the whole document before it shows anything.
  await expect(steward.getByRole('heading', { name: /^AERA API/ })).toBeVisible({
    timeout: scaleTimeout(40_000),
  });
  await steward.getByRole('heading', { name: 'contacts-crm' }).click();
  await steward.getByText('Reopen contact', { exact: true }).click();
  await expect(steward.getByText('Signed-in stewards with the role steward or responder.')).toBeVisible();
  await expect(steward.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
  // The content security policy blocked nothing.
  expect(errors).toEqual([]);
});

test('a visitor is asked to sign in first', async ({ browser, baseURL }) => {
  // The fixture's page waits for React, and a page of the gateway has none.
  const page = await browser.newPage({ baseURL });
  const response = await page.goto('/api/docs');
  expect(response?.status()).toBe(401);
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});
