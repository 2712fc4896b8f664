import { readFile } from 'node:fs/promises';
import { scaleTimeout } from '@aera/testing';
import type { Page } from '@playwright/test';
import {
  breakdownCopy,
  chartCopy,
  overviewCopy,
} from '../../frontends/steward/src/features/analytics/overview/overview-copy.ts';
import { analyticsCopy, funnelCopy } from '../../frontends/steward/src/features/analytics/analytics-copy.ts';
import { expectAccessible, expectContrast, expectFits, resize } from '../browser/page-assertions.ts';
import { acknowledgeNotice, openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

/** Unique per run, because the platform may contain visits of earlier runs. */
const campaign = `letter-${Date.now().toString(36)}`;
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const row = (page: Page, name: string, value: string) =>
  table(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: value, exact: true }) });
const figure = (page: Page, name: string) =>
  page
    .getByLabel(overviewCopy.metrics.label, { exact: true })
    .locator('div')
    .filter({ hasText: name })
    .getByRole('definition')
    .first();

/** Presses a key until the element has the focus. */
async function pressUntilFocused(
  page: Page,
  key: string,
  target: ReturnType<Page['locator']>,
): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Pressing ${key} does not focus the element.`);
}

test('a steward sees visits, filters them and exports them', async ({ page: visitor, browser, baseURL }) => {
  test.slow();
  await test.step('a visitor arrives from a newsletter and views two pages', async () => {
    await visitor.goto(`/trusts?utm_source=letter&utm_medium=email&utm_campaign=${campaign}&utm_term=rest`);
    await acknowledgeNotice(visitor);
    const second = visitor.waitForResponse('**/api/visitor/pageview');
    await visitor
      .getByRole('contentinfo')
      .getByRole('link', { name: /contact/i })
      .first()
      .click();
    expect((await second).status()).toBe(202);
  });

  const steward = await openStewardPage(browser, baseURL as string);
  await test.step('the overview shows the visit', async () => {
    await steward.getByRole('link', { name: overviewCopy.title, exact: true }).click();
    await expect(steward.getByRole('heading', { level: 1, name: overviewCopy.title })).toBeVisible();
    await steward.getByRole('radio', { name: 'Today', exact: true }).press('Space');
    await steward.getByLabel('Traffic', { exact: true }).selectOption('included');
    await steward.getByRole('tab', { name: analyticsCopy.dimensions.campaign.tab }).click();
    await expect(async () => {
      await steward.getByRole('button', { name: 'Refresh' }).click();
      await expect(row(steward, analyticsCopy.dimensions.campaign.tab, campaign)).toBeVisible({
        timeout: scaleTimeout(2000),
      });
    }).toPass();
  });

  await test.step('a campaign and a page filter all figures', async () => {
    await row(steward, analyticsCopy.dimensions.campaign.tab, campaign).getByRole('button').click();
    await expect(async () => {
      await steward.getByRole('button', { name: 'Refresh' }).click();
      await expect(figure(steward, overviewCopy.metrics.views)).toHaveText('2', {
        timeout: scaleTimeout(2000),
      });
    }).toPass();
    await expect(figure(steward, 'Visitors')).toHaveText('1');
    await row(steward, analyticsCopy.dimensions.page.tab, '/contact').getByRole('button').click();
    await expect(steward).toHaveURL(/page=%2Fcontact/);
    await expect(figure(steward, overviewCopy.metrics.visits)).toHaveText('1');
    await steward.getByRole('tab', { name: 'Terms' }).click();
    await expect(row(steward, 'Terms', 'rest')).toBeVisible();
  });

  await test.step('the period can be compared with yesterday', async () => {
    await expect(steward.getByText(funnelCopy.change.fromNone).first()).toBeVisible();
    await steward.getByLabel(overviewCopy.compare).click();
    await expect(steward.getByText(funnelCopy.change.fromNone)).toHaveCount(0);
  });

  await test.step('the URL contains all filters', async () => {
    await steward.getByRole('radio', { name: 'Table', exact: true }).press('Space');
    await expect(table(steward, 'Visitors by hour')).toBeVisible();
    const chips = await steward.getByRole('region', { name: analyticsCopy.filters.label }).innerText();
    await steward.reload();
    await expect(table(steward, 'Visitors by hour')).toBeVisible();
    await expect(row(steward, 'Terms', 'rest')).toBeVisible();
    await expect(figure(steward, overviewCopy.metrics.views)).toHaveText('2');
    expect(await steward.getByRole('region', { name: analyticsCopy.filters.label }).innerText()).toBe(chips);
    await expect(steward.getByRole('radio', { name: 'Today', exact: true })).toBeChecked();
    await expect(steward.getByLabel('Traffic', { exact: true })).toHaveValue('included');
  });

  await test.step('the export of a table contains the figures that the table shows', async () => {
    await steward
      .getByRole('region', { name: 'Pages', exact: true })
      .getByRole('button', { name: breakdownCopy.widen })
      .click();
    await expect(
      table(steward, analyticsCopy.dimensions.page.tab).getByRole('columnheader', {
        name: overviewCopy.metrics.visits,
      }),
    ).toBeVisible();
    const displayedCells = await row(steward, analyticsCopy.dimensions.page.tab, '/contact')
      .getByRole('cell')
      .allInnerTexts();
    const download = steward.waitForEvent('download');
    await steward.getByRole('link', { name: 'Export CSV: All pages' }).click();
    expect((await download).suggestedFilename()).toBe('visits-by-page.csv');
    const [names, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(names).toMatch(/^Page,Visitors,Visits,Views,/);
    expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual(['/contact', '/trusts']);
    const exported = lines.find((line) => line.startsWith('/contact,'))?.split(',');
    expect(exported?.slice(1, 4)).toEqual(displayedCells.slice(0, 3));
  });

  await test.step('filters and tables work by keyboard', async () => {
    await steward.getByRole('radio', { name: chartCopy.views.chart, exact: true }).press('Space');
    const chart = steward.getByRole('slider', { name: 'Visitors by hour' });
    await pressUntilFocused(steward, 'Tab', chart);
    await steward.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /, 00:00: \d+ visitors?/);
    const chip = steward.getByRole('button', { name: 'Remove filter Page: /contact' });
    await pressUntilFocused(steward, 'Shift+Tab', chip);
    await steward.keyboard.press('Enter');
    await expect(chip).toBeHidden();
    await expect(steward).not.toHaveURL(/page=%2Fcontact/);
  });

  await test.step('the page is accessible and fits every screen', async () => {
    // Figures are dimmed while they reload, so the contrast is tested after the new ones have arrived.
    await expect(steward.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(steward);
    for (const width of [1440, 820, 390, 320]) {
      await resize(steward, { width, height: 844 });
      await expectFits(steward, `the overview at ${width} px`);
    }
    await steward.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(steward);
  });
});
