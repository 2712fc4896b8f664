import { readFile } from 'node:fs/promises';
import { scaleTimeout } from '@aera/testing';
import type { Page } from '@playwright/test';
import {
  consentsCopy,
  explorerCopy,
  impressionsCopy,
  ledgerCopy,
  recordCopy,
} from '../../frontends/steward/src/features/jurisdiction/jurisdiction-copy.ts';
import { logCopy } from '../../frontends/steward/src/shared/log/log-copy.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const ledger = (page: Page) => page.getByRole('region', { name: ledgerCopy.title });
const record = (page: Page) => page.getByRole('dialog', { name: 'Consent record' });
/** The value of a label in a list of facts. */
const fact = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*');

let steward: Page;

// One browser for all tests of this file, which continue on its page.
test.beforeAll(async ({ browser, platform }) => {
  steward = await openStewardPage(browser, platform.url, '/aera-sacrosanct-stewards?tab=jurisdiction');
});
test.afterAll(() => steward.context().close());

test('a steward verifies that the ledger is append-only', async ({ browser, baseURL }) => {
  const origin = baseURL as string;

  await test.step('the monitor agrees with the log, and this browser verifies the consistency proof', async () => {
    // Both the monitor and the page check every ten seconds.
    await expect(ledger(steward).getByText(logCopy.match)).toBeVisible({ timeout: scaleTimeout(60_000) });
    const size = (await fact(steward, logCopy.size).textContent()) ?? '';
    expect(Number.parseInt(size, 10)).toBeGreaterThan(0);
    // One more record leads to a second checkpoint.
    await openVisitorPage(browser, origin);
    await expect(button(steward, 'Verify log')).toBeEnabled({ timeout: scaleTimeout(60_000) });
    await button(steward, 'Verify log').click();
    await expect(ledger(steward).getByText('Verified: nothing was changed or removed')).toBeVisible();
    const download = steward.waitForEvent('download');
    await button(steward, 'Download checkpoint').click();
    expect((await download).suggestedFilename()).toMatch(/^checkpoint-\d+\.txt$/);
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(/\n\n— \S+ \S+\n$/);
  });
});

test('a steward opens a record and verifies its inclusion proof', async () => {
  await button(steward, /^Open consent record/)
    .first()
    .focus();
  await steward.keyboard.press('Enter');
  await expect(record(steward).getByText(recordCopy.proof.verified)).toBeVisible();
  await expect(fact(steward, recordCopy.proof.leaf)).toHaveText(/^[\d,]+$/);
  await expect(fact(steward, recordCopy.notice.proofStatus)).toHaveText(
    recordCopy.notice.proofStatuses.current,
  );
  await expect(fact(steward, recordCopy.notice.hash)).toHaveText(/^[0-9a-f]{64}$/);
  await expect(fact(steward, recordCopy.privacy)).toHaveText(impressionsCopy.notSent);
  await expectAccessible(steward);
  await expect(steward).toHaveURL(/record=/);
  await steward.keyboard.press('Escape');
  await expect(record(steward)).toBeHidden();
  await expect(steward).not.toHaveURL(/record=/);
});

test('a steward finds notices that were not accepted, exports the records, and explores them by IP address', async ({
  baseURL,
}) => {
  const origin = baseURL as string;
  const unanswered = await fetch(new URL('/api/jurisdiction/notice', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-gpc': '1' },
    body: JSON.stringify({ sessionId: crypto.randomUUID() }),
  });
  expect(unanswered.status).toBe(200);
  await steward.reload();

  await test.step('impressions without acceptance are listed, with the privacy signal', async () => {
    const impressions = steward.getByRole('table', { name: impressionsCopy.title });
    await expect(impressions.getByRole('row').filter({ hasText: /Sent$/ }).first()).toBeVisible();
    await expectAccessible(steward);
  });

  await test.step('the records are exported as a file that the server names', async () => {
    const download = steward.waitForEvent('download');
    await steward.getByRole('link', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^jurisdiction-consents-\d{4}-\d\d-\d\d\.csv$/);
    const [header] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect(header).toBe('ID,Session ID,IP Address,Location,Consented At,Notice Version,User Agent,Referrer');
  });

  await test.step('the explorer shows what is recorded of one IP address', async () => {
    await steward.getByRole('link', { name: consentsCopy.explorer }).click();
    await expect(steward.getByRole('heading', { name: 'Jurisdiction consent demo' })).toBeVisible();
    await expect(steward.getByText('No IP selected')).toBeVisible();
    const records = steward.getByRole('table', { name: explorerCopy.table });
    await records.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(steward.getByRole('heading', { name: /^Activity for/ })).toBeFocused();
    await expect(steward.getByRole('table', { name: 'Consents' })).toBeVisible();
    await expect(steward.getByRole('table', { name: explorerCopy.activity.sessions.title })).toBeVisible();
    await expectAccessible(steward);
  });

  await test.step('the explorer fits a phone with its data', async () => {
    await resize(steward, { width: 390, height: 844 });
    await expectFits(steward, 'the explorer on a phone');
  });
});
