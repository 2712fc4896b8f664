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

  test('shows the wrong-PIN message for three seconds and clears the field after 100 ms', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/operations');
    const field = page.getByLabel('PIN', { exact: true });
    const unlock = page.getByRole('button', { name: shellCopy.pinGate.submit });
    const wrong = page.getByText('Invalid PIN');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toBeFocused();
    await expect(unlock).toBeDisabled();
    await field.fill('   ');
    await expect(unlock).toBeDisabled();
    await field.fill('not it');
    await expect(unlock).toBeEnabled();

    await page.clock.pauseAt(Date.now() + 3_600_000);
    await unlock.click();
    await expect(wrong).toBeVisible();
    await page.clock.runFor(99);
    await expect(field).toHaveValue('not it');
    await page.clock.runFor(1);
    await expect(field).toHaveValue('');
    await page.clock.runFor(2899);
    await expect(wrong).toBeVisible();
    await page.clock.runFor(1);
    await expect(wrong).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(pinModal(page)).toBeVisible();
  });

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

test('the dashboard redirects to the sign-in with a return path', async ({ page }) => {
  await skipNotices(page);
  await page.goto('/dashboard?view=questions');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/dashboard?view=questions')}`);
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
