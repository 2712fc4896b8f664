import type { Page } from '@playwright/test';
import { entered } from '../browser/entered.ts';
import { expect, test } from '../platform/shared-platform.ts';

const chapters = ['question', 'control', 'authority', 'jurisdiction', 'protection', 'journey'];

const dots = (page: Page) => page.getByRole('navigation', { name: 'Chapters' });
const specks = (page: Page) => page.getByTestId('particles').locator('> *:visible');
/** Under the bar, give or take what a chapter leaves above its words. */
const isAtTop = (page: Page, id: string) =>
  expect
    .poll(async () => Math.abs((await page.locator(`#${id}`).boundingBox())?.y ?? 9999))
    .toBeLessThan(120);

test.beforeEach(({ page }) => entered(page));

test('fifteen specks rise behind the first chapter, and eight below 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  await expect(specks(page)).toHaveCount(15);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(specks(page)).toHaveCount(8);
});

test.describe('the dots', () => {
  test('are there on large screens only', async ({ page }) => {
    await page.setViewportSize({ width: 1279, height: 800 });
    await page.goto('/');
    await expect(dots(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(dots(page).getByRole('button')).toHaveCount(6);
  });

  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [2200, 1300],
  ] as const)
    test(`lead to each chapter and mark it, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      for (const at of [5, 3, 1, 4, 2, 0]) {
        const dot = dots(page).getByRole('button').nth(at);
        await dot.click();
        if (at < 5) await isAtTop(page, chapters[at] as string);
        await expect(dot).toHaveAttribute('aria-current', 'true');
        await expect(dots(page).locator('[aria-current=true]')).toHaveCount(1);
      }
    });
});

test('the buttons tell the story from chapter to chapter', async ({ page }) => {
  await page.goto('/');
  for (const [button, chapter] of [
    ['Reveal The Truth', 'control'],
    ['Show Me My Divine Authority', 'authority'],
    ['See How AERA Established This Authority', 'jurisdiction'],
    ['See Real Protection Stories', 'protection'],
    ['Start Your Journey Now', 'journey'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator(`#${chapter}`)).toBeFocused();
    await expect(page.locator(`#${chapter}`).getByRole('heading').first()).toBeInViewport();
  }
  await page
    .locator('#journey')
    .getByRole('link', { name: /^Legal Safeguards/ })
    .click();
  await expect(page).toHaveURL('/legal-protection');
});
