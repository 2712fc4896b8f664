import { readFile } from 'node:fs/promises';
import { scaleTimeout } from '@aera/testing';
import type { Page } from '@playwright/test';
import { botsCopy, signalCopy } from '../../frontends/steward/src/features/analytics/bots/bots-copy.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const crawler = 'Mozilla/5.0 (compatible; Lighthousebot/13.0; +https://bots.example/13)';

/** Requests two pages as one session, with the user agent of a crawler. */
async function crawl(origin: string, sessionId: string): Promise<void> {
  for (const path of ['/', '/how']) {
    const response = await fetch(new URL('/api/visitor/pageview', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': crawler, origin },
      body: JSON.stringify({ sessionId, path, title: 'Crawled', consented: true }),
    });
    expect(response.status).toBe(202);
  }
}

const bots = '/aera-sacrosanct-stewards?tab=bots';
const row = (page: Page, session: string) =>
  page.getByRole('table', { name: 'Sessions' }).getByRole('row').filter({ hasText: session });
const marked = (page: Page) => page.getByText(botsCopy.counts.bots).locator('xpath=following-sibling::*');
const readBotCount = async (page: Page) =>
  Number(/^[\d,]+/.exec((await marked(page).textContent()) ?? '')?.[0]);
const dialog = (page: Page) => page.getByRole('dialog');

test(
  'a steward sees why a visitor is classified as a bot, marks the visitor as a person, and undoes it',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const sessionId = crypto.randomUUID();
    const session = sessionId.slice(0, 8);
    await crawl(baseURL as string, sessionId);
    const steward = await openStewardPage(browser, baseURL as string, bots);

    await test.step('the session is marked as a bot, with each reason and its weight', async () => {
      await expect(steward.getByText(botsCopy.protection.title)).toBeVisible();
      await expect(async () => {
        await steward.getByRole('button', { name: 'Refresh', exact: true }).click();
        await expect(row(steward, session)).toBeVisible({ timeout: scaleTimeout(1000) });
      }).toPass();
      await expect(row(steward, session)).toContainText('Score 100');
      await expect(row(steward, session)).toContainText('+100');
      await expect(row(steward, session)).toContainText(signalCopy['known bot'].name);
      await expect(row(steward, session)).toContainText('Lighthousebot/13.0');
      await expectAccessible(steward);
    });

    const before = await readBotCount(steward);
    await test.step('the steward marks it as a person by keyboard, and the figures change', async () => {
      await row(steward, session)
        .getByRole('button', { name: /^Mark as person/ })
        .focus();
      await steward.keyboard.press('Enter');
      await expect(dialog(steward)).toBeVisible();
      await expectAccessible(steward);
      await steward.keyboard.press('Tab');
      await dialog(steward).getByLabel(botsCopy.dialog.reason).focus();
      await steward.keyboard.type('The monitor of a partner');
      await dialog(steward).getByRole('button', { name: botsCopy.dialog.confirm.human }).focus();
      await steward.keyboard.press('Enter');
      await expect(
        steward.getByRole('listitem').filter({ hasText: `Session ${session} marked as a person` }),
      ).toBeVisible();
      // Keeps the toast open.
      await steward.keyboard.press('F8');
      await expect(row(steward, session)).toBeHidden();
      expect(await readBotCount(steward)).toBe(before - 1);
      await expect(steward.getByRole('table', { name: botsCopy.history.title })).toContainText(
        'The monitor of a partner',
      );
    });

    await test.step('the steward undoes that, and the history shows both decisions', async () => {
      await steward.getByRole('button', { name: botsCopy.done.undo }).click();
      await expect(
        steward.getByRole('listitem').filter({ hasText: `Session ${session} is classified by score` }),
      ).toBeVisible();
      await expect(row(steward, session)).toBeVisible();
      expect(await readBotCount(steward)).toBe(before);
      await expect(
        steward
          .getByRole('table', { name: botsCopy.history.title })
          .getByRole('row')
          .filter({ hasText: session }),
      ).toHaveCount(2);
    });

    await test.step('the selection is in the URL and in the export', async () => {
      await steward.getByRole('button', { name: signalCopy['known bot'].name, exact: true }).click();
      await expect(steward).toHaveURL(/signal=known\+bot/);
      await steward.reload();
      await expect(steward.getByLabel(botsCopy.filters.signal, { exact: true })).toHaveValue('known bot');
      await expect(row(steward, session)).toBeVisible();
      const download = steward.waitForEvent('download');
      await steward.getByRole('link', { name: 'Export CSV' }).click();
      expect((await download).suggestedFilename()).toBe('bot-visits.csv');
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toContain(sessionId);
      expect(csv).toContain('known bot');
    });

    await test.step('the page fits a phone', async () => {
      await resize(steward, { width: 390, height: 844 });
      await steward.goto(bots);
      await expect(row(steward, session)).toBeVisible();
      await expectFits(steward, 'the bot tab on a phone');
      await expectAccessible(steward);
    });
  },
);
