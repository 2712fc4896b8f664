import { scaleTimeout } from '@aera/testing';
import { retentionCopy } from '../../frontends/steward/src/features/analytics/retention/retention-copy.ts';
import { funnelCopy, liveCopy } from '../../frontends/steward/src/features/analytics/analytics-copy.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a steward sees visitors live', async ({ browser, baseURL }) => {
  const origin = baseURL as string;
  const steward = await openStewardPage(browser, origin, '/admin/analytics/live');
  await expect(steward.getByText('LIVE', { exact: true })).toBeVisible();
  const hits = steward.getByRole('table', { name: liveCopy.recent.title });

  await test.step('a page view appears without a reload', async () => {
    const visitor = await openVisitorPage(browser, origin, '/us-vs-them');
    await expect(hits.getByRole('row').filter({ hasText: '/us-vs-them' }).first()).toBeVisible();
    await expect(
      steward.getByRole('table', { name: liveCopy.pages.title }).getByRole('row').nth(1),
    ).toBeVisible();
    await expectAccessible(steward);
    await visitor.context().close();
  });

  await test.step('the page shows a lost connection, and reconnects', async () => {
    await steward.context().setOffline(true);
    await steward.getByRole('button', { name: liveCopy.pause }).click();
    await expect(steward.getByText(liveCopy.state.paused)).toBeVisible();
    await expect(steward.getByText(/^Updated/)).toBeVisible();
    await steward.getByRole('button', { name: liveCopy.resume }).click();
    await expect(steward.getByText(liveCopy.state.reconnecting)).toBeVisible();
    await steward.context().setOffline(false);
    await expect(steward.getByText('LIVE', { exact: true })).toBeVisible({ timeout: scaleTimeout(40_000) });
  });
});

test('a steward follows visitors from arrival to booking on a phone', async ({ browser, baseURL }) => {
  const steward = await openStewardPage(browser, baseURL as string, '/admin/analytics/funnel');
  await resize(steward, { width: 390, height: 844 });
  await steward.getByText('Today', { exact: true }).click();
  await expect(steward).toHaveURL(/range=today/);
  const figures = steward.getByRole('table', { name: funnelCopy.table.title });
  const count = async (step: string) =>
    Number(
      await figures
        .getByRole('row', { name: new RegExp(`^${step}`) })
        .getByRole('cell')
        .first()
        .textContent(),
    );
  await expect(async () => {
    await steward.getByRole('button', { name: 'Refresh' }).click();
    expect(await count(funnelCopy.steps.arrival.name)).toBeGreaterThan(0);
    expect(await count(funnelCopy.steps.consent.name)).toBeGreaterThan(0);
  }).toPass();
  expect(await count(funnelCopy.steps.consent.name)).toBeLessThanOrEqual(
    await count(funnelCopy.steps.arrival.name),
  );
  await expectFits(steward, 'the funnel on a phone');
  await expectAccessible(steward);
  const download = steward.waitForEvent('download');
  await steward.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('visit-funnel.csv');
});

test(
  'a steward previews what a retention period deletes, then changes it',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const steward = await openStewardPage(browser, baseURL as string, '/admin/analytics/retention');
    const field = steward.getByLabel('Totals (days)');
    await expect(field).not.toHaveValue('');
    const days = String(Number(await field.inputValue()) + 1);
    await field.fill(days);
    await steward.keyboard.press('Enter');
    await expect(steward.getByText('Totals: nothing to delete now.')).toBeVisible();
    await expectAccessible(steward);
    await steward.getByRole('button', { name: retentionCopy.preview.apply }).click();
    await expect(steward.getByRole('dialog')).toContainText(retentionCopy.dialog.removesNothing);
    await expectAccessible(steward);
    await steward.getByRole('button', { name: retentionCopy.dialog.confirmNothing }).click();
    await expect(steward.getByText(/^Set by steward/)).toBeFocused();
    const words = new RegExp(`${Number(days).toLocaleString('en-US')} days`);
    await expect(steward.getByRole('table', { name: retentionCopy.history.policies })).toContainText(words);
  },
);
