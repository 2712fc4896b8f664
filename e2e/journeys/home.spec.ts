import type { Page } from '@playwright/test';
import { resize } from '../browser/page-assertions.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { expect, test } from '../platform/shared-platform.ts';

const chapters = ['question', 'control', 'authority', 'jurisdiction', 'protection', 'journey'];
const rail = (page: Page) => page.getByRole('navigation', { name: 'Chapters' });
const activeChapter = (page: Page) =>
  rail(page)
    .getByRole('button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
const locateText = (page: Page, chapter: string) => page.locator(`#${chapter} h2`).locator('..');
const opacity = (page: Page, chapter: string) =>
  locateText(page, chapter).evaluate((words) => getComputedStyle(words).opacity);
const countSpecks = (page: Page) =>
  page
    .getByTestId('particles')
    .locator('i')
    .evaluateAll((all) => all.filter((speck) => getComputedStyle(speck).display !== 'none').length);

const open = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.beforeEach(({ page }) => skipNotices(page));

test('the chapters of the story follow one another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  expect(await activeChapter(page)).toBe(0);

  await test.step('a chapter below the window is revealed when it is reached', async () => {
    await expect.poll(() => opacity(page, 'control')).toBe('0');
    await page.getByRole('button', { name: 'Reveal The Truth' }).click();
    await expect.poll(() => opacity(page, 'control')).toBe('1');
    await expect(page.locator('#control')).toBeFocused();
    await expect.poll(() => activeChapter(page)).toBe(1);
  });

  await test.step('the keyboard reveals chapters too', async () => {
    await rail(page).getByRole('button', { name: 'Question' }).press('Enter');
    await expect.poll(() => activeChapter(page)).toBe(0);
  });

  await test.step('fifteen specks rise, or eight on a narrow screen without dots', async () => {
    expect(await countSpecks(page)).toBe(15);
    await resize(page, { width: 1280, height: 900 });
    await expect(rail(page)).toBeVisible();
    await resize(page, { width: 1279, height: 900 });
    await expect(rail(page)).toBeHidden();
    await resize(page, { width: 768, height: 900 });
    expect(await countSpecks(page)).toBe(15);
    await resize(page, { width: 767, height: 900 });
    expect(await countSpecks(page)).toBe(8);
  });
});

for (const { width, height, tag } of [
  { width: 1440, height: 900, tag: [] },
  { width: 1280, height: 720, tag: '@slow' },
  { width: 2200, height: 1300, tag: '@slow' },
])
  test(`each dot leads to its chapter and marks it, at ${width} × ${height}`, { tag }, async ({ page }) => {
    await resize(page, { width, height });
    await open(page);
    for (const at of [5, 3, 1, 4, 2, 0]) {
      await rail(page).getByRole('button').nth(at).click();
      await expect.poll(() => activeChapter(page)).toBe(at);
      await expect(page.locator(`#${chapters[at]}`)).toBeInViewport();
    }
  });

test('with reduced motion, content appears immediately, and the buttons lead from chapter to chapter', async ({
  page,
}) => {
  await open(page);
  for (const chapter of chapters.slice(1)) expect(await opacity(page, chapter)).toBe('1');
  for (const [button, chapter] of [
    ['Reveal The Truth', 'control'],
    ['Show Me My Divine Authority', 'authority'],
    ['See How AERA Established This Authority', 'jurisdiction'],
    ['See Real Protection Stories', 'protection'],
    ['Start Your Journey Now', 'journey'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator(`#${chapter}`)).toBeFocused();
    await expect(page.locator(`#${chapter} h2`)).toBeInViewport();
  }
  await page
    .locator('#journey')
    .getByRole('link', { name: /^Legal Safeguards/ })
    .click();
  await expect(page).toHaveURL('/legal-protection');
});
