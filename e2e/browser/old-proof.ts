import type { Page } from '@playwright/test';

/**
 * Makes the pages of a steward behave as after 15 minutes, when sensitive commands require step-up, until the steward has given the proof.
 * `step-up.int.spec.ts` and `security/access/access.spec.ts` test that the services reject such commands. The page also polls: call the
 * returned function after the command, so that the command comes first.
 */
export async function simulateOldProof(
  page: Page,
  { method, command }: { readonly method: 'password' | 'totp'; readonly command: RegExp },
): Promise<() => void> {
  const asked = Promise.withResolvers<void>();
  let proved = false;
  await page.route('**/reauth-status', async (route) => {
    await asked.promise;
    if (proved) return route.continue();
    await route.fulfill({ json: { isReauthRequired: true, timeUntilReauth: 0, method } });
  });
  await page.route(command, (route) =>
    proved || route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          json: { type: 'about:blank', title: 'Access denied', status: 403, code: 'step-up-required' },
        }),
  );
  await page.route('**/reauth-totp', async (route) => {
    const response = await route.fetch();
    proved = response.ok();
    await route.fulfill({ response });
  });
  return asked.resolve;
}
