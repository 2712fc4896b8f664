import { readFile } from 'node:fs/promises';
import { scaleTimeout } from '@aera/testing';
import type { Locator, Page } from '@playwright/test';
import { visitorCookie } from '@aera/contracts';
import { searchCopy } from '../../frontends/member/src/features/search/search-copy.ts';
import { questionsCopy } from '../../frontends/steward/src/features/questions/questions-copy.ts';
import {
  dataSubjectCopy,
  personCopy,
} from '../../frontends/steward/src/features/contacts/person/person-copy.ts';
import { contactsCopy } from '../../frontends/steward/src/features/contacts/contacts-copy.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { reloadUntilVisible } from '../browser/reload-until-visible.ts';
import { askQuestion } from '../platform/ask-question.ts';
import { writeMessage } from '../platform/contact-messages.ts';
import { createAccount, openStewardPage, openVisitorPage } from '../platform/people.ts';
import { viewPage } from '../platform/hydrated-page.ts';
import { expect, test } from '../platform/shared-platform.ts';

/** Unique per run, so that the spec can run again on the same platform. */
const run = crypto.randomUUID().slice(0, 8);
const name = `Petra ${run}`;
const email = `petra-${run}@example.org`;
const question = `Which heron keeps the weir of ${run}?`;
const words = `heron weir ${run}`;

const entry = (steward: Page, title: string): Locator => steward.getByRole('article', { name: title });

