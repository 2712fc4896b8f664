import type { Page } from '@playwright/test';
import { shellCopy } from '../../packages/content/src/shell-copy.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { accessPin, stewardSignIn } from '../platform/start-platform.ts';

const portal = '/aera-sacrosanct-stewards';
const pinModal = (page: Page) => page.getByRole('dialog', { name: shellCopy.pinGate.title });
const readPinFlag = (page: Page) => page.evaluate(() => sessionStorage.getItem('aera_pin_authenticated'));

test.describe('a page behind the PIN', () => {
  test.beforeEach(({ page }) => skipNotices(page));

  test('opens for the session with the right PIN, and Go Back leaves it', async ({ page }) => {
    await page.goto('/legal-protection');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/about');
    await page.goto('/operations');
    await page.getByLabel('PIN', { exact: true }).fill(accessPin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Current Operations' })).toBeVisible();
    expect(await readPinFlag(page)).toBe('true');
    await page.goto('/legal-protection');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pinModal(page)).toBeHidden();
  });
});

test('the stewards’ pages show a message and lead to the sign-in and back; signing out clears the PIN', async ({
  page,
}) => {
  await skipNotices(page);
  await page.goto('/admin/questions');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(
    page.getByText('This area requires admin authentication. Please log in to continue.'),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: shellCopy.openMenu })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Admin Login' }).click();
  await expect(page).toHaveURL(`${portal}?next=${encodeURIComponent('/admin/questions')}`);

  await page.evaluate(() => sessionStorage.setItem('aera_pin_authenticated', 'true'));
  await page.getByLabel('Username').fill(stewardSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill(stewardSignIn.password);
  await page.getByRole('button', { name: 'Sign In to Portal' }).click();
  await expect(page).toHaveURL('/admin/questions');
  await expect(page.getByRole('heading', { name: 'Question Management' })).toBeVisible();
  await expect(page.getByRole('button', { name: shellCopy.openMenu })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Portal' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await readPinFlag(page)).toBeNull();
});
