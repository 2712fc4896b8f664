import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 80 && !(await isFocused(target)); tabs += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  const { outline, shadow } = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return { outline: outlineStyle !== 'none' && outlineWidth !== '0px', shadow: boxShadow !== 'none' };
  });
  expect(outline || shadow, 'the focus can be seen').toBe(true);
}
