import { answerQuestion, listQuestions, readCurrentSteward, readQuestionOverview } from '@aera/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { toDraftKey } from '@aera/frontend-kit/drafts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { id, steward } from '../../testing/records.ts';
import { safeSessionStorage } from '@aera/frontend-kit';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../testing/render-at.tsx';
import { hasDraft } from './use-answer-draft.ts';
import { answerThread, me, pendingThread, createQuestionServer } from './testing/question-server.ts';

const api = setUpFakeApi();
const first = pendingThread();
const second = pendingThread({
  id: id(31),
  question: 'Do Alignment Days have a month?',
  originalQuery: null,
});
let server: ReturnType<typeof createQuestionServer>;

const open = () => renderAt(paths.questions);
const entry = (text: string) => screen.findByRole('button', { name: new RegExp(text) });
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your Answer *');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Answer' });
const publish = () => screen.getByLabelText<HTMLInputElement>('Publish in search');
const failWith = (status: number) => api.on(answerQuestion, () => problem(status, 'no'));

const openFirst = async () => {
  renderAt(`${paths.questions}?status=all&question=${first.id}`);
  await screen.findByRole('heading', { name: 'History' });
};

async function write(text: string) {
  open();
  await userEvent.click(await entry('trustee be a'));
  await userEvent.type(await box(), text);
}

beforeEach(() => {
  serveSignedInSteward(api);
  server = createQuestionServer(api);
  server.setThreads(first, second);
});