test('a steward reads the timeline of a person, views it at an earlier time, exports it, and erases the person in every service', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL as string;
  const visitor = await openVisitorPage(browser, origin);
  await viewPage(visitor, '/how');
  await viewPage(visitor, '/search');
  await visitor.getByRole('combobox', { name: searchCopy.field }).fill(words);
  // A search while typing is not recorded, and leaving the page cancels the one that counts.
  const found = visitor.waitForResponse(
    (response) =>
      /\/api\/search(\?|$)/.test(response.url()) &&
      (response.request().postDataJSON() as { typing?: boolean }).typing !== true,
  );
  await visitor.keyboard.press('Enter');
  await found;
  await viewPage(visitor, '/search');
  await askQuestion(visitor, { question, email });
  const leadId = await writeMessage(visitor, { name, email, message: 'May I see the weir?' });

  const steward = await openStewardPage(browser, origin, `/admin/contacts?contact=${leadId}`);
  await test.step('the timeline is complete, and shows how each entry was found', async () => {
    await steward.getByRole('link', { name: 'View profile' }).click();
    await expect(steward.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const title of ['Visited the site', 'Acknowledged the notice', 'Searched', 'Asked a question'])
      await reloadUntilVisible(steward, entry(steward, title));
    await expect(entry(steward, 'Asked a question')).toContainText(question);
    await expect(entry(steward, 'Visited the site').first()).toContainText(
      personCopy.timeline.matchedBy.session,
    );
    await expect(entry(steward, contactsCopy.entries.captured)).toContainText(
      personCopy.timeline.matchedBy.contact,
    );
    await entry(steward, 'Visited the site').first().getByText('Pages', { exact: true }).click();
    await expect(entry(steward, 'Visited the site').first()).toContainText('/how');
    await expect(steward.getByRole('region', { name: personCopy.identifiers.title })).toContainText(email);
    await expectAccessible(steward);
    await resize(steward, { width: 320, height: 800 });
    await expectFits(steward, 'a person on a small phone');
    await resize(steward, { width: 1440, height: 900 });
  });

  await test.step('the entry is absent at a time before the message', async () => {
    await entry(steward, contactsCopy.entries.captured)
      .getByRole('button', { name: personCopy.pointInTime.stateBefore })
      .click();
    await expect(steward.getByText(/^As of /).first()).toBeVisible();
    await expect(entry(steward, contactsCopy.entries.captured)).toHaveCount(0);
    await expect(steward.getByText(personCopy.contacts.noneYet)).toBeVisible();
    await expectAccessible(steward);
    await steward.getByRole('button', { name: personCopy.pointInTime.backToCurrent }).click();
    await expect(entry(steward, contactsCopy.entries.captured)).toBeVisible();
  });

  await test.step('a search by address finds the person', async () => {
    await steward.getByRole('button', { name: personCopy.timeline.groups.searches }).click();
    await expect(entry(steward, contactsCopy.entries.captured)).toHaveCount(0);
    await expect(entry(steward, 'Searched')).not.toHaveCount(0);
    await expect(steward).toHaveURL(/kinds=searches/);
    await steward.getByRole('button', { name: 'All', exact: true }).click();
  });

  await test.step('the data export contains what every service stores', async () => {
    await steward.getByLabel(`I’ve confirmed that ${email} belongs to this person`).check();
    const download = steward.waitForEvent('download');
    await steward.getByRole('button', { name: dataSubjectCopy.dataExport.create }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    for (const text of [name, email, question, '/how']) expect(file).toContain(text);
    await expect(steward.getByText(dataSubjectCopy.dataExport.done)).toBeVisible();
  });

  await test.step('after the erasure no personal data of the person remains', async () => {
    const record = entry(steward, 'Acknowledged the notice').getByRole('link', {
      name: personCopy.timeline.links.consent,
    });
    const ledger = await record.first().getAttribute('href');
    await steward.getByRole('button', { name: dataSubjectCopy.erasure.start }).click();
    const dialog = steward.getByRole('dialog', { name: `Erase ${name}?` });
    await expect(dialog.getByRole('row', { name: /Visitor analytics/ })).toBeVisible();
    await dialog.getByLabel(dataSubjectCopy.erasure.dialog.reason).fill('They asked for it');
    await dialog.getByLabel('Type ERASE to confirm').fill(dataSubjectCopy.erasure.dialog.confirmationWord);
    await dialog.getByRole('button', { name: dataSubjectCopy.erasure.dialog.submit }).click();
    const outcome = steward.getByRole('dialog', { name: dataSubjectCopy.erasure.result.title });
    await expect(outcome.getByText(dataSubjectCopy.erasure.result.complete)).toBeVisible();
    await outcome.getByRole('button', { name: 'Close' }).click();
    await reloadUntilVisible(
      steward,
      steward.getByRole('heading', { level: 1, name: dataSubjectCopy.erasure.result.title }),
    );
    await expect(entry(steward, contactsCopy.entries.captured)).toBeVisible();
    for (const title of ['Visited the site', 'Searched', 'Asked a question'])
      await expect(entry(steward, title)).toHaveCount(0);
    await expect(steward.getByText(email)).toHaveCount(0);
    await steward.goto(`/admin/contacts?status=all&q=${encodeURIComponent(email)}`);
    await expect(steward.getByText(contactsCopy.page.nothingFound)).toBeVisible();
    await steward.goto(`/admin/questions?status=all&q=${run}`);
    await expect(steward.getByText(questionsCopy.nothingFound)).toBeVisible();
    await steward.goto(ledger as string);
    await expect(
      steward
        .getByRole('dialog')
        .getByText(
          /Identifying data was erased at the visitor’s request\. The record and its proof are unchanged\./,
        ),
    ).toBeVisible();
  });

  await test.step('the browser of the person deletes its visitor id', async () => {
    const tab = await visitor.context().newPage();
    await tab.goto('/how');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    const notice = tab.getByRole('dialog', { name: /welcome/i });
    // The test advances the clock of this browser.
    await expect(async () => {
      await tab.clock.fastForward(4_000);
      await expect(notice).toBeVisible({ timeout: scaleTimeout(3_000) });
    }).toPass();
  });
});

