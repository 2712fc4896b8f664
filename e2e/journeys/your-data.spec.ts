import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { consentNotice } from '../../packages/content/src/consent-notice.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { expect, test } from '../platform/shared-platform.ts';

const notice = (page: Page) => page.getByRole('dialog', { name: consentNotice.title });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const acceptNotice = async (page: Page) => {
  await button(page, consentNotice.confirm).click();
  await expect(notice(page)).toBeHidden();
};
const readContent = async (download: Download) => readFile(await download.path(), 'utf8');
const choose = (page: Page, content: string | Buffer) =>
  page
    .getByLabel('Choose file')
    .and(page.locator('input'))
    .setInputFiles({
      name: typeof content === 'string' ? 'receipt.json' : 'receipt.pdf',
      mimeType: typeof content === 'string' ? 'application/json' : 'application/pdf',
      buffer: Buffer.from(content),
    });
/** The region in which a saved file is verified. */
const verificationRegion = (page: Page) =>
  page.getByRole('region', { name: 'Check a receipt or certificate' });

test('a visitor verifies their receipt, withdraws the consent, and is erased', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => sessionStorage.setItem('aera-mobile-notice-dismissed', 'true'));

  await test.step('no data is stored before the notice is acknowledged, and this page needs no consent', async () => {
    await page.goto('/your-data');
    await expect(page.getByText('We hold no data about this browser')).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('the consent has a proof of the notice that was shown', async () => {
    const token = page.waitForResponse('**/api/jurisdiction/notice');
    await page.goto('/');
    await token;
    const recorded = page.waitForResponse('**/api/jurisdiction/consent');
    await acceptNotice(page);
    expect(await (await recorded).json()).toMatchObject({ reconsentRequired: false });
  });

  await test.step('the consent is listed with all stored data', async () => {
    await page.goto('/full-notices');
    await page.getByRole('link', { name: 'See the data we hold about this browser' }).click();
    await expect(page).toHaveURL('/your-data');
    await expect(page.getByRole('heading', { name: /^Acknowledged/ })).toHaveCount(1);
    await expect(page.getByText(/^Proven: this version was in force and was shown to you/)).toBeVisible();
    await expect(page.getByText(/^Entry \d+ in the public log/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'When the notice was shown' })).toBeVisible();
    await expectAccessible(page);
    await resize(page, { width: 320, height: 800 });
    await expectFits(page, 'a record on a small phone');
    await resize(page, { width: 1440, height: 900 });
  });

  const receipt = await test.step('its receipt is valid', async () => {
    await button(page, 'Check this receipt').click();
    await expect(page.getByText('This receipt is valid')).toBeVisible();
    await expect(page.getByText(/The file uses this ledger’s key\./)).toBeVisible();
    const download = page.waitForEvent('download');
    await button(page, 'Download receipt').click();
    expect((await download).suggestedFilename()).toMatch(/^consent-receipt-\d{4}-\d\d-\d\d\.json$/);
    return readContent(await download);
  });

  const pdf = await test.step('the receipt can be downloaded as a PDF', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^consent-receipt-\d{4}-\d\d-\d\d\.pdf$/);
    return readFile(await (await download).path());
  });

  await test.step('the file is valid offline, and invalid once it is altered', async () => {
    await context.setOffline(true);
    await choose(page, pdf);
    await expect(verificationRegion(page).getByText('This receipt is valid')).toBeVisible();
    await choose(page, 'none');
    await expect(
      verificationRegion(page).getByText(
        /^This file isn’t a receipt or a certificate\. Choose a \.json file, or a PDF downloaded from this page\./,
      ),
    ).toBeVisible();
    await choose(page, receipt);
    await expect(verificationRegion(page).getByText('This receipt is valid')).toBeVisible();
    const { notice: receiptNotice } = JSON.parse(receipt) as { notice: { version: string } };
    await choose(page, receipt.replace(`"version": "${receiptNotice.version}"`, '"version": "99.0"'));
    await expect(verificationRegion(page).getByText('This receipt is not valid')).toBeVisible();
    await expect(verificationRegion(page).getByText(/The file does not match the entry\./)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('the consent is withdrawn, and the next page shows the notice', async () => {
    await button(page, 'Withdraw consent').click();
    await button(page, 'Withdraw consent').click();
    await expect(page.getByText('Consent withdrawn', { exact: true }).first()).toBeVisible();
    // The records are read again after the message.
    await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
    await button(page, 'Check this receipt').click();
    await expect(
      page.getByText(/The log shows that consent was withdrawn, as the receipt says\./),
    ).toBeVisible();
    await expect(
      page.getByText(/You have no active consent in this browser, so there’s nothing to withdraw\./),
    ).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.goto('/trusts');
    await acceptNotice(page);
  });

  await test.step('identifying data is erased, and a certificate confirms it', async () => {
    await page.goto('/your-data');
    await expect(page.getByRole('heading', { name: /^Acknowledged/ })).toHaveCount(2);
    await button(page, 'Erase my data').click();
    await expectAccessible(page);
    await page.getByLabel('Type ERASE to confirm').fill('ERASE');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Erasure certificate' })).toBeFocused();
    const download = page.waitForEvent('download');
    await button(page, 'Download certificate').click();
    const certificate = JSON.parse(await readContent(await download)) as { consents: string[] };
    expect(certificate.consents).toHaveLength(2);
    await choose(page, JSON.stringify(certificate));
    await expect(verificationRegion(page).getByText('This certificate is valid')).toBeVisible();
    await choose(page, JSON.stringify({ ...certificate, consents: [] }));
    await expect(verificationRegion(page).getByText('This certificate is not valid')).toBeVisible();
  });

  await test.step('the records no longer identify the visitor, and the notice is shown again', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Acknowledged/ })).toHaveCount(2);
    await button(page, 'What identifies you').first().click();
    await expect(
      page.getByText(/^Nothing readable: erased, or never stored in this form\./).first(),
    ).toBeVisible();
    // A receipt that was saved before the erasure is still valid.
    await choose(page, receipt);
    await expect(verificationRegion(page).getByText('This receipt is valid')).toBeVisible();
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
  });
});
