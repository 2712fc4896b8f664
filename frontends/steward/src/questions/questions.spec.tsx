import { type Question, answerQuestion, pendingQuestions } from '@aera/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { Refusal, useFakeApi } from '../testing/fake-api.ts';
import { signedIn } from '../testing/handlers.ts';
import { id, question } from '../testing/records.ts';
import { axeViolations, renderAt, where } from '../testing/render-at.tsx';

const api = useFakeApi();
const first = question();
const second = question({ id: id(31), question: 'Do Alignment Days have a month?', originalQuery: null });
let questions: Question[] = [];

const open = () => renderAt(paths.questions);
const entry = (text: string) => screen.findByRole('button', { name: new RegExp(text) });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your Answer *');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Answer' });
const refuse = (status: number) =>
  api.on(answerQuestion, () => {
    throw new Refusal(status, 'no');
  });

async function write(text: string) {
  open();
  await userEvent.click(await entry('trustee be a'));
  await userEvent.type(box(), text);
}

beforeEach(() => {
  questions = [first, second];
  signedIn(api);
  api.on(pendingQuestions, () => questions);
  api.on(answerQuestion, ({ params }) => {
    questions = questions.filter((each) => each.id !== params.questionId);
    return { id: params.questionId, status: 'answered', answeredAt: '2026-03-04T10:00:00Z' };
  });
});
afterEach(() => vi.useRealTimers());

describe('the list', () => {
  it('counts the questions and shows who asked what, when, after which search', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Pending Questions (2)' })).toBeTruthy();
    const { textContent } = await entry('trustee be a');
    for (const shown of ['User visitor', 'pending', 'Mar 4, 2026', 'trustee beneficiary', 'May a trustee'])
      expect(textContent).toContain(shown);
    expect((await entry('Alignment')).textContent).not.toContain('Searched');
  });

  it('says when nothing waits and nothing is selected', async () => {
    questions = [];
    open();
    expect(await screen.findByText('No pending questions at this time.')).toBeTruthy();
    expect(screen.getByText('Select a Question')).toBeTruthy();
  });

  it('can be asked for again when it did not come', async () => {
    api.on(pendingQuestions, () => {
      throw new Refusal(503);
    });
    open();
    expect(await screen.findByText('The questions did not load')).toBeTruthy();
  });

  it('can be read without seeing it', async () => {
    open();
    await userEvent.click(await entry('trustee be a'));
    expect(await axeViolations()).toEqual([]);
  });
});

describe('an answer', () => {
  it('is written in six rows, beside the question, under an address of its own', async () => {
    open();
    await userEvent.click(await entry('trustee be a'));
    expect(within(screen.getByRole('article')).getByText(first.question)).toBeTruthy();
    expect(box().rows).toBe(6);
    expect(box().required).toBe(true);
    expect(where()).toBe(`${paths.questions}?question=${first.id}`);
  });

  it('cannot be sent while it is blank', async () => {
    await write('   ');
    expect(send().disabled).toBe(true);
    await userEvent.type(box(), 'Yes');
    expect(send().disabled).toBe(false);
  });

  it('is sent trimmed and published, then selection and text are gone', async () => {
    await write('  Yes, with others.  ');
    await userEvent.click(send());
    expect(await screen.findByText('Question Answered')).toBeTruthy();
    expect(
      screen.getByText('Your response has been sent to the user and will be searchable for future users.'),
    ).toBeTruthy();
    expect(api.calls(answerQuestion)[0]?.body).toEqual({ answer: 'Yes, with others.', publish: true });
    expect(await screen.findByRole('heading', { name: 'Pending Questions (1)' })).toBeTruthy();
    expect(await screen.findByText('Select a Question')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pending Questions (1)' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('that is not published does not promise that it can be searched', async () => {
    await write('Only for you.');
    await userEvent.click(screen.getByLabelText('Publish so that it becomes searchable'));
    await userEvent.click(send());
    expect(await screen.findByText('Your response has been sent to the user.')).toBeTruthy();
    expect(api.calls(answerQuestion)[0]?.body).toEqual({ answer: 'Only for you.', publish: false });
  });

  it('says that it is on its way, and goes once', async () => {
    api.on(answerQuestion, () => new Promise(() => {}));
    await write('Yes');
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }));
    expect(api.calls(answerQuestion)).toHaveLength(1);
  });

  it('that fails stays, with the selection', async () => {
    refuse(503);
    await write('Yes');
    await userEvent.click(send());
    expect(await screen.findByText('Failed to answer question. Please try again.')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
    expect(box().value).toBe('Yes');
    expect(where()).toContain(first.id);
    expect(send().disabled).toBe(false);
  });

  it('that comes second says so and stays', async () => {
    refuse(409);
    await write('Yes');
    questions = [second];
    await userEvent.click(send());
    expect(await screen.findByText('Answered by another steward')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Pending Questions (1)' })).toBeTruthy();
    expect(box().value).toBe('Yes');
    expect(send().disabled).toBe(true);
  });

  it('stays when somebody else answers while it is written', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await entry('trustee be a'));
    await user.type(box(), 'Yes');
    questions = [second];
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('Answered by another steward')).toBeTruthy();
    expect(box().value).toBe('Yes');
  });

  it('is kept while another question is open, and through a reload', async () => {
    await write('Half an ans');
    await userEvent.click(await entry('Alignment'));
    expect(box().value).toBe('');
    await userEvent.click(await entry('trustee be a'));
    expect(box().value).toBe('Half an ans');
    cleanup();
    open();
    expect((await entry('trustee be a')).textContent).toContain('Draft');
    await userEvent.click(await entry('trustee be a'));
    expect(box().value).toBe('Half an ans');
  });

  it('is given up by Cancel', async () => {
    await write('Never mind');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Select a Question')).toBeTruthy();
    expect(where()).toBe(paths.questions);
    const again = await entry('trustee be a');
    await waitFor(() => expect(document.activeElement).toBe(again));
    await userEvent.click(again);
    expect(box().value).toBe('');
  });
});

it('says when the address names a question that does not wait', async () => {
  renderAt(`${paths.questions}?question=${id(99)}`);
  expect(await screen.findByText(/This question is not pending/)).toBeTruthy();
});
