import { scaleTimeout } from '@aera/testing';
import type { Page } from '@playwright/test';
import { shellCopy } from '../../packages/content/src/shell-copy.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { measureLayoutShift, resize } from '../browser/page-assertions.ts';
import { expect, test } from '../platform/shared-platform.ts';

const longPage = '/full-notices';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeEach(({ page }) => skipNotices(page));

test('the header, the progress ring and the back-to-top button follow the scroll position', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(longPage);
  await expect(heading(page)).toBeVisible();
  const bar = page.getByRole('banner');
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const progress = page.getByTestId('scroll-progress');
  const filled = () => progress.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const ring = page.getByTestId('progress-ring');
  const up = page.getByRole('button', { name: shellCopy.backToTop });
  /** Scrolls to a share of the current scroll range. The range grows while parts get their height on scrolling into view. */
  const scrollToShare = async (share: number, beyond = 0) => {
    const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollTo(page, way * share + beyond);
  };

  await test.step('the header becomes translucent past 100 px', async () => {
    await scrollTo(page, 100);
    await expect.poll(background).toMatch(/^rgb\(/);
    await scrollTo(page, 101);
    await expect.poll(background).toMatch(/0\.96\)$/);
    expect((await bar.boundingBox())?.y).toBe(0);
  });

  await test.step('the back-to-top button appears past 500 px', async () => {
    await scrollTo(page, 500);
    await expect.poll(() => scrollTop(page)).toBe(500);
    await expect(up).toBeHidden();
    await scrollTo(page, 501);
    await expect(up).toBeVisible();
  });

  await test.step('the progress ring appears past 10 percent', async () => {
    await scrollToShare(0.1, -1);
    await expect(ring).toBeHidden();
    await expect(async () => {
      await scrollToShare(0.1, 2);
      await expect(ring).toBeVisible({ timeout: scaleTimeout(1000) });
    }).toPass();
  });

  await test.step('the progress bar shows the share of the page that is scrolled', async () => {
    for (const share of [0.5, 1])
      await expect(async () => {
        await scrollToShare(share);
        await expect.poll(filled, { timeout: scaleTimeout(1000) }).toBeCloseTo(share, 2);
      }).toPass();
  });

  await test.step('the back-to-top button scrolls smoothly', async () => {
    await scrollTo(page, 3000);
    const seen = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const tops: number[] = [];
          const watch = () => {
            tops.push(window.scrollY);
            if (window.scrollY === 0) resolve(tops);
            else requestAnimationFrame(watch);
          };
          requestAnimationFrame(watch);
        }),
    );
    await up.click();
    expect((await seen).filter((top) => top > 0 && top < 3000).length).toBeGreaterThan(2);
  });
});

test('navigation fades in the new page, scrolls to its top, moves the focus, and announces its title', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(longPage);
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      Object.assign(window, { faded: { tag: this.tagName, frames, options } });
      return animate.call(this, frames, options);
    };
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toMatchObject({
    tag: 'MAIN',
    frames: [{ opacity: 0 }, { opacity: 1 }],
    options: { duration: 300 },
  });
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('main ~ [aria-live]')).toHaveText(await page.title());

  await test.step('the Back button does the same', async () => {
    await scrollTo(page, 600);
    await page.goBack();
    await expect(page).toHaveURL(longPage);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  await test.step('a link to an anchor on another page scrolls to the anchor', async () => {
    await footer.getByRole('link', { name: /FedRAMP, self-assessed/ }).click();
    await expect(page).toHaveURL('/privacy-policy#security');
    await expect(page.locator('#security')).toBeInViewport();
    await expect(
      page.getByText(
        /We measure the platform against four published frameworks: SOC 2, NIST CSF, FedRAMP and DoD STIG\. This is a self-assessment\. No one has audited or certified it, and naming a framework here does not mean we hold a certificate\./,
      ),
    ).toBeVisible();
  });
});

test.describe('the date in the header', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('is the visitor’s own day in both calendars, updated every ten seconds', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-07-03T23:59:55+12:00') });
    await page.goto('/contact');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Jul 3, 2026')).toBeVisible();
    await expect(bar.getByText('Alignment Day 1, Year 3')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(bar.getByText('Jul 4, 2026')).toBeVisible();
    await expect(bar.getByText('Eden 1, Year 4')).toBeVisible();
    await resize(page, { width: 1279, height: 800 });
    await expect(bar.getByText('Jul 4, 2026')).toBeHidden();
    await page.getByRole('button', { name: shellCopy.openMenu }).click();
    await expect(page.getByRole('dialog').getByText('Eden 1, Year 4')).toBeVisible();
  });
});

test('hydration and opening a dialog cause no layout shift', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('banner').getByText(/Year \d/)).toBeVisible();
  const button = page.getByRole('button', { name: shellCopy.openMenu });
  const before = await button.boundingBox();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('open-jurisdiction-modal')));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('header button').boundingBox()).toEqual(before);
  // Allows a shift that is too small to be visible.
  expect(await measureLayoutShift(page)).toBeLessThan(0.001);
});
