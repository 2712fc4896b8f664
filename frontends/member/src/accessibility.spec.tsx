import { listNotifications, myQuestions, notificationPage, searchKnowledge } from '@aera/contracts';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { answer } from './testing/handlers.ts';
import { useMemberPage } from './testing/member-page.tsx';

const page = useMemberPage();

/** Rules that what is on the page breaks. Colours are for a real browser: jsdom does not draw. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it.each(['/login', '/join', '/search'])('%s breaks no rule', async (path) => {
  page.open(path);
  await screen.findByRole('heading', { level: 1 });
  expect(await violations()).toEqual([]);
});

it('neither do results with a form for a question', async () => {
  page.api.on(searchKnowledge, () =>
    answer(searchKnowledge, {
      results: [
        { id: 'a', title: 'Trusts', category: 'Trusts', confidence: 0.4, content: 'Words.', sourcePage: '/' },
      ],
      hasAnswer: false,
    }),
  );
  page.open('/search?q=trust');
  await screen.findByRole('form');
  expect(await violations()).toEqual([]);
});

it.each(['/dashboard', '/dashboard/notifications'])('nor does %s', async (path) => {
  const at = '2025-07-04T09:05:00Z';
  page.signIn();
  page.api.on(myQuestions, () =>
    answer(myQuestions, [{ id: 'q', userId: 'm', status: 'pending', question: 'Who?', submittedAt: at }]),
  );
  const items = [
    {
      id: 'n',
      type: 'question_answered',
      message: 'Yes.',
      isRead: false,
      isSeen: true,
      isArchived: false,
      questionId: 'q',
      createdAt: at,
    },
  ];
  page.api.on(listNotifications, () => answer(listNotifications, items));
  page.api.on(notificationPage, () => answer(notificationPage, { items, next: null, unread: 1, unseen: 0 }));
  page.open(path);
  await screen.findAllByRole('article');
  expect(await violations()).toEqual([]);
});
