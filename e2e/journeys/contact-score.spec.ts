import type { Locator, Page } from '@playwright/test';
import { scoringCopy } from '../../frontends/steward/src/features/contacts/scoring/scoring-copy.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { reloadUntilVisible } from '../browser/reload-until-visible.ts';
import { writeMessage } from '../platform/contact-messages.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { viewPage } from '../platform/hydrated-page.ts';
import { expect, test } from '../platform/shared-platform.ts';

/** Unique per run, so that the spec can run again on the same platform. */
const name = `Sara ${crypto.randomUUID().slice(0, 8)}`;

const reason = (steward: Page, text: RegExp): Locator =>
  steward.getByRole('region', { name: /^How \d+ was calculated$/ }).getByText(text);

test(
  'a steward sees how a contact’s score is composed, previews other rules, and overrides the score',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    test.slow();
    const visitor = await openVisitorPage(browser, baseURL as string);
    for (const path of ['/how', '/how?again', '/search']) await viewPage(visitor, path);
    const id = await writeMessage(visitor, {
      name,
      email: 'sara@example.org',
      subject: 'A question of weirs',
      message: 'May I see it?',
    });
    const contact = `/admin/contacts?contact=${id}`;
    const steward = await openStewardPage(browser, baseURL as string, contact);

    await test.step('every reason of the score is shown', async () => {
      await reloadUntilVisible(steward, reason(steward, /^\d+ pages, /));
      await reloadUntilVisible(steward, reason(steward, /^1 consent, /));
      const why = steward.getByRole('region', { name: /^How \d+ was calculated$/ });
      await expect(why.getByText('Message content')).toBeVisible();
      await expect(why.getByText(/^1 search, /)).toBeVisible();
      await expectAccessible(steward);
    });

    await test.step('a preview of the rules shows which scores would change', async () => {
      await steward.getByRole('link', { name: scoringCopy.rulesLink }).click();
      await steward.getByLabel('Consent: points').fill('35');
      await steward.getByLabel('Consent: maximum').fill('35');
      const moves = steward.getByRole('region', { name: scoringCopy.preview.title });
      await expect(moves.getByText(/Scores change for/)).toBeVisible();
      await expect(moves.getByRole('link', { name: new RegExp(name) })).toBeVisible();
      await expectAccessible(steward);
      await resize(steward, { width: 320, height: 800 });
      await expectFits(steward, 'the rules of the score on a small phone');
      await resize(steward, { width: 1440, height: 900 });
      await steward.getByLabel(/^Reason for change/).fill('Those who read the notice mean it');
      await steward.getByRole('button', { name: scoringCopy.page.save }).click();
      const history = steward.getByRole('region', { name: 'History' });
      await expect(history.getByText('Those who read the notice mean it').first()).toBeVisible();
      await steward.goto(contact);
      await reloadUntilVisible(steward, reason(steward, /^\+35$/));
    });

    await test.step('the steward’s override applies until it is removed', async () => {
      const card = steward.getByRole('article', { name });
      await card.getByLabel(scoringCopy.override.label).fill('12');
      await card.getByRole('button', { name: scoringCopy.override.submit }).click();
      await expect(card.getByText('Manual score: 12')).toBeVisible();
      await expect(card.getByText('12/100', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: scoringCopy.override.clear }).click();
      await expect(card.getByLabel(scoringCopy.override.label)).toBeVisible();
      await expect(card.getByText('12/100', { exact: true })).toBeHidden();
    });

    await test.step('earlier rules can be restored', async () => {
      await steward.goto('/admin/contacts/scoring');
      await steward.getByRole('button', { name: 'View default rules' }).click();
      await steward.getByRole('button', { name: 'Restore default rules' }).click();
      await expect(steward.getByText('Restored default rules').first()).toBeVisible();
    });
  },
);
