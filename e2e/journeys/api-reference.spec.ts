import { overviewCopy } from '../../frontends/steward/src/features/operations/operations-copy.ts';
import { openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a steward opens the API reference, which is read-only', async ({ browser, baseURL }) => {
  const steward = await openStewardPage(browser, baseURL ?? '', '/admin/operations');
  const errors: string[] = [];
  steward.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  // Swagger UI resolves the whole document before it shows anything, so one area is left. `api-reference.int.spec` reads the whole.
  await steward.route('**/api/docs/openapi.json', async (route) => {
    const response = await route.fetch();
    const { paths, ...document } = (await response.json()) as { paths: Record<string, unknown> };
    const contacts = Object.entries(paths).filter(([path]) => path.startsWith('/api/admin/contacts'));
    expect(contacts.length).toBeGreaterThan(0);
    await route.fulfill({ response, json: { ...document, paths: Object.fromEntries(contacts) } });
  });
  await steward.getByRole('link', { name: overviewCopy.apiReference }).click();
  await expect(steward).toHaveURL(/\/api\/docs$/);
  await expect(steward.getByRole('heading', { name: /^AERA API/ })).toBeVisible();
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
