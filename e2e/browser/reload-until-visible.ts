import { scaleTimeout } from '@aera/testing';
import { expect, type Locator, type Page } from '@playwright/test';

/** Reloads the page until it shows the element. Lists follow an acknowledged event only after its projection, or poll every 30 s. */
export const reloadUntilVisible = (page: Page, locator: Locator): Promise<void> =>
  expect(async () => {
    if (!(await locator.first().isVisible())) await page.reload();
    await expect(locator.first()).toBeVisible({ timeout: scaleTimeout(5000) });
  }).toPass();
