import { type Question, listMyQuestionsByPage, readAnswerSlaStats } from '@aera/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeViolations } from '@aera/ui/testing';
import { beforeEach, expect, it } from 'vitest';
import { FakeEventSource, problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';

const page = setUpMemberPage();
let questions: Question[] = [];

const asked = (number: number, overrides: Partial<Question> = {}): Question => ({
  id: `q-${number}`,
  userId: 'm-1',
  status: 'pending',
  question: `Question ${number}?`,
  submittedAt: '2025-07-04T09:05:00Z',
  sla: { state: 'running', dueAt: new Date(Date.now() + 5 * 3_600_000).toISOString(), slaRemainingMs: null },
  ...overrides,
});

beforeEach(() => {
  questions = [asked(1), asked(2), asked(3)];
  page.signIn();
  page.api.on(readAnswerSlaStats, () => ({ slaHours: 24, windowDays: 30, answered: 9, medianMinutes: 190 }));
  page.api.on(listMyQuestionsByPage, ({ query }) => {
    const from = Number(query.cursor ?? 0);
    const found = questions.filter(
      ({ status }) => !query.status || query.status === 'all' || status === query.status,
    );
    return {
      items: found.slice(from, from + 2),
      next: found.length > from + 2 ? String(from + 2) : null,
      total: found.length,
    };
  });
});

it('shows all questions page by page, each with its remaining time', async () => {
  page.open('/dashboard/questions');
  expect(await screen.findByText('2 of 3 questions')).toBeTruthy();
  expect(screen.getAllByText(/Answer due in [45] hours/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('3 of 3 questions')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-disabled')).toBe('true');
});

it('shows the median answer time from the server', async () => {
  page.open('/dashboard/questions');
  expect(await screen.findByText('Usually answered within 3 hours 10 minutes (last 30 days).')).toBeTruthy();
});

it('keeps the filter in the URL and sends it to the server', async () => {
  page.open('/dashboard/questions');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'answered');
  expect(page.path()).toBe('/dashboard/questions?status=answered');
  expect(await screen.findByText('No questions match your filters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await userEvent.type(screen.getByLabelText('Search your questions'), 'seal{Enter}');
  expect(page.path()).toBe('/dashboard/questions?q=seal');
  expect(document.activeElement).toBe(screen.getByLabelText('Search your questions'));
  await waitFor(() => expect(page.api.calls(listMyQuestionsByPage).at(-1)?.query['q']).toBe('seal'));
});

it('shows what to do when there are no questions', async () => {
  questions = [];
  page.open('/dashboard/questions');
  expect(
    await screen.findByText(
      "You haven't asked any questions yet. Start by searching the knowledge base or submitting a question.",
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Start Searching' }));
  await waitFor(() => expect(page.path()).toBe('/search'));
});

it('can be loaded again after a failure', async () => {
  let broken = true;
  page.api.on(listMyQuestionsByPage, () =>
    broken ? problem(503, 'Later.') : { items: questions, next: null, total: 3 },
  );
  page.open('/dashboard/questions');
  expect(await screen.findByText('Couldn’t load your questions')).toBeTruthy();
  expect(screen.getByText('Later.')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 of 3 questions')).toBeTruthy();
});

it('refetches after a server event', async () => {
  page.open('/dashboard/questions');
  await screen.findByText('2 of 3 questions');
  questions = [asked(1, { status: 'answered', adminResponse: 'Because.', sla: undefined })];
  act(() => FakeEventSource.opened.at(-1)?.send('questions'));
  expect(await screen.findByText('Because.')).toBeTruthy();
});

it('has no axe violations', async () => {
  page.open('/dashboard/questions');
  await screen.findAllByRole('article');
  expect(await axeViolations()).toEqual([]);
});
