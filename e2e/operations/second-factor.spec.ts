import { acceptInvitation, inviteSteward, stewardLogin } from '@aera/contracts';
import type { Page } from '@playwright/test';
import { accountCopy, invitationCopy } from '../../frontends/steward/src/features/account/account-copy.ts';
import { signInCopy } from '../../frontends/steward/src/app/sign-in/sign-in-copy.ts';
import { simulateOldProof } from '../browser/old-proof.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { createClient } from '../platform/client.ts';
import { createAuthenticator } from '../platform/authenticator.ts';
import { stewardSignIn } from '../platform/start-platform.ts';
import { expect, test } from './operated-platform.ts';

test.describe('the second factor of a steward', () => {
  /** The first steward keeps signing in with the password alone, so this test uses another one. */
  const invited = {
    username: `grace-${crypto.randomUUID().slice(0, 8)}`,
    password: 'seven harbours at dawn',
  };
  test.beforeAll(async ({ platform }) => {
    const steward = createClient(platform.url);
    await steward.call(stewardLogin, { body: stewardSignIn });
    const { link } = await steward.call(inviteSteward, {
      body: { email: `${invited.username}@example.org`, role: 'steward', roleExpiresAt: null },
    });
    await createClient(platform.url).call(acceptInvitation, {
      body: {
        token: new URL(link, platform.url).hash.slice(1),
        firstName: 'Grace',
        lastName: 'Ferrow',
        ...invited,
      },
    });
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const readRecoveryCodes = (page: Page) =>
    page
      .getByRole('list', { name: accountCopy.twoFactor.codes.list })
      .getByRole('listitem')
      .allTextContents();
  const codeField = (page: Page) => page.getByLabel(signInCopy.code.field);

  async function setUpTwoFactor(page: Page) {
    await page.goto('/admin/account');
    await button(page, accountCopy.twoFactor.off.action).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    const codes = createAuthenticator(secret);
    await codeField(page).fill(await codes.next());
    await button(page, accountCopy.twoFactor.setup.submit).click();
    await expect(page.getByRole('heading', { name: accountCopy.twoFactor.codes.title })).toBeVisible();
    const recovery = await readRecoveryCodes(page);
    await page.getByRole('checkbox', { name: /I’ve saved these codes somewhere safe/ }).check();
    await button(page, accountCopy.twoFactor.codes.done).click();
    await expect(page.getByText(accountCopy.twoFactor.on.left)).toBeVisible();
    return { codes, recovery };
  }

  async function signIn(page: Page) {
    await page.getByLabel(invitationCopy.fields.username).fill(invited.username);
    await page.getByLabel('Password', { exact: true }).fill(invited.password);
    await button(page, 'Sign In to Portal').click();
  }

  async function returnToCodeField(page: Page) {
    await button(page, 'Logout').click();
    await signIn(page);
    await expect(codeField(page)).toBeVisible();
  }

  test('is required at every sign-in, rejects a used code, and satisfies step-up', async ({ page }) => {
    await skipNotices(page);
    await page.goto('/aera-sacrosanct-stewards');
    await signIn(page);
    await expect(button(page, 'Logout')).toBeVisible();
    const { codes, recovery } = await setUpTwoFactor(page);
    expect(new Set(recovery).size).toBe(10);

    await returnToCodeField(page);
    const code = await codes.next();
    await codeField(page).fill(code);
    await button(page, 'Verify & Sign In').click();
    await expect(button(page, 'Logout')).toBeVisible();

    await returnToCodeField(page);
    await codeField(page).fill(code);
    await button(page, 'Verify & Sign In').click();
    await expect(page.getByRole('alert')).toHaveText('Invalid authentication code');
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[0] as string);
    await button(page, 'Verify & Sign In').click();
    await expect(button(page, 'Logout')).toBeVisible();

    await returnToCodeField(page);
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[0] as string);
    await button(page, 'Verify & Sign In').click();
    await expect(page.getByRole('alert')).toHaveText(signInCopy.wrongRecoveryCode);
    await page.getByLabel('Recovery code', { exact: true }).fill(recovery[1] as string);
    await button(page, 'Verify & Sign In').click();
    await expect(button(page, 'Logout')).toBeVisible();

    const showOldProof = await simulateOldProof(page, { method: 'totp', command: /\/auth\/recovery-codes$/ });
    await page.goto('/admin/account');
    await button(page, accountCopy.twoFactor.on.renew).click();
    showOldProof();
    const dialog = page.getByRole('dialog', { name: 'Re-authentication Required' });
    await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await dialog.getByLabel('Recovery code', { exact: true }).fill(recovery[2] as string);
    await dialog.getByRole('button', { name: 'Verify & Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: accountCopy.twoFactor.codes.title })).toBeVisible();
    const renewed = await readRecoveryCodes(page);
    expect(new Set([...recovery, ...renewed]).size).toBe(20);
  });
});
