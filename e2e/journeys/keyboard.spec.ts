import { notFound } from '../../packages/content/src/not-found.ts';
import { consentNotice } from '../../packages/content/src/consent-notice.ts';
import { shellCopy } from '../../packages/content/src/shell-copy.ts';
import { tabTo } from '../browser/tab-to.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { accessPin } from '../platform/start-platform.ts';

test('a visitor passes the notice, reads, reaches the PIN dialog and a missing page by keyboard only', async ({
  page,
}) => {
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: consentNotice.title });
  const menuButton = page.getByRole('button', { name: shellCopy.openMenu });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await test.step('the notice is acknowledged by keyboard', async () => {
    await expect(page.getByRole('button', { name: consentNotice.confirm })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
  });

  await test.step('the skip link is the first tab stop and skips the header', async () => {
    const skip = page.getByRole('link', { name: shellCopy.skipToContent });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('the menu works by keyboard', async () => {
    await tabTo(page, menuButton, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: shellCopy.menuName });
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Contact' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('a form works by keyboard', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Grace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('grace@example.org');
    await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('Sent without a mouse.');
    await tabTo(page, page.getByRole('button', { name: /send/i }));
    const sent = page.waitForResponse('**/api/contacts');
    await page.keyboard.press('Enter');
    expect((await sent).status()).toBe(201);
  });

  await test.step('a footer link opens the full notices', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: /always enabled/ });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(heading('Complete Jurisdictional Notices')).toBeVisible();
  });

  await test.step('the icon on the full notices reopens the notice, and the focus returns to it', async () => {
    const icon = page.getByRole('button', { name: shellCopy.openNotice });
    await tabTo(page, icon, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(notice).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await expect(icon).toBeFocused();
  });

  await test.step('the PIN dialog works by keyboard', async () => {
    await page.goto('/operations');
    await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
    await page.keyboard.type(accessPin);
    await page.keyboard.press('Enter');
    await expect(heading('Current Operations')).toBeVisible();
  });

  await test.step('the not-found page leads to the home page', async () => {
    await page.goto('/no-such-page');
    await expect(heading('404 Page Not Found')).toBeVisible();
    await tabTo(page, page.locator('main').getByRole('link', { name: notFound.home }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.locator('main')).toBeFocused();
  });
});
