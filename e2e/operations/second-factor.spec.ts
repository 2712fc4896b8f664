import { expect, type Page, test } from '@playwright/test';
import { authenticator } from '../platform/codes.ts';
import { newSteward } from '../platform/people.ts';
import { type Platform, startPlatform, stewardSignIn } from '../platform/start-platform.ts';

/** On a platform of its own: every other steward signs in with the password alone. */
test.describe('the second factor of a steward', () => {
  let platform: Platform;
  test.beforeAll(async () => void (platform = await startPlatform()));
  test.afterAll(async () => {
    await platform.stop();
    await platform.remove();
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const recoveryCodes = (page: Page) =>
    page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  const codeField = (page: Page) => page.getByLabel('Authentication code');

  async function setUp(page: Page) {
    await page.goto('/admin/account');
    await button(page, 'Set up two-factor authentication').click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    const codes = authenticator(secret);
    await codeField(page).fill(await codes.next());
    await button(page, 'Verify & Turn On').click();
    await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
    const recovery = await recoveryCodes(page);
    await page.getByRole('checkbox', { name: /kept these codes/ }).check();
    await button(page, 'Done').click();
    await expect(page.getByText('Recovery codes left')).toBeVisible();
    return { codes, recovery };
  }

  async function backToTheCode(page: Page) {
    await button(page, 'Logout').click();
    await page.getByLabel('Username').fill(stewardSignIn.username);
    await page.getByLabel('Password', { exact: true }).fill(stewardSignIn.password);
    await button(page, 'Sign In to Portal').click();
    await expect(codeField(page)).toBeVisible();
  }

  test('is asked for at every sign-in, takes nothing twice, and proves presence', async ({ browser }) => {
    const page = await newSteward(browser, platform.url);
    const { codes, recovery } = await setUp(page);
    expect(new Set(recovery).size).toBe(10);

    await backToTheCode(page);
    const code = await codes.next();
    await codeField(page).fill(code);
    await button(page, 'Verify & Sign In').click();
    await expect(button(page, 'Logout')).toBeVisible();

    await backToTheCode(page);
    await codeField(page).fill(code);
    await button(page, 'Verify & Sign In').click();
    await expect(page.getByRole('alert')).toHaveText('Invalid authentication code');
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[0] as string);
    await button(page, 'Verify & Sign In').click();
    await expect(button(page, 'Logout')).toBeVisible();

    await backToTheCode(page);
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[0] as string);
    await button(page, 'Verify & Sign In').click();
    await expect(page.getByRole('alert')).toHaveText('Invalid recovery code');
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[1] as string);
    await button(page, 'Verify & Sign In').click();
    await expect(button(page, 'Logout')).toBeVisible();

    // The same platform, where a proof of presence is old after seconds instead of a quarter of an hour.
    const { dataDir } = platform;
    const port = Number(new URL(platform.url).port);
    await platform.stop();
    platform = await startPlatform({ dataDir, port, env: { PRESENCE_WINDOW_SECONDS: '10' } });
    const asked = Promise.withResolvers<void>();
    await page.route('**/reauth-status', async (route) => {
      // The page looks by itself, too: here it is the command that comes first.
      await asked.promise;
      await route.continue();
    });
    await page.goto('/admin/account');
    const late = async () =>
      (
        (await (await page.request.get('/api/admin/auth/reauth-status')).json()) as {
          isReauthRequired: boolean;
        }
      ).isReauthRequired;
    await expect.poll(late, { timeout: 30_000 }).toBe(true);
    const next = await codes.next();
    await button(page, 'New recovery codes').click();
    asked.resolve();
    const dialog = page.getByRole('dialog', { name: 'Re-authentication Required' });
    await dialog.getByLabel('Authentication code').fill(next);
    await dialog.getByRole('button', { name: 'Verify & Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
    const renewed = await recoveryCodes(page);
    expect(new Set([...recovery, ...renewed]).size).toBe(20);
  });
});
