import { login } from '@aera/contracts';
import type { Page } from '@playwright/test';
import { signInCopy } from '../../frontends/member/src/features/account/sign-in/sign-in-copy.ts';
import { accountSecurityCopy } from '../../packages/frontend-kit/src/account-security/account-security-copy.ts';
import { stepUpCopy } from '../../frontends/steward/src/app/step-up/step-up-copy.ts';
import { simulateOldProof } from '../browser/old-proof.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { createClient } from '../platform/client.ts';
import { waitForMail } from '../platform/mails.ts';
import { openMemberPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { stewardSignIn } from '../platform/start-platform.ts';

test('a member replaces a forgotten password with a mailed link, and every session ends', async ({
  browser,
  baseURL,
  dataDir,
}) => {
  const origin = baseURL as string;
  const email = `forgetful-${crypto.randomUUID()}@example.org`;
  const elsewhere = await openMemberPage(browser, origin, { name: 'Fenna', email });
  const page = await openVisitorPage(browser, origin, '/login');

  await test.step('the sign-in page sends a reset mail', async () => {
    await page.getByRole('link', { name: signInCopy.forgotPassword }).click();
    // The sign-in page has a field of the same name and stays until the next page has loaded.
    await expect(page.getByRole('heading', { name: signInCopy.resetRequest.title })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: signInCopy.resetRequest.submit }).click();
    await expect(page.getByText(signInCopy.resetRequest.sent.title)).toBeVisible();
  });

  const mail = await waitForMail(dataDir, email, /Reset your password/);
  const [link = ''] = /http:\/\/[^/\s]+\/login\/reset#[\w-]+/.exec(mail) ?? [];

  await test.step('the link accepts a new password and rejects a guessable one', async () => {
    await page.goto(link);
    await page.getByLabel(signInCopy.newPassword.field, { exact: true }).fill('Password1234');
    await page.getByRole('button', { name: signInCopy.newPassword.submit }).click();
    await expect(page.getByText(/too common/)).toBeVisible();
    await page.getByLabel(signInCopy.newPassword.field, { exact: true }).fill('a lantern in the reeds');
    await page.getByRole('button', { name: signInCopy.newPassword.submit }).click();
    await expect(page.getByText(signInCopy.passwordChanged.title)).toBeVisible();
  });

  await test.step('the new password signs in, and the other browser is signed out', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a lantern in the reeds');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Journey/ })).toBeVisible();
    await elsewhere.goto('/dashboard');
    await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  await waitForMail(dataDir, email, /Your password was changed/);
});

/** Gives the browser a virtual authenticator. Returns a function that turns the confirmation of its requests on or off. */
async function addAuthenticator(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return (enabled: boolean) =>
    tools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test('a member adds a passkey, signs in with it, and ends the sessions of other browsers', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL as string;
  const person = { name: 'Pim', email: `passkey-${crypto.randomUUID()}@example.org` };
  const page = await openMemberPage(browser, origin, person);
  // Turns passkey autofill off, so that only the button is tested.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const setPresence = await addAuthenticator(page);

  await test.step('the passkey is added with the password', async () => {
    await setPresence(true);
    await page.getByRole('link', { name: 'Security' }).click();
    await page.getByRole('button', { name: accountSecurityCopy.passkeys.add }).click();
    await page.getByLabel('Name').fill('Test key');
    await page
      .getByLabel(accountSecurityCopy.passkeys.adding.password, { exact: true })
      .fill(`the pass phrase of ${person.name}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Rename Test key' })).toBeVisible();
    await setPresence(false);
  });

  await test.step('the other browser is listed among the sessions and can be signed out', async () => {
    const password = `the pass phrase of ${person.name}`;
    await createClient(origin).call(login, { body: { email: person.email, password } });
    await page.reload();
    await page.getByRole('button', { name: accountSecurityCopy.sessions.endOthers }).click();
    await expect(page.getByText('1 session signed out', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: accountSecurityCopy.sessions.endOthers })).toBeHidden();
  });

  await test.step('the passkey signs in without a password', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/login');
    await setPresence(true);
    await page.getByRole('button', { name: signInCopy.passkey.action }).click();
    await expect(page.getByRole('heading', { name: /Journey/ })).toBeVisible();
  });

  await test.step('the passkey is removed', async () => {
    await setPresence(false);
    await page.getByRole('link', { name: 'Security' }).click();
    await page.getByRole('button', { name: 'Remove Test key' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: accountSecurityCopy.passkeys.removing.submit })
      .click();
    await expect(page.getByText(accountSecurityCopy.passkeys.none)).toBeVisible();
  });
});

test('a steward adds a passkey, signs in with it, and sees their own sessions', async ({ page }) => {
  await skipNotices(page);
  const setPresence = await addAuthenticator(page);
  await page.goto('/aera-sacrosanct-stewards');
  await page.getByLabel('Username').fill(stewardSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill(stewardSignIn.password);
  await page.getByRole('button', { name: 'Sign In to Portal' }).click();
  await expect(page.getByText(/^Welcome, /).first()).toBeVisible();
  await page.goto('/admin/account');
  await expect(page.getByText(accountSecurityCopy.sessions.current, { exact: true })).toBeVisible();

  await test.step('the passkey is added with the password', async () => {
    await setPresence(true);
    await page.getByRole('button', { name: accountSecurityCopy.passkeys.add }).click();
    await page.getByLabel('Name').fill('Steward key');
    await page
      .getByLabel(accountSecurityCopy.passkeys.adding.password, { exact: true })
      .fill(stewardSignIn.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Rename Steward key' })).toBeVisible();
    await setPresence(false);
  });

  await test.step('the passkey signs in without a password', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await setPresence(true);
    await page.getByRole('button', { name: signInCopy.passkey.action }).click();
    await expect(page.getByText(/^Welcome, /).first()).toBeVisible();
    await setPresence(false);
  });

  await test.step('the passkey is removed once the steward has proved their identity again', async () => {
    const showOldProof = await simulateOldProof(page, {
      method: 'password',
      command: /\/auth\/passkeys\/[\w-]+$/,
    });
    await page.goto('/admin/account');
    await page.getByRole('button', { name: 'Remove Steward key' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: accountSecurityCopy.passkeys.removing.submit })
      .click();
    showOldProof();
    const dialog = page.getByRole('dialog', { name: stepUpCopy.title });
    await dialog.getByLabel(stepUpCopy.password, { exact: true }).fill(stewardSignIn.password);
    await dialog.getByRole('button', { name: stepUpCopy.submit }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(accountSecurityCopy.passkeys.none)).toBeVisible();
  });

  await test.step('a removed passkey no longer signs in', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await setPresence(true);
    await page.getByRole('button', { name: signInCopy.passkey.action }).click();
    await expect(page.getByText(/We don’t recognise this passkey/)).toBeVisible();
  });
});
