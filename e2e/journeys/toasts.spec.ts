import type { Page } from '@playwright/test';
import { searchCopy } from '../../frontends/member/src/features/search/search-copy.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { expectAccessible } from '../browser/page-assertions.ts';
import { expect, test } from '../platform/shared-platform.ts';

const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Search Error' });

/** Submits a search that fails, which shows a toast. */
async function failToSearch(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: searchCopy.field }).fill('what is a trust');
  const refused = page.waitForResponse('**/api/search');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await refused;
  await expect(toast(page)).toBeVisible();
}

test('toasts show one at a time for five seconds, get the focus by F8, and close by a swipe to the right', async ({
  page,
}) => {
  await skipNotices(page);
  await page.clock.install();
  await page.route('**/api/search', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto('/search');
  await expect(page.getByRole('combobox')).toBeVisible();
  await failToSearch(page);
  await expectAccessible(page);

  await test.step('F8 focuses the toast', async () => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
    await page.getByRole('combobox').focus();
  });

  await test.step('a new toast replaces the current one', async () => {
    await failToSearch(page);
    await expect(toast(page)).toHaveCount(1);
  });

  await test.step('a swipe closes the toast', async () => {
    // While a toast is replaced, there is briefly none.
    const boxes: { x: number; y: number; height: number }[] = [];
    await expect(async () => {
      const box = await toast(page).boundingBox();
      expect(box).not.toBeNull();
      if (box) boxes.push(box);
    }).toPass();
    const [{ x: left, y: top, height } = { x: 0, y: 0, height: 0 }] = boxes;
    const [x, y] = [left + 60, top + height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 5 });
    await page.mouse.up();
    await expect(toast(page)).toBeHidden();
    await page.mouse.move(5, 300);
  });

  await test.step('a toast closes after five seconds', async () => {
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(4999);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page)).toBeHidden();
  });
});