test(
  'a steward opens the member who asked a question and never sent a message, exports the data, and erases it',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    test.slow();
    const origin = baseURL as string;
    const mona = { name: `Mona ${run}`, email: `mona-${run}@example.org` };
    const asked = `Which otter minds the sluice of ${run}?`;
    const member = await openVisitorPage(browser, origin, '/join');
    await createAccount(member, mona);
    await viewPage(member, '/search');
    await askQuestion(member, { question: asked });

    const steward = await openStewardPage(browser, origin);
    await test.step('the timeline shows the question, the account and the browser', async () => {
      await steward.goto(`/admin/questions?status=all&q=${encodeURIComponent(`sluice of ${run}`)}`);
      await steward.getByRole('button', { name: asked }).click();
      await steward.getByRole('link', { name: 'View profile' }).click();
      await expect(steward.getByRole('heading', { level: 1, name: mona.name })).toBeVisible();
      const titles = ['Signed in', 'Created an account', 'Visited the site', 'Acknowledged the notice'];
      for (const title of [...titles, 'Asked a question'])
        await reloadUntilVisible(steward, entry(steward, title));
      await expect(entry(steward, 'Asked a question')).toContainText(asked);
      await expect(entry(steward, 'Asked a question')).toContainText(personCopy.timeline.matchedBy.member);
      await expect(steward.getByText(personCopy.contacts.none)).toBeVisible();
      await expectAccessible(steward);
      await resize(steward, { width: 320, height: 800 });
      await expectFits(steward, 'a member on a small phone');
      await resize(steward, { width: 1440, height: 900 });
    });

    await test.step('the question is absent at a time before it', async () => {
      await entry(steward, 'Asked a question')
        .getByRole('button', { name: personCopy.pointInTime.stateBefore })
        .click();
      await expect(entry(steward, 'Asked a question')).toHaveCount(0);
      await expect(entry(steward, 'Created an account')).toBeVisible();
      await steward.getByRole('button', { name: personCopy.pointInTime.backToCurrent }).click();
    });

    await test.step('the data export contains all data, and the erasure removes it', async () => {
      const download = steward.waitForEvent('download');
      await steward.getByRole('button', { name: dataSubjectCopy.dataExport.create }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      for (const text of [mona.name, mona.email, asked, '/search']) expect(file).toContain(text);
      await steward.getByRole('button', { name: dataSubjectCopy.erasure.start }).click();
      const dialog = steward.getByRole('dialog', { name: `Erase ${mona.name}?` });
      await dialog.getByLabel(dataSubjectCopy.erasure.dialog.reason).fill('They asked for it');
      await dialog.getByLabel('Type ERASE to confirm').fill(dataSubjectCopy.erasure.dialog.confirmationWord);
      await dialog.getByRole('button', { name: dataSubjectCopy.erasure.dialog.submit }).click();
      const outcome = steward.getByRole('dialog', { name: dataSubjectCopy.erasure.result.title });
      await expect(outcome.getByText(dataSubjectCopy.erasure.result.complete)).toBeVisible();
      await outcome.getByRole('button', { name: 'Close' }).click();
      await reloadUntilVisible(steward, steward.getByText('No activity'));
      await expect(steward.getByRole('heading', { level: 1, name: /^Member [0-9a-f]{8}$/ })).toBeVisible();
    });
  },
);

test(
  'a visitor without messages is a browser session, linked with its consent record in both directions',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const visitor = await openVisitorPage(browser, baseURL as string);
    await viewPage(visitor, '/how');
    const cookies = await visitor.context().cookies();
    const session = cookies.find((cookie) => cookie.name === visitorCookie)?.value.split('.')[0] as string;

    const steward = await openStewardPage(
      browser,
      baseURL as string,
      `/admin/contacts/person/session-${session}`,
    );
    const heading = steward.getByRole('heading', { level: 1, name: `Visitor ${session.slice(0, 8)}` });
    await reloadUntilVisible(steward, entry(steward, 'Visited the site'));
    await expect(heading).toBeVisible();
    await entry(steward, 'Acknowledged the notice')
      .getByRole('link', { name: personCopy.timeline.links.consent })
      .click();
    const record = steward.getByRole('dialog', { name: 'Consent record' });
    await record.getByRole('link', { name: 'View profile' }).click();
    await expect(heading).toBeVisible();
  },
);
