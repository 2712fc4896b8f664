import { frameCopy } from '../../frontends/steward/src/app/frame/frame-copy.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { expectFits, resize } from '../browser/page-assertions.ts';
import { openStewardPage } from '../platform/people.ts';

test('a steward on a phone opens the menu by keyboard, follows a link, and logs out', async ({
  browser,
  baseURL,
}) => {
  const steward = await openStewardPage(browser, baseURL as string, '/admin/questions');
  await resize(steward, { width: 390, height: 844 });
  const links = steward.getByRole('navigation', { name: 'Stewards' });
  await expect(links).toBeHidden();
  await steward.getByRole('button', { name: frameCopy.openMenu }).press('Enter');
  await expect(links.getByRole('link')).toHaveCount(7);
  await expectFits(steward, 'the menu at 390 px');
  await links.getByRole('link', { name: 'Contacts' }).press('Enter');
  await expect(steward.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await expect(links).toBeHidden();
  await steward.getByRole('button', { name: frameCopy.openMenu }).click();
  await steward.getByRole('button', { name: 'Logout' }).click();
  await expect(steward.getByRole('button', { name: 'Sign In to Portal' })).toBeVisible();
});
