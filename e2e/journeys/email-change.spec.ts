import { signInCopy } from '../../frontends/member/src/features/account/sign-in/sign-in-copy.ts';
import {
  accountCopy,
  invitationCopy,
  onboardingCopy,
} from '../../frontends/steward/src/features/account/account-copy.ts';
import { accountSecurityCopy } from '../../packages/frontend-kit/src/account-security/account-security-copy.ts';
import { verificationCopy } from '../../frontends/member/src/features/verification/verification-copy.ts';
import { tabTo } from '../browser/tab-to.ts';
import { waitForMail } from '../platform/mails.ts';
import { openMemberPage, openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const newEmail = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;
const findLink = (mail: string, path: RegExp) =>
  new RegExp(`http://[^/\\s]+${path.source}#[\\w-]+`).exec(mail)?.[0] ?? '';

test('a member changes the email address with a link to the new one', async ({
  browser,
  baseURL,
  dataDir,
}) => {
  const origin = baseURL as string;
  const [email, to] = [newEmail('mover'), newEmail('moved')];
  const password = 'the pass phrase of Mira';
  const page = await openMemberPage(browser, origin, { name: 'Mira', email }, '/dashboard/security');

  await test.step('the account page requires the password, by keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: accountSecurityCopy.email.change, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(accountSecurityCopy.email.form.email)).toBeFocused();
    await page.keyboard.type(to);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`We sent a link to ${to}`)).toBeVisible();
  });

  const link = findLink(
    await waitForMail(dataDir, to, /Confirm your new email address/),
    /\/verify\/new-email/,
  );

  await test.step('the old address gets a notice', async () => {
    const notice = await waitForMail(dataDir, email, /is being changed/);
    expect(findLink(notice, /\/verify\/cancel-email/)).not.toBe('');
    expect(notice).not.toContain(to);
  });

  await test.step('the link requires a sign-in and works after it', async () => {
    const visitor = await openVisitorPage(browser, origin, link);
    await visitor.getByRole('button', { name: verificationCopy.newEmail.confirm }).click();
    await expect(visitor.getByText(verificationCopy.newEmail.signInFirst.title)).toBeVisible();
    await visitor.context().close();
  });

  await test.step('the link changes the address', async () => {
    await page.goto(link);
    await page.getByRole('button', { name: verificationCopy.newEmail.confirm }).click();
    await expect(page.getByRole('heading', { name: verificationCopy.newEmail.done })).toBeVisible();
    await page.getByRole('link', { name: verificationCopy.newEmail.toSecurity }).click();
    await expect(page.getByText(to, { exact: true })).toBeVisible();
    await waitForMail(dataDir, email, /Your email address was changed/);
  });

  await test.step('the new address signs in and the old one does not', async () => {
    const again = await openVisitorPage(browser, origin, '/login');
    const signIn = async (address: string) => {
      await again.getByLabel('Email').fill(address);
      await again.getByLabel('Password', { exact: true }).fill(password);
      await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await signIn(email);
    await expect(again.getByText('Incorrect email or password.')).toBeVisible();
    await signIn(to);
    await expect(again.getByRole('heading', { name: /Journey/ })).toBeVisible();
  });
});

test(
  'the owner of the old address cancels a change',
  { tag: '@slow' },
  async ({ browser, baseURL, dataDir }) => {
    const origin = baseURL as string;
    const [email, to] = [newEmail('owner'), newEmail('thief')];
    const page = await openMemberPage(browser, origin, { name: 'Odo', email }, '/dashboard/security');
    await page.getByRole('button', { name: accountSecurityCopy.email.change, exact: true }).click();
    await page.getByLabel(accountSecurityCopy.email.form.email).fill(to);
    await page
      .getByLabel(accountSecurityCopy.email.form.password, { exact: true })
      .fill('the pass phrase of Odo');
    await page.getByRole('button', { name: accountSecurityCopy.email.form.submit }).click();
    const link = findLink(await waitForMail(dataDir, to, /Confirm your new/), /\/verify\/new-email/);
    const cancel = findLink(await waitForMail(dataDir, email, /is being changed/), /\/verify\/cancel-email/);

    const visitor = await openVisitorPage(browser, origin, cancel);
    await visitor.getByRole('button', { name: verificationCopy.cancelEmail.confirm }).click();
    await expect(visitor.getByRole('heading', { name: verificationCopy.cancelEmail.done })).toBeVisible();
    await visitor.getByRole('link', { name: verificationCopy.cancelEmail.resetPassword }).click();
    await expect(visitor.getByRole('heading', { name: signInCopy.resetRequest.title })).toBeVisible();

    await page.goto(link);
    await page.getByRole('button', { name: verificationCopy.newEmail.confirm }).click();
    await expect(page.getByText(verificationCopy.newEmail.invalidLink.title)).toBeVisible();
  },
);

test('a steward changes the email address', { tag: '@slow' }, async ({ browser, baseURL, dataDir }) => {
  const origin = baseURL as string;
  const [email, to] = [newEmail('steward'), newEmail('renamed')];
  const inviter = await openStewardPage(browser, origin, '/aera-sacrosanct-stewards?tab=onboarding');
  await inviter.getByLabel(onboardingCopy.invite.email).fill(email);
  await inviter.getByRole('button', { name: onboardingCopy.invite.submit }).click();
  const page = await openVisitorPage(
    browser,
    origin,
    await inviter.getByLabel(onboardingCopy.sent.link).inputValue(),
  );
  await page.getByLabel(invitationCopy.fields.firstName).fill('Grace');
  await page.getByLabel(invitationCopy.fields.lastName).fill('Holt');
  const [username, password] = [`grace-${crypto.randomUUID().slice(0, 8)}`, 'seven harbours at dawn'];
  await page.getByLabel(invitationCopy.fields.username).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: invitationCopy.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: accountCopy.title })).toBeVisible();

  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: accountSecurityCopy.email.change, exact: true }).click();
  await page.getByLabel(accountSecurityCopy.email.form.email).fill(to);
  await page.getByRole('button', { name: accountSecurityCopy.email.form.submit }).click();
  await expect(page.getByText(`We sent a link to ${to}`)).toBeVisible();
  await waitForMail(dataDir, email, /is being changed/);

  const mail = await waitForMail(dataDir, to, /Confirm your new email address/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Portal' })).toBeVisible();

  await page.goto(findLink(mail, /\/admin\/account\/new-email/));
  await page.getByRole('link', { name: 'Go to Admin Login' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In to Portal' }).click();
  await page.getByRole('button', { name: verificationCopy.newEmail.confirm }).click();
  await expect(page.getByText(`Your email address is now ${to}.`)).toBeVisible();
  await page.getByRole('link', { name: accountCopy.newEmail.back }).click();
  await expect(page.getByText(to, { exact: true })).toBeVisible();
});
