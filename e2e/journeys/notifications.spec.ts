import type { Page } from '@playwright/test';
import { answerQuestion, listPendingQuestions, stewardLogin, submitQuestion } from '@aera/contracts';
import { inboxCopy } from '../../packages/frontend-kit/src/notification-inbox/inbox-copy.ts';
import { createClient } from '../platform/client.ts';
import { openMemberPage, openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { stewardSignIn } from '../platform/start-platform.ts';

/** Submits a question with the session of the page, without leaving the page. */
const ask = (page: Page, question: string): Promise<string> =>
  page.evaluate(
    async ([path, text]) => {
      const body = JSON.stringify({ question: text, userEmail: 'tabs@example.org' });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(path as string, { method: 'POST', headers, body });
      return ((await response.json()) as { id: string }).id;
    },
    [submitQuestion.path, question],
  );

test('notifications arrive live in every tab, and can be marked, archived and restored', async ({
  browser,
  baseURL,
}) => {
  // The journey has two people, three tabs and six answers.
  test.slow();
  const origin = baseURL as string;
  const client = createClient(origin);
  await client.call(stewardLogin, { body: stewardSignIn });
  const first = await openMemberPage(browser, origin, { name: 'Tabitha', email: 'tabs@example.org' });
  const answer = async (question: string) => {
    const params = { questionId: await ask(first, question) };
    await client.call(answerQuestion, { params, body: { answer: 'Yes.', publish: false } });
  };
  const findMessage = (page: Page, question: string) => page.getByRole('article', { name: question });

  const steward = await openStewardPage(browser, origin);
  await test.step('three answers appear on the dashboard, which links to all of them', async () => {
    for (const question of [
      'Is the first bell silver?',
      'Is the second bell gold?',
      'Is the third bell tin?',
    ])
      await answer(question);
    await answer('Is the fourth bell lead?');
    await expect(first.getByText('Is the fourth bell lead?').first()).toBeVisible();
    await first.getByRole('link', { name: 'View All Notifications' }).click();
    await expect(first).toHaveURL(/\/dashboard\/notifications$/);
    await expect(first.getByRole('article')).toHaveCount(4);
  });

  const second = await first.context().newPage();
  const streams: string[] = [];
  second.on('request', (request) => {
    if (request.url().includes('/api/notifications/stream')) streams.push(request.url());
  });
  await test.step('a second tab receives the same updates over the connection of the first', async () => {
    await second.goto('/dashboard/notifications');
    await expect(second.getByRole('article')).toHaveCount(4);
    await answer('Is the fifth bell brass?');
    for (const page of [first, second]) await expect(findMessage(page, 'fifth bell')).toBeVisible();
    expect(streams).toEqual([]);
  });

  await test.step('archiving and its undo in one tab apply in the other', async () => {
    await findMessage(first, 'first bell').getByRole('button', { name: inboxCopy.marks.archived }).click();
    await expect(first.getByText('1 notification archived.')).toBeVisible();
    for (const page of [first, second]) await expect(findMessage(page, 'first bell')).toBeHidden();
    await first.getByRole('button', { name: inboxCopy.undo }).click();
    for (const page of [first, second]) await expect(findMessage(page, 'first bell')).toBeVisible();
  });

  await test.step('the keyboard reads and selects notifications', async () => {
    await findMessage(second, 'fifth bell').focus();
    await second.keyboard.press('u');
    await expect(second.getByText('1 notification marked as read.')).toBeVisible();
    await second.keyboard.press('ArrowDown');
    await second.keyboard.press('x');
    await second.keyboard.press('ArrowDown');
    await second.keyboard.press('x');
    await expect(second.getByLabel('2 selected')).toBeChecked({ checked: false });
    await second.getByRole('button', { name: inboxCopy.marks.read }).first().click();
    await expect(second.getByText('2 notifications marked as read.')).toBeVisible();
  });

  await test.step('the second tab continues when the first closes, and misses nothing', async () => {
    const other = await first.context().newPage();
    await other.goto('/dashboard');
    const asking = ask(other, 'Is the sixth bell iron?');
    await first.close();
    const params = { questionId: await asking };
    await client.call(answerQuestion, { params, body: { answer: 'Yes.', publish: false } });
    await expect(findMessage(second, 'sixth bell')).toBeVisible();
    expect(streams.length).toBeLessThanOrEqual(1);
    await other.close();
  });

  await test.step('filters are in the URL and survive a reload', async () => {
    await second.getByText('Unread', { exact: true }).first().click();
    await expect(second).toHaveURL(/show=unread/);
    await second.reload();
    await expect(second.getByRole('radio', { name: 'Unread' })).toBeChecked();
    await second.getByRole('button', { name: inboxCopy.marksAll.read }).click();
    await expect(second.getByText(inboxCopy.nothingUnread)).toBeVisible();
  });

  await test.step('a steward was notified of each question, and the count of the bell decreases', async () => {
    await steward.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
    await expect(steward.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(steward.getByRole('article').getByText('New question').first()).toBeVisible();
    await steward.getByRole('button', { name: inboxCopy.marksAll.read }).click();
    await expect(steward.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    expect((await client.call(listPendingQuestions)).filter(({ question }) => /bell/.test(question))).toEqual(
      [],
    );
  });
});
