import {
  listNotifications,
  listMyQuestions,
  listNotificationsByPage,
  searchKnowledge,
} from '@aera/contracts';
import { axeViolations } from '@aera/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { setUpMemberPage } from '../testing/member-page.tsx';

const page = setUpMemberPage();

it('results with a question form have no axe violations', async () => {
  page.api.on(searchKnowledge, () => ({
    results: [
      { id: 'a', title: 'Trusts', category: 'Trusts', confidence: 0.4, content: 'Words.', sourcePage: '/' },
    ],
    hasAnswer: false,
  }));
  page.open('/search?q=trust');
  await screen.findByRole('form');
  expect(await axeViolations()).toEqual([]);
});

it.each(['/dashboard', '/dashboard/notifications'])('%s with data has no axe violations', async (path) => {
  const at = '2025-07-04T09:05:00Z';
  page.signIn();
  page.api.on(listMyQuestions, () => [
    { id: 'q', userId: 'm', status: 'pending', question: 'Who?', submittedAt: at },
  ]);
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
  page.api.on(listNotifications, () => items);
  page.api.on(listNotificationsByPage, () => ({ items, next: null, unread: 1, unseen: 0 }));
  page.open(path);
  await screen.findAllByRole('article');
  expect(await axeViolations()).toEqual([]);
});
