import type { Page } from '@playwright/test';
import { legalProtection } from '../../packages/content/src/pages/legal-protection.ts';
import { legalBattle } from '../../packages/content/src/pages/legal-battle.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { accessPin } from '../platform/start-platform.ts';

test.beforeEach(({ page }) => skipNotices(page));

const focused = (page: Page) => page.locator(':focus');
const counter = (page: Page) => page.getByText(/^Case \d of 6$/);

test('a reader in a dispute finds the obligations, the six cases and the next step by keyboard', async ({
  page,
}) => {
  await page.goto('/legal-battle');
  await expect(page.getByRole('heading', { level: 1, name: 'Legal Battle Protection' })).toBeVisible();
  await expect(page.getByRole('region', { name: legalBattle.binding.title })).toBeInViewport();

  await test.step('the keyboard reaches the cases and moves through them', async () => {
    await page.getByRole('link', { name: legalBattle.toScenarios }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/legal-battle#scenarios');
    await expect(page.getByRole('heading', { name: legalBattle.scenarios.title })).toBeInViewport();
    for (let tabs = 0; tabs < 7; tabs += 1) await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName('Previous');
    await page.keyboard.press('Enter');
    await expect(counter(page)).toHaveText('Case 6 of 6');
    await expect(page.getByRole('heading', { name: 'Criminal Charges' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(counter(page)).toHaveText('Case 1 of 6');
  });

  await test.step('one question is open at a time', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(
        /Only the court can move its dates\. Ask it, or your lawyer, for an adjournment, and attend unless it is granted\./,
      ),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(
        /Only the court can move its dates\. Ask it, or your lawyer, for an adjournment, and attend unless it is granted\./,
      ),
    ).toBeHidden();
    await expect(
      page.getByText(/No\. Your answer or defence goes to the court, in the form and by the date it sets\./),
    ).toBeVisible();
  });

  await page.getByRole('link', { name: 'Get Protection TODAY' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/join');
});

test('the case file behind the PIN keeps its ticks in this browser', async ({ page }) => {
  await page.goto('/legal-protection');
  await page.getByRole('textbox', { name: 'PIN' }).fill(accessPin);
  await page.keyboard.press('Enter');
  const file = page.getByRole('region', { name: legalProtection.caseFile.title });
  await file.getByRole('checkbox', { name: /The next date/ }).check();
  await file.getByRole('checkbox', { name: /Every paper you were served or sent/ }).check();
  await expect(file.getByText('2 of 8 ready')).toBeVisible();
  await page.reload();
  await expect(file.getByText('2 of 8 ready')).toBeVisible();
  await file.getByRole('button', { name: legalProtection.caseFile.clear }).click();
  await expect(file.getByText('0 of 8 ready')).toBeVisible();
});
