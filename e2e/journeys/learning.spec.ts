import type { Locator, Page } from '@playwright/test';
import { skipNotices } from '../browser/skip-notices.ts';
import { expectAccessible } from '../browser/page-assertions.ts';
import { expect, test } from '../platform/shared-platform.ts';

test.beforeEach(({ page }) => skipNotices(page));

/** Focuses a control and presses a key. */
const press = async (control: Locator, key: string) => {
  await control.focus();
  await control.page().keyboard.press(key);
};
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the education page is usable by keyboard from its tabs to its cases and objections', async ({
  page,
}) => {
  await page.goto('/how');

  await test.step('the tabs of lawful alignment work by keyboard', async () => {
    const alignment = part(page, 'Lawful Alignment');
    await press(alignment.getByRole('tab', { name: 'Why Public Notices Were Required' }), 'ArrowRight');
    await expect(alignment.getByRole('tab', { selected: true })).toHaveText(
      'Case Law That Supports Our Position',
    );
    await press(alignment.getByRole('tabpanel').getByRole('button', { name: 'Details' }), 'Enter');
    await expect(alignment.getByRole('heading', { name: 'Additional Details' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(alignment.getByRole('button', { name: 'Details' }).filter({ visible: true })).toBeFocused();
  });

  await test.step('a case opens, wraps around at both ends, and returns to where it was opened', async () => {
    const precedents = part(page, 'Supporting Precedents');
    const opener = precedents
      .getByRole('button', { name: 'Read the case' })
      .filter({ visible: true })
      .first();
    await press(opener, 'Enter');
    await expect(page.getByText('Case 1 of 7')).toBeVisible();
    await press(precedents.getByRole('button', { name: 'Previous' }), 'Enter');
    await expect(page.getByText('Case 7 of 7')).toBeVisible();
    await press(precedents.getByRole('button', { name: 'Next' }), 'Enter');
    await expect(page.getByText('Case 1 of 7')).toBeVisible();
    await press(precedents.getByRole('button', { name: 'Back to All Cases' }), 'Enter');
    await expect(opener).toBeFocused();
  });

  await test.step('the objections work by keyboard', async () => {
    const objections = part(page, 'Academic Rebuttals');
    await press(objections.getByRole('tab', { name: /^1\./ }), 'End');
    await expect(objections.getByText('18 of 18')).toBeVisible();
    await press(objections.getByRole('button', { name: 'Next' }), 'Enter');
    await expect(objections.getByText('1 of 18')).toBeVisible();
  });

  await test.step('the person trap opens, closes, and is dismissed for the session', async () => {
    const badge = page.getByRole('button', { name: /LEGAL TRAP - Person Definition/ });
    await press(badge, 'Enter');
    await expect(openDialog(page, 'The Person Trap')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(badge).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: "Don't show again" }), 'Enter');
    await expect(openDialog(page, 'The Person Trap')).toBeHidden();
    await expect(badge).toBeHidden();
  });
});

test('the institutions can be compared, each in two views', async ({ page }) => {
  await page.goto('/false-authorities');
  await press(page.getByRole('tab', { name: 'Federal Reserve' }), 'End');
  await expect(page.getByText('8 of 8')).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await press(panel.getByRole('button', { name: 'Control methods' }), 'Enter');
  await expect(panel.getByRole('button', { name: 'Control methods' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await press(panel.getByRole('radio', { name: 'Their System' }), 'ArrowRight');
  await expect(panel.getByText('NEUTRALIZED')).toBeVisible();
  await press(page.getByRole('button', { name: 'Next', exact: true }), 'Enter');
  await expect(page.getByText('1 of 8')).toBeVisible();
  await expect(panel.getByText('NEUTRALIZED')).toBeHidden();
});

test('the sections of the protection page open by keyboard, and its bubble opens and hides', async ({
  page,
}) => {
  await page.goto('/protection');
  await press(page.getByRole('tab', { name: 'Personal identity' }), 'ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Business' })).toHaveAttribute('aria-selected', 'true');
  await press(page.getByRole('button', { name: 'Limitations' }), 'Enter');
  await expect(page.getByText(/not a law firm and does not represent/)).toBeVisible();
  await press(page.getByRole('button', { name: 'What do I receive?' }), 'Enter');
  await press(page.getByRole('button', { name: 'Can I change my mind?' }), 'Enter');
  await expect(page.getByRole('button', { name: 'What do I receive?' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );

  const bubble = page.getByRole('button', { name: /BOND TRAP/ });
  await press(bubble, 'Enter');
  await expect(openDialog(page, 'The social security card claim')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bubble).toBeFocused();
  await press(page.getByRole('button', { name: 'Hide bond trap note' }), 'Enter');
  await expect(bubble).toBeHidden();
  await page.reload();
  await expect(bubble).toBeVisible();
});

test('the introduction explains a term, plays its film and changes its layer', async ({ page }) => {
  await page.goto('/intro');
  const term = page.getByRole('button', { name: 'Jurisdictional Standing' });
  const tip = page.getByRole('tooltip').filter({ visible: true });
  for (let tabs = 0; tabs < 30 && !(await term.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(tip).toContainText('7-day rebuttal window');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);

  const film = page.locator('video').first();
  const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  expect(await paused()).toBe(true);
  await press(page.getByRole('button', { name: /^Play: The dial/ }), 'Enter');
  await expect.poll(paused).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(paused).toBe(true);

  await press(page.getByRole('button', { name: 'Previous layer' }), 'Enter');
  await expect(page.getByRole('tab', { name: 'Aether' })).toHaveAttribute('aria-selected', 'true');
});

test('the questions of the offer are under three tabs', async ({ page }) => {
  await page.goto('/authority-sales');
  await press(page.getByRole('tab', { name: 'Getting Started' }), 'ArrowRight');
  await press(page.getByRole('button', { name: 'What does the trust protect?' }), 'Enter');
  await expect(
    page.getByText(
      /It depends on who set it up, who benefits and when\. In most places, creditors can reach anything you still control or benefit from\./,
    ),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      /It depends on who set it up, who benefits and when\. In most places, creditors can reach anything you still control or benefit from\./,
    ),
  ).toBeHidden();
});
