import { roleCopy } from '../../frontends/steward/src/shared/copy/role-copy.ts';
import {
  accountCopy,
  invitationCopy,
  onboardingCopy,
} from '../../frontends/steward/src/features/account/account-copy.ts';
import { tabTo } from '../browser/tab-to.ts';
import { waitForMail } from '../platform/mails.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a responder is invited, accepts by keyboard alone, sees only permitted pages, and is removed', async ({
  browser,
  baseURL,
  dataDir,
}) => {
  const portal = '/aera-sacrosanct-stewards?tab=onboarding';
  const steward = await openStewardPage(browser, baseURL as string, portal);
  const name = `grace-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name}@example.org`;
  const lastName = `Ferrow ${name.slice(6)}`;

  const link = await test.step('a steward sends an invitation and can copy its link', async () => {
    await steward.getByLabel(onboardingCopy.invite.email).fill(email);
    await steward.getByRole('button', { name: onboardingCopy.invite.submit }).click();
    const link = await steward.getByLabel(onboardingCopy.sent.link).inputValue();
    const { pathname, hash } = new URL(link);
    expect(await waitForMail(dataDir, email, /invited/)).toContain(`${pathname}${hash}`);
    return link;
  });

  const guest = await openVisitorPage(browser, baseURL as string, link);
  await test.step('the responder accepts the link by keyboard', async () => {
    await tabTo(guest, guest.getByLabel(invitationCopy.fields.firstName));
    await guest.keyboard.type('Grace');
    await guest.keyboard.press('Tab');
    await guest.keyboard.type(lastName);
    await guest.keyboard.press('Tab');
    await guest.keyboard.type(name);
    await guest.keyboard.press('Tab');
    await guest.keyboard.type('seven harbours at dawn');
    await tabTo(guest, guest.getByRole('button', { name: invitationCopy.submit }));
    await guest.keyboard.press('Enter');
    await expect(guest.getByRole('heading', { level: 1, name: accountCopy.title })).toBeVisible();
    await expect(guest.getByRole('button', { name: /Set up two-factor authentication/ })).toBeVisible();
  });

  await test.step('a responder has access to questions and contacts only', async () => {
    const areas = guest.getByRole('navigation', { name: 'Stewards' });
    await expect(areas.getByRole('link')).toHaveText([/^Portal$/, /^Questions/, /^Contacts$/]);
    await guest.goto('/admin/analytics');
    await expect(guest.getByRole('heading', { name: roleCopy.forbidden.title })).toBeVisible();
    const refused = await guest.request.get('/api/admin/stewards');
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'role-forbidden']);
    await guest.goto('/admin/questions');
    await expect(guest.getByRole('heading', { name: 'Question Management' })).toBeVisible();
  });

  await test.step('a suspension takes effect immediately', async () => {
    await steward.reload();
    await steward.getByRole('button', { name: `Suspend Grace ${lastName}` }).click();
    await steward
      .getByRole('dialog')
      .getByRole('button', { name: onboardingCopy.confirm.suspend.confirm })
      .click();
    await expect(steward.getByRole('button', { name: `Reinstate Grace ${lastName}` })).toBeVisible();
    await expect(async () => {
      expect((await guest.request.get('/api/admin/questions')).status()).toBe(401);
    }).toPass();
    await guest.goto('/admin/questions');
    await expect(guest.getByRole('button', { name: 'Sign In to Portal' })).toBeVisible();
  });
});
