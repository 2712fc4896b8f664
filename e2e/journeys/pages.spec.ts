import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newMember, newSteward, newVisitor } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const widths = [320, 390, 1440];

/** No rule of WCAG 2.2 A and AA broken, and nothing wider than the screen. */
async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} at ${width} px`).toBe(0);
  }
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** The notice about small screens would cover the page; a visitor who has dismissed it sees it no more in this session. */
const dismissMobileNotice = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('aera-mobile-notice-dismissed', 'true'));

/** Nothing that moves, so that what is measured is what stays. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages of the public site and the search are sound on every screen', async ({ browser, baseURL }) => {
  const page = await newVisitor(browser, baseURL as string);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dismissMobileNotice(page);
  for (const path of ['/', '/contact', '/full-notices', '/how', '/search', '/login', '/join'])
    await test.step(path, () => expectSound(page, path));
});

test('the dashboard and the portal are sound on every screen', async ({ browser, baseURL }) => {
  const origin = baseURL as string;
  const member = await newMember(browser, origin, { name: 'Mary', email: 'mary@example.org' });
  const steward = await newSteward(browser, origin);
  for (const [page, paths] of [
    [member, ['/dashboard']],
    [steward, ['/aera-sacrosanct-stewards', '/admin/questions']],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dismissMobileNotice(page);
    for (const path of paths) await test.step(path, () => expectSound(page, path));
  }
});

test('a visitor passes the gate and sends a message with the keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('dialog', { name: /welcome/i })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /welcome/i })).toBeHidden();
  const name = page.getByRole('textbox', { name: 'Your name' });
  for (let tabs = 0; tabs < 40 && !(await isFocused(name)); tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Grace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('grace@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sent without a mouse.');
  await page.keyboard.press('Tab');
  const sent = page.waitForResponse('**/api/contacts');
  await page.keyboard.press('Enter');
  expect((await sent).status()).toBe(201);
});

const isFocused = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => element === document.activeElement);
