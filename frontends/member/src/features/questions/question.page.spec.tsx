import {
  type QuestionThread,
  type ThreadEntry,
  readQuestionByStatusLink,
  provideInformation,
  voteOnAnswer,
  readQuestion,
  reopenQuestion,
  withdrawQuestion,
} from '@aera/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeViolations } from '@aera/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeEventSource, problem } from '@aera/frontend-kit/testing';
import { setUpMemberPage } from '../../testing/member-page.tsx';

const questionId = '00000000-0000-4000-8000-000000000001';
const page = setUpMemberPage();
const stopped = { state: 'stopped', dueAt: null, slaRemainingMs: null } as const;
const entry = (kind: string, text: string | null, version: number | null = null): ThreadEntry => ({
  kind,
  text,
  version,
  at: `2025-07-04T09:0${(clock += 1) % 10}:00Z`,
  steward: null,
});
let clock = 0;
let thread: QuestionThread;

const asked = (overrides: Partial<QuestionThread> = {}): QuestionThread => ({
  id: questionId,
  userId: 'm-1',
  status: 'pending',
  question: 'Who keeps the seal?',
  originalQuery: 'seal',
  submittedAt: '2025-07-04T09:00:00Z',
  sla: {
    state: 'running',
    dueAt: new Date(Date.now() + 23.5 * 3_600_000).toISOString(),
    slaRemainingMs: null,
  },
  version: null,
  entries: [entry('asked', 'Who keeps the seal?')],
  vote: null,
  ...overrides,
});

const answered = (overrides: Partial<QuestionThread> = {}): QuestionThread =>
  asked({
    status: 'answered',
    sla: stopped,
    version: 1,
    adminResponse: 'The archivist.',
    entries: [entry('asked', 'Who keeps the seal?'), entry('answered', 'The archivist.', 1)],
    ...overrides,
  });

const open = () => page.open(`/dashboard/questions/${questionId}`);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  thread = asked();
  page.signIn();
  page.api.on(readQuestion, () => thread);
});

it('shows the question, its status, and its due time', async () => {
  open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Who keeps the seal?');
  expect(screen.getByText('pending')).toBeTruthy();
  expect(screen.getByText(/Answer due in 2[34] hours/)).toBeTruthy();
  expect(screen.getByText('Searched first for “seal”')).toBeTruthy();
});

it('shows an error for an unknown question', async () => {
  page.api.on(readQuestion, () => problem(404, 'Question not found.'));
  open();
  expect(await screen.findByText('Question not found')).toBeTruthy();
});

it('can be loaded again after a failure', async () => {
  page.api.on(readQuestion, () => problem(503, 'Later.'));
  open();
  await button('Try again');
  page.api.on(readQuestion, () => thread);
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('pending')).toBeTruthy();
});

it('folds a revised wording of the answer', async () => {
  thread = answered({
    version: 2,
    entries: [entry('answered', 'The archivist.', 1), entry('revised', 'The archivist of records.', 2)],
  });
  open();
  const conversation = await screen.findByRole('region', { name: 'Conversation' });
  expect(within(conversation).getByText('Earlier version')).toBeTruthy();
  expect(within(conversation).getByText('The archivist of records.').closest('details')).toBeNull();
  expect(within(conversation).getByText('The archivist.').closest('details')).not.toBeNull();
});

