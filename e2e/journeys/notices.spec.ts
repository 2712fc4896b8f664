import { readFile } from 'node:fs/promises';
import { scaleTimeout } from '@aera/testing';
import { contact } from '../../packages/content/src/pages/contact.ts';
import { fullNotices } from '../../packages/content/src/pages/full-notices.ts';
import { acknowledgeNotice } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a visitor reads the notices, downloads one, and acknowledges the notice there', async ({ page }) => {
  await page.goto('/full-notices#kingdom-declaration');
  await expect(page.getByRole('heading', { name: /Kingdom Declaration/ })).toBeInViewport();
  await expect(page.getByText('View Jurisdiction Notice')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the Kingdom Declaration (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('aera-kingdom-declaration.pdf');
  expect((await readFile(await file.path())).subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');

  await page.getByRole('button', { name: fullNotices.consentWidget.notViewed.action, exact: true }).click();
  await acknowledgeNotice(page);
  await expect(page.getByText('Jurisdiction Notice Viewed')).toBeVisible({ timeout: scaleTimeout(15_000) });
  expect(new URL(page.url()).pathname).toBe('/full-notices');
});

test('an unreachable provider leaves no broken frame', async ({ page }) => {
  await page.goto('/contact');
  await acknowledgeNotice(page);
  await page.getByRole('button', { name: contact.hostedForm.load }).click();
  await expect(page.getByText(contact.hostedForm.failure.title)).toBeVisible({
    timeout: scaleTimeout(15_000),
  });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: contact.form.submit })).toBeVisible();
});
