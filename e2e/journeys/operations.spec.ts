import { randomUUID } from 'node:crypto';
import { informationProvided } from '@aera/contracts/server';
import { scaleTimeout } from '@aera/testing';
import {
  deadLettersCopy,
  eventsCopy,
} from '../../frontends/steward/src/features/operations/operations-copy.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { publishOnBus } from '../platform/publish-on-bus.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a dead letter is shown, retried, and discarded with a reason', async ({
  browser,
  baseURL,
  dataDir,
}) => {
  const steward = await openStewardPage(browser, baseURL ?? '');
  const id = randomUUID();
  await publishOnBus(dataDir, {
    specversion: '1.0',
    id,
    source: '/services/questions-notifications',
    type: informationProvided.type,
    subject: `question-${id}`,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: { unreadable: 'can read this' },
  });
  await steward.goto('/admin/operations/dead-letters?service=questions-notifications');
  const deadLetter = steward
    .getByRole('row', { name: informationProvided.type })
    .filter({ hasText: id.slice(0, 8) });
  await expect(deadLetter).toBeVisible({ timeout: scaleTimeout(30_000) });
  await deadLetter.getByRole('button', { name: /^Open/ }).click();
  const opened = steward.getByRole('dialog', { name: informationProvided.type });
  await expect(opened.getByRole('region', { name: deadLettersCopy.message })).toContainText('can read this');
  await steward.keyboard.press('Escape');
  await expect(opened).toBeHidden();

  await test.step('the overview shows the dead letter', async () => {
    await steward.goto('/admin/operations');
    const card = steward.getByRole('article', { name: 'Questions and notifications' });
    await card
      .getByRole('link', { name: /failed message/ })
      .first()
      .click();
    await expect(steward).toHaveURL(/dead-letters\?service=questions-notifications/);
  });

  await test.step('after a retry the dead letter returns with its history', async () => {
    await deadLetter.getByRole('button', { name: /^Retry/ }).click();
    await expect(deadLetter.getByText(/retried once/)).toBeVisible({ timeout: scaleTimeout(30_000) });
  });

  await test.step('a discarded dead letter keeps its reason', async () => {
    await deadLetter.getByRole('button', { name: /^Discard/ }).click();
    const dialog = steward.getByRole('dialog', { name: 'Discard this message?' });
    await dialog.getByLabel(deadLettersCopy.dialog.reason).fill(`A test of the journeys, ${id}.`);
    await dialog.getByRole('button', { name: deadLettersCopy.dialog.confirm }).click();
    await expect(dialog).toBeHidden();
    await expect(deadLetter).toBeHidden();
    await steward.getByLabel(deadLettersCopy.show).selectOption('discarded');
    await expect(steward.getByText(`A test of the journeys, ${id}.`)).toBeVisible();
  });
});

test(
  'the explorer leads from a question to the notification that it caused',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const steward = await openStewardPage(browser, baseURL ?? '', '/admin/notifications');
    const visitor = await openVisitorPage(browser, baseURL ?? '');
    const questionId = await visitor.evaluate(async () => {
      const response = await fetch('/api/questions/submit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question: 'Who causes what?', userEmail: 'causes@example.org' }),
      });
      return ((await response.json()) as { id: string }).id;
    });
    const stream = `question-${questionId}`;
    await steward.goto(`/admin/operations/events?service=questions-notifications&stream=${stream}`);
    await expect(steward.getByRole('region', { name: 'State', exact: true })).toContainText('"status"');
    await steward.getByRole('button', { name: `QuestionSubmitted, ${stream}, event 1` }).click();
    const event = steward.getByRole('region', { name: 'QuestionSubmitted' });
    await expect(event).toContainText('question: encrypted');
    await expect(event).not.toContainText('Who causes what?');
    await event.getByRole('link', { name: eventsCopy.event.trace }).click();
    const journey = steward.getByRole('region', { name: eventsCopy.trace.title });
    const cause = journey.getByRole('listitem').filter({ hasText: 'QuestionSubmitted' });
    // The notification of stewards is consumed asynchronously, so the page is reloaded until it appears.
    await expect(async () => {
      await steward.reload();
      await expect(cause.getByRole('link', { name: 'NotificationRaised' }).first()).toBeVisible({
        timeout: scaleTimeout(3_000),
      });
    }).toPass({ timeout: scaleTimeout(60_000) });
  },
);