describe('a request for information', () => {
  beforeEach(() => {
    thread = asked({
      status: 'needs_information',
      sla: { state: 'paused', dueAt: null, slaRemainingMs: 3_600_000 },
      entries: [entry('asked', 'Who keeps the seal?'), entry('information_requested', 'Which seal?')],
    });
  });

  it('is answered on the page, and pauses the SLA', async () => {
    page.api.on(provideInformation, () => {
      thread = asked({ entries: [...thread.entries, entry('information_provided', 'The old one.')] });
      return undefined;
    });
    open();
    expect(await screen.findByText('Which seal?')).toBeTruthy();
    expect(screen.getByText('On hold until you reply')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Your reply'), ' The old one. ');
    await userEvent.click(await button('Send reply'));
    expect(await screen.findByText('Reply sent')).toBeTruthy();
    expect(page.api.calls(provideInformation)[0]?.body).toEqual({ reply: 'The old one.' });
    await waitFor(() => expect(screen.queryByLabelText('Your reply')).toBeNull());
  });

  it('confirms a reply whose form is gone before the response, and keeps the focus in place', async () => {
    const response = Promise.withResolvers<undefined>();
    page.api.on(provideInformation, () => response.promise);
    open();
    await userEvent.type(await screen.findByLabelText('Your reply'), 'The old one.');
    await userEvent.click(await button('Send reply'));
    const conversation = screen.getByRole('region', { name: 'Conversation' });
    thread = asked({ entries: [...thread.entries, entry('information_provided', 'The old one.')] });
    act(() => FakeEventSource.last().send('questions'));
    await waitFor(() => expect(screen.queryByLabelText('Your reply')).toBeNull());
    expect(document.activeElement).toBe(conversation.parentElement);
    response.resolve(undefined);
    expect(await screen.findByText('Reply sent')).toBeTruthy();
  });

  it('keeps an unsent reply when the question is answered meanwhile', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Your reply'), 'The old one.');
    thread = answered();
    act(() => FakeEventSource.last().send('questions'));
    expect(await screen.findByText(/Our experts answered while you were writing/)).toBeTruthy();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your reply');
    expect([field.value, field.readOnly]).toEqual(['The old one.', true]);
    expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(await button('Discard text'));
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });

  it('shows no form after an answer when nothing was typed', async () => {
    open();
    await screen.findByLabelText('Your reply');
    thread = answered();
    act(() => FakeEventSource.last().send('questions'));
    await waitFor(() => expect(screen.queryByLabelText('Your reply')).toBeNull());
  });

  it('starts empty at the next request after a reply whose response was lost', async () => {
    page.api.on(provideInformation, () => {
      thread = asked({ entries: [...thread.entries, entry('information_provided', 'The old one.')] });
      return problem(503, 'Not possible at the moment.');
    });
    open();
    const requested = { status: thread.status, sla: thread.sla };
    await userEvent.type(await screen.findByLabelText('Your reply'), 'The old one.');
    await userEvent.click(await button('Send reply'));
    await waitFor(() => expect(screen.queryByLabelText('Your reply')).toBeNull());
    thread = { ...thread, ...requested };
    act(() => FakeEventSource.last().send('questions'));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your reply')).value).toBe('');
  });

  it('keeps a reply that could not be sent', async () => {
    page.api.on(provideInformation, () => problem(503, 'Not possible at the moment.'));
    open();
    await userEvent.type(await screen.findByLabelText('Your reply'), 'The old one.');
    await userEvent.click(await button('Send reply'));
    expect(await screen.findByText('Not possible at the moment.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('The old one.');
  });
});

describe('a vote', () => {
  beforeEach(() => {
    thread = answered();
    page.api.on(voteOnAnswer, ({ body }) => {
      thread = { ...thread, vote: { reason: null, comment: null, ...body } as QuestionThread['vote'] };
      return undefined;
    });
    page.api.on(reopenQuestion, () => {
      thread = { ...thread, status: 'reopened' };
      return undefined;
    });
  });

  it('records that the answer helped, and can be changed', async () => {
    open();
    await userEvent.click(await button('Yes'));
    expect(await screen.findByText('Thanks for your feedback. You can change it at any time.')).toBeTruthy();
    expect((await button('Yes')).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await button('No'));
    await userEvent.selectOptions(screen.getByLabelText('What was the problem?'), 'wrong');
    await userEvent.click(await button('Send feedback'));
    await waitFor(async () => expect((await button('No')).getAttribute('aria-pressed')).toBe('true'));
    expect(page.api.calls(voteOnAnswer).map(({ body }) => body)).toEqual([
      { helpful: true },
      { helpful: false, reason: 'wrong', comment: '' },
    ]);
  });

  it('sends a follow-up only with text', async () => {
    open();
    await userEvent.click(await button('No'));
    await userEvent.click(await button('Send and ask again'));
    expect(await screen.findByText(/Tell us what’s missing, so our experts can answer it/)).toBeTruthy();
    expect(page.api.calls(reopenQuestion)).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('What’s missing?'), 'And at night?');
    await userEvent.click(await button('Send and ask again'));
    expect(await screen.findByText('reopened')).toBeTruthy();
    expect(page.api.calls(reopenQuestion)[0]?.body).toEqual({ comment: 'And at night?' });
  });

  it('keeps the text when a “Yes” fails', async () => {
    page.api.on(voteOnAnswer, () => problem(503));
    open();
    await userEvent.click(await button('No'));
    await userEvent.type(screen.getByLabelText('What’s missing?'), 'And at night?');
    await userEvent.click(await button('Yes'));
    expect(await screen.findByText('Couldn’t save your change')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('What’s missing?').value).toBe('And at night?');
  });

  it('the page has no axe violations', async () => {
    open();
    await userEvent.click(await button('No'));
    expect(await axeViolations()).toEqual([]);
  });
});

it('is withdrawn after confirmation', async () => {
  page.api.on(withdrawQuestion, () => {
    thread = asked({ status: 'withdrawn', sla: stopped });
    return undefined;
  });
  open();
  await userEvent.click(await button('Withdraw question'));
  await userEvent.click(await button('Cancel'));
  expect(page.api.calls(withdrawQuestion)).toHaveLength(0);
  await userEvent.click(await button('Withdraw question'));
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw question' }),
  );
  expect(await screen.findByText('withdrawn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw question' })).toBeNull();
});

describe('the link from a mail', () => {
  const follow = () => page.open('/questions/follow#token-1');

  it('shows the question read-only without an account', async () => {
    page.api.on(readQuestionByStatusLink, ({ params }) => {
      expect(params.token).toBe('token-1');
      return answered({ userId: 'visitor' });
    });
    follow();
    expect(await screen.findByText('The archivist.')).toBeTruthy();
    expect(
      screen.getByText(
        /To reply or ask again, become a member with the email address you used, then confirm it\. Your question will appear on your dashboard\./,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  });

  it.each([404, 410])('shows an invalid link when the server answers %i', async (status) => {
    page.api.on(readQuestionByStatusLink, () => problem(status, 'Gone.'));
    follow();
    expect(await screen.findByText('This link doesn’t work')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