describe('the list', () => {
  it('counts the questions and shows the author, text, time, search and remaining time of each', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Pending Questions (2)' })).toBeTruthy();
    const { textContent } = await entry('trustee be a');
    for (const shown of [
      'User visitor',
      'Pending',
      'Mar 4, 2026',
      'trustee beneficiary',
      'May a trustee',
      'Due in 20 hours',
    ])
      expect(textContent).toContain(shown);
    expect((await entry('Alignment')).textContent).not.toContain('Searches');
  });

  it('shows the empty states of the list and the detail', async () => {
    server.setThreads();
    open();
    expect(await screen.findByText('No pending questions at this time.')).toBeTruthy();
    expect(screen.getByText('Select a Question')).toBeTruthy();
  });

  it('shows the statistics of the server', async () => {
    open();
    const summary = await screen.findByLabelText('Summary');
    await waitFor(() => expect(summary.textContent).toContain('3 hours 10 minutes'));
    expect(summary.textContent).toContain('6 of 8');
  });

  it('shows that the statistics failed to load, and retries', async () => {
    api.on(readQuestionOverview, () => problem(503));
    open();
    expect(await screen.findByText('Couldn’t load the summary')).toBeTruthy();
    createQuestionServer(api);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Summary')).toBeTruthy();
  });

  it('shows the error state', async () => {
    api.on(listQuestions, () => problem(503));
    open();
    expect(await screen.findByText('Couldn’t load questions')).toBeTruthy();
  });

  it('stores its filter in the URL and sends it to the server', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'answered');
    expect(where()).toBe(`${paths.questions}?status=answered`);
    expect(await screen.findByText('No questions match these filters')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Search questions'), 'seal{Enter}');
    expect(where()).toBe(`${paths.questions}?status=answered&q=seal`);
    await waitFor(() =>
      expect(api.calls(listQuestions).at(-1)?.query).toMatchObject({ status: 'answered', q: 'seal' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(where()).toBe(paths.questions);
    expect(await screen.findByRole('heading', { name: 'Pending Questions (2)' })).toBeTruthy();
  });

  it('loads further pages until the last', async () => {
    server.setThreads(first, second, pendingThread({ id: id(32), question: 'A third one?' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await entry('A third one')).toBeTruthy();
    const more = screen.getByRole('button', { name: 'Show more' });
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'));
  });

  it('is navigated with j and k and opened with Enter, but not while the steward types', async () => {
    open();
    await entry('trustee be a');
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toContain('trustee be a');
    await userEvent.keyboard('j');
    expect(document.activeElement?.textContent).toContain('Alignment');
    await userEvent.keyboard('k{Enter}');
    expect(where()).toBe(`${paths.questions}?question=${first.id}`);
    await userEvent.type(await box(), 'just');
    expect((await box()).value).toBe('just');
  });

  it('has no axe violations', async () => {
    open();
    await userEvent.click(await entry('trustee be a'));
    await box();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('an answer', () => {
  it('is written in a six-row field next to the question, under its own URL', async () => {
    open();
    await userEvent.click(await entry('trustee be a'));
    expect((await box()).rows).toBe(6);
    expect((await box()).required).toBe(true);
    expect(within(screen.getByRole('article')).getByText(first.question)).toBeTruthy();
    expect(where()).toBe(`${paths.questions}?question=${first.id}`);
  });

  it('cannot be sent while it is blank', async () => {
    await write('   ');
    expect(send().disabled).toBe(true);
    await userEvent.type(await box(), 'Yes');
    expect(send().disabled).toBe(false);
  });

  it('is trimmed and published, and clears selection and text', async () => {
    await write('  Yes, with others.  ');
    await userEvent.click(send());
    expect(await screen.findByText('Question Answered')).toBeTruthy();
    expect(
      screen.getByText('Your response has been sent to the user and will be searchable for future users.'),
    ).toBeTruthy();
    expect(api.calls(answerQuestion)[0]?.body).toEqual({ answer: 'Yes, with others.', publish: true });
    expect(await screen.findByRole('heading', { name: 'Pending Questions (1)' })).toBeTruthy();
    expect(await screen.findByText('Select a Question')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pending Questions (1)' })),
    );
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('is sent by Ctrl+Enter', async () => {
    await write('Yes{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Question Answered')).toBeTruthy();
    expect(api.calls(answerQuestion)).toHaveLength(1);
  });

  it('is sent without publishing it', async () => {
    await write('Only for you.');
    await userEvent.click(publish());
    await userEvent.click(send());
    expect(await screen.findByText('Your response has been sent to the user.')).toBeTruthy();
    expect(api.calls(answerQuestion)[0]?.body).toEqual({ answer: 'Only for you.', publish: false });
  });

  it('shows that it is being sent, and is sent only once', async () => {
    api.on(answerQuestion, () => new Promise(() => {}));
    await write('Yes');
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }));
    expect(api.calls(answerQuestion)).toHaveLength(1);
  });

  it('keeps text and selection when sending fails', async () => {
    failWith(503);
    await write('Yes');
    await userEvent.click(send());
    expect(await screen.findByText('Failed to answer question. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect((await box()).value).toBe('Yes');
    expect(where()).toContain(first.id);
    expect(send().disabled).toBe(false);
  });

  it('is kept while another question is open, and through a reload', async () => {
    await write('Half an ans');
    await userEvent.click(await entry('Alignment'));
    await waitFor(async () => expect((await box()).value).toBe(''));
    await userEvent.click(await entry('trustee be a'));
    await waitFor(async () => expect((await box()).value).toBe('Half an ans'));
    cleanup();
    open();
    expect((await entry('trustee be a')).textContent).toContain('Draft');
    await userEvent.click(await entry('trustee be a'));
    expect((await box()).value).toBe('Half an ans');
  });

  it('stays private while another question is open', async () => {
    open();
    await userEvent.click(await entry('trustee be a'));
    await box();
    await userEvent.click(publish());
    expect(hasDraft(first.id)).toBe(false);
    await userEvent.type(await box(), 'Only for you.');
    await userEvent.click(await entry('Alignment'));
    await waitFor(async () => expect((await box()).value).toBe(''));
    expect(publish().checked).toBe(true);
    await userEvent.click(await entry('trustee be a'));
    await waitFor(async () => expect((await box()).value).toBe('Only for you.'));
    expect(publish().checked).toBe(false);
    await userEvent.click(send());
    expect(await screen.findByText('Your response has been sent to the user.')).toBeTruthy();
    expect(api.calls(answerQuestion)[0]?.body).toEqual({ answer: 'Only for you.', publish: false });
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('is kept for its author, and not shown to the next steward of the tab', async () => {
    await write('Half an ans');
    cleanup();
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, id: 's-2', username: 'tom' } }));
    open();
    expect((await entry('trustee be a')).textContent).not.toContain('Draft');
    await userEvent.click(await entry('trustee be a'));
    expect((await box()).value).toBe('');
  });

  it('is not stored where builds of another format read it as plain text', async () => {
    await write('Half an ans');
    expect(hasDraft(first.id)).toBe(true);
    expect(safeSessionStorage.get(toDraftKey(`answer-${first.id}`))).toBeNull();
  });

  it('is discarded by Cancel', async () => {
    await write('Never mind');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Select a Question')).toBeTruthy();
    expect(where()).toBe(paths.questions);
    const again = await entry('trustee be a');
    await waitFor(() => expect(document.activeElement).toBe(again));
    await userEvent.click(again);
    expect((await box()).value).toBe('');
  });
});

describe('an answer after a concurrent one', () => {
  it('shows who answered first and when, and keeps the text', async () => {
    await write('My answer');
    server.setThreads(answerThread(first, 'Theirs'), second);
    await userEvent.click(send());
    expect(await screen.findByText('Answered by another steward')).toBeTruthy();
    expect(screen.getByText(/Tom Ward.*Mar 4, 2026/)).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.getByText('My answer')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Pending Questions (1)' })).toBeTruthy();
  });

  it('is no conflict with itself after its response was lost', async () => {
    await write(' My answer ');
    api.on(answerQuestion, ({ params, body }) => {
      server.change(params.questionId, answerThread(first, body.answer, me));
      return problem(503, 'Not now.');
    });
    await userEvent.click(send());
    expect(await screen.findByText('Answer, version 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit answer' })).toBeTruthy();
    expect(screen.queryByText('Answered by another steward')).toBeNull();
    await waitFor(() => expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]));
  });

  it('was saved as private by a first attempt whose response was lost, and can be published', async () => {
    await write('My answer');
    await userEvent.click(publish());
    api.on(answerQuestion, () => problem(503, 'Not now.'));
    await userEvent.click(send());
    expect(await screen.findByText('Error')).toBeTruthy();
    api.on(answerQuestion, ({ params, body }) => {
      server.change(params.questionId, { ...answerThread(first, body.answer, me), published: false });
      return problem(409, 'This question has already been answered.');
    });
    await userEvent.click(publish());
    await userEvent.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('Your answer was saved as private');
    expect(screen.getByText('My answer', { selector: 'blockquote' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Answer published')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Your answer was saved as private')).toBeNull());
    expect(server.find(first.id).published).toBe(true);
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('reports a concurrent answer without sending the text', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await entry('trustee be a'));
    await user.type(await box(), 'My answer');
    server.setThreads(answerThread(first, 'Theirs'), second);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('Answered by another steward')).toBeTruthy();
    expect(screen.getByText('My answer')).toBeTruthy();
  });

  it('can be compared with the other answer, and appended to it', async () => {
    await write('My answer');
    server.setThreads(answerThread(first, 'Theirs'), second);
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    expect(screen.getByText('Tom Ward’s answer')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit their answer' }));
    const revision = screen.getByLabelText<HTMLTextAreaElement>('Edited answer *');
    expect(revision.value).toBe('Theirs\n\nMy answer');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Answer updated')).toBeTruthy();
    expect(server.find(first.id).adminResponse).toBe('Theirs\n\nMy answer');
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('is kept when an earlier revision is saved', async () => {
    const answered = answerThread(first, 'Theirs');
    server.setThreads(answered, second);
    await openFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit answer' }));
    await userEvent.type(screen.getByLabelText('Edited answer *'), ' Sealed.');
    cleanup();
    server.setThreads({ ...answered, status: 'reopened' }, second);
    await openFirst();
    expect(screen.queryByLabelText('Edited answer *')).toBeNull();
    expect(screen.getByText('Theirs Sealed.')).toBeTruthy();
    await userEvent.type(await box(), 'My answer');
    server.setThreads(answered, second);
    await userEvent.click(send());
    expect(await screen.findByText('Answered by another steward')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Answer updated')).toBeTruthy();
    expect(screen.getByText('My answer')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit their answer' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Edited answer *').value).toBe(
      'Theirs Sealed.\n\nMy answer',
    );
  });

  it('is appended to a revision that is already typed, and discarded with it after a reload', async () => {
    const answered = answerThread(first, 'Theirs');
    await write('My answer');
    cleanup();
    server.setThreads(answered, second);
    await openFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit answer' }));
    const revision = () => screen.findByLabelText<HTMLTextAreaElement>('Edited answer *');
    await userEvent.type(await revision(), ' Sealed.');
    await userEvent.click(screen.getByRole('button', { name: 'Edit their answer' }));
    expect((await revision()).value).toBe('Theirs Sealed.\n\nMy answer');
    cleanup();
    await openFirst();
    expect((await revision()).value).toBe('Theirs Sealed.\n\nMy answer');
    expect(screen.queryByText('Answered by another steward')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Answer updated')).toBeTruthy();
    expect(screen.queryByText('Answered by another steward')).toBeNull();
    await waitFor(() => expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]));
  });

  it('is in conflict again, and stays, if it has changed since it was appended to a revision', async () => {
    const answered = answerThread(first, 'Theirs');
    await write('My answer');
    server.setThreads(answered, second);
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Edit their answer' }));
    cleanup();
    server.setThreads({ ...answered, status: 'reopened' }, second);
    await openFirst();
    await userEvent.type(await box(), ' is new');
    server.setThreads(answered, second);
    await userEvent.click(send());
    expect(await screen.findByText('Answered by another steward')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Answer updated')).toBeTruthy();
    expect(screen.getByText('My answer is new')).toBeTruthy();
  });

  it('can be discarded', async () => {
    await write('My answer');
    server.setThreads(answerThread(first, 'Theirs'), second);
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Discard my text' }));
    expect(screen.queryByText('Answered by another steward')).toBeNull();
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });
});

it('shows an error for an unknown question id', async () => {
  renderAt(`${paths.questions}?question=${id(99)}`);
  expect(await screen.findByText('Question not found')).toBeTruthy();
});
