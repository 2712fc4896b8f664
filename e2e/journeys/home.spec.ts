import type { Page } from '@playwright/test';
import { entered } from '../browser/entered.ts';
import { expect, test } from '../platform/shared-platform.ts';

const chapters = ['question', 'control', 'authority', 'jurisdiction', 'protection', 'journey'];
const rail = (page: Page) => page.getByRole('navigation', { name: 'Chapters' });
const activeChapter = (page: Page) =>
  rail(page)
    .getByRole('button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
const wordsOf = (page: Page, chapter: string) => page.locator(`#${chapter} h2`).locator('..');
const opacity = (page: Page, chapter: string) =>
  wordsOf(page, chapter).evaluate((words) => getComputedStyle(words).opacity);

const open = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.beforeEach(({ page }) => entered(page));

test('the chapters follow one another, by buttons and by dots', async ({ page }) => {
  await open(page);
  expect(await activeChapter(page)).toBe(0);

  await test.step('a chapter below the window waits, and arrives when it is reached', async () => {
    await expect.poll(() => opacity(page, 'control')).toBe('0');
    await page.getByRole('button', { name: 'Reveal The Truth' }).click();
    await expect.poll(() => opacity(page, 'control')).toBe('1');
    await expect(page.locator('#control')).toBeFocused();
    await expect.poll(() => activeChapter(page)).toBe(1);
  });

  await test.step('each dot leads to its chapter', async () => {
    for (const [at, dot] of (await rail(page).getByRole('button').all()).entries()) {
      await dot.click();
      await expect.poll(() => activeChapter(page)).toBe(at);
      await expect(page.locator(`#${chapters[at]}`)).toBeInViewport();
    }
  });

  await test.step('the keyboard has them too', async () => {
    await rail(page).getByRole('button', { name: 'Question' }).press('Enter');
    await expect.poll(() => activeChapter(page)).toBe(0);
  });
});

test('nothing waits for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const chapter of chapters.slice(1)) expect(await opacity(page, chapter)).toBe('1');
});

test('fifteen specks rise, eight on a narrow screen, where there are no dots', async ({ page }) => {
  const specks = () =>
    page
      .getByTestId('particles')
      .locator('i')
      .evaluateAll((all) => all.filter((speck) => getComputedStyle(speck).display !== 'none').length);
  await open(page);
  expect(await specks()).toBe(15);
  await expect(rail(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await specks()).toBe(15);
  await expect(rail(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await specks()).toBe(8);
});
