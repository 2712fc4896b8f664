import { answerQuestion, requestInformation, reviseAnswer } from '@aera/contracts';
import { safeSessionStorage } from '@aera/frontend-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths, memberPersonPath } from '../../shared/paths.ts';
import { toDraftKey } from '@aera/frontend-kit/drafts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../testing/handlers.ts';
import { id } from '../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../testing/render-at.tsx';
import { answerThread, pendingThread, createQuestionServer, tom } from './testing/question-server.ts';
import { hasDraft } from './use-answer-draft.ts';

const api = setUpFakeApi();
const first = pendingThread();
let server: ReturnType<typeof createQuestionServer>;

const open = () => renderAt(`${paths.questions}?status=all&question=${first.id}`);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  serveSignedInSteward(api);
  server = createQuestionServer(api);
  server.setThreads(first);
});

describe('an assignment', () => {
  it('is changed and removed', async () => {
    open();
    await userEvent.click(await button('Assign to me'));
    expect((await screen.findAllByText('Assigned to you')).length).toBeGreaterThan(1);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('article')).getByRole('heading', { level: 2 }),
      ),
    );
    await userEvent.click(await button('Unassign'));
    await userEvent.click(await button('Assign to me'));
    await userEvent.selectOptions(await screen.findByLabelText('Reassign to'), tom.id);
    expect(await screen.findAllByText(/Assigned to Tom Ward/)).not.toEqual([]);
    expect(await button('Reassign to me')).toBeTruthy();
  });

  it('is restored by undo', async () => {
    open();
    await userEvent.click(await button('Assign to me'));
    expect((await screen.findAllByText('Assigned to you')).length).toBeGreaterThan(1);
    await userEvent.click(await button('Undo'));
    expect((await screen.findAllByText('Unassigned')).length).toBeGreaterThan(0);
    expect(server.find(first.id).assignee).toBeNull();
  });

  it('reports a concurrent assignment', async () => {
    open();
    await button('Assign to me');
    server.change(first.id, { assignee: tom });
    await userEvent.click(await button('Assign to me'));
    expect(await screen.findByText('This question is now assigned to someone else.')).toBeTruthy();
    expect(await button('Reassign to me')).toBeTruthy();
  });
});

describe('the author', () => {
  const link = () => screen.queryByRole('link', { name: 'View profile' });

  it('links to the profile if known', async () => {
    server.setThreads(pendingThread({ person: `member-${id(60)}` }));
    open();
    await button('Assign to me');
    expect(link()?.getAttribute('href')).toBe(memberPersonPath(id(60)));
  });

  it('has no profile link if unknown', async () => {
    open();
    await button('Assign to me');
    expect(link()).toBeNull();
  });
});

describe('a request for information', () => {
  it('is sent from a dialog and pauses the SLA', async () => {
    open();
    await userEvent.click(await button('Request information'));
    const dialog = await screen.findByRole('dialog', { name: 'Request information' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(within(dialog).getByText('Enter a question')).toBeTruthy();
    await userEvent.type(
      within(dialog).getByLabelText('Your question to the user'),
      ' Which one? {Control>}{Enter}{/Control}',
    );
    expect(await screen.findByText('Information requested', { selector: 'strong' })).toBeTruthy();
    expect(api.calls(requestInformation)[0]?.body).toEqual({ request: 'Which one?' });
    expect(await screen.findAllByText('Waiting for user, 2 hours left')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Request information' })).toBeNull();
  });

  it('keeps its text when another steward has sent one first', async () => {
    open();
    await userEvent.click(await button('Request information'));
    const dialog = await screen.findByRole('dialog', { name: 'Request information' });
    const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Your question to the user');
    await userEvent.type(field, 'Which one?');
    server.change(first.id, { status: 'needs_information' });
    api.on(requestInformation, () => problem(409, 'Information has already been requested.'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await within(dialog).findByText(/Copy your text if you still need it/)).toBeTruthy();
    expect(field.isConnected && field.value).toBe('Which one?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Request information' })).toBeNull();
  });

  it('keeps its text when another steward answers first', async () => {
    open();
    await userEvent.click(await button('Request information'));
    const dialog = await screen.findByRole('dialog', { name: 'Request information' });
    const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Your question to the user');
    await userEvent.type(field, 'Which one?');
    server.setThreads(answerThread(first, 'A deed.'));
    api.on(requestInformation, () => problem(409, 'This question has already been answered.'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('This question has already been answered.')).toBeTruthy();
    expect(await screen.findByText('Answer, version 1')).toBeTruthy();
    expect(field.isConnected && field.value).toBe('Which one?');
  });

  it('does not send the draft of an answer', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Your Answer *'), 'Half an ans');
    await userEvent.click(await button('Request information'));
    await userEvent.type(await screen.findByLabelText('Your question to the user'), 'Which one?');
    await userEvent.click(await button('Send request'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(answerQuestion)).toEqual([]);
  });
});

it('lists the question itself in the history', async () => {
  open();
  expect(await screen.findByText('Asked', { selector: 'strong' })).toBeTruthy();
});

it('shows the newest entries of a long history, and older ones on request', async () => {
  const revisions = Array.from({ length: 30 }, (_, n) => `Revision ${n}`);
  server.setThreads(revisions.reduce((thread, text) => answerThread(thread, text), first));
  open();
  const history = await screen.findByRole('region', { name: 'History' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(20);
  expect(within(history).getByText('Revision 29')).toBeTruthy();
  await userEvent.click(await button('Show older entries'));
  expect(within(history).getAllByRole('listitem')).toHaveLength(31);
  expect(within(history).getByText('Revision 0')).toBeTruthy();
});

it('keeps an answer that is half written when the author withdraws the question', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Your Answer *'), 'Half an ans');
  server.change(first.id, { status: 'withdrawn' });
  await userEvent.click(await button('Send Answer'));
  expect(await screen.findByText(/The user withdrew this question/)).toBeTruthy();
  expect(screen.getByText('Half an ans')).toBeTruthy();
  await userEvent.click(await button('Discard my text'));
  expect(screen.queryByText('Half an ans')).toBeNull();
  expect(hasDraft(first.id)).toBe(false);
});

describe('a published answer', () => {
  beforeEach(() =>
    server.setThreads({
      ...answerThread(first, 'A deed.'),
      votes: { helpful: 3, notHelpful: 1 },
      complaints: [{ reason: 'unclear', comment: 'Too short', at: '2026-03-05T10:00:00Z' }],
    }),
  );

  it('shows its text, its votes, and the reasons why it did not help', async () => {
    open();
    expect(await screen.findByText('Answer, version 1')).toBeTruthy();
    expect(screen.getByText('3 helpful, 1 not helpful')).toBeTruthy();
    expect(screen.getByText(/Too short/)).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('can be unpublished and published again', async () => {
    open();
    await userEvent.click(await button('Unpublish'));
    expect(await screen.findByText('Private')).toBeTruthy();
    await userEvent.click(await button('Publish'));
    expect(await screen.findByText('Published')).toBeTruthy();
    await userEvent.click(await button('Undo'));
    expect(await screen.findByText('Private')).toBeTruthy();
  });

  it('can only be unpublished once the author is erased', async () => {
    server.change(first.id, { question: '', adminResponse: null });
    open();
    const unpublish = await button('Unpublish');
    expect(screen.queryByRole('button', { name: 'Edit answer' })).toBeNull();
    await userEvent.click(unpublish);
    expect(await screen.findByText('Private')).toBeTruthy();
    for (const name of ['Publish', 'Undo']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('keeps a revision through a reload, with the version that it replaces, until it is saved', async () => {
    const { unmount } = open();
    await userEvent.click(await button('Edit answer'));
    await userEvent.type(screen.getByLabelText('Edited answer *'), ' Sealed.');
    unmount();
    server.change(first.id, { adminResponse: 'A writ.', version: 2 });
    open();
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Edited answer *');
    expect(box.value).toBe('A deed. Sealed.');
    expect(document.activeElement).not.toBe(box);
    expect(screen.getByText(/Another steward edited this answer/)).toBeTruthy();
    await userEvent.click(await button('Keep my version'));
    await userEvent.click(await button('Save changes'));
    expect(await screen.findByText('Answer updated')).toBeTruthy();
    expect(server.find(first.id).adminResponse).toBe('A deed. Sealed.');
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('is not revised by a restored draft once the author is erased', async () => {
    const { unmount } = open();
    await userEvent.click(await button('Edit answer'));
    await userEvent.type(screen.getByLabelText('Edited answer *'), ' Sealed.');
    unmount();
    server.change(first.id, { question: '', adminResponse: null });
    open();
    expect(await button('Unpublish')).toBeTruthy();
    expect(screen.queryByLabelText('Edited answer *')).toBeNull();
  });

  it('keeps a revision that is half written when the author withdraws the question', async () => {
    const { unmount } = open();
    await userEvent.click(await button('Edit answer'));
    await userEvent.type(screen.getByLabelText('Edited answer *'), ' Sealed.');
    unmount();
    server.change(first.id, { status: 'withdrawn' });
    open();
    expect(await screen.findByText('A deed. Sealed.')).toBeTruthy();
    await userEvent.click(await button('Discard my text'));
    expect(screen.queryByText('A deed. Sealed.')).toBeNull();
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('is in no conflict with its own revision after its response was lost', async () => {
    open();
    await userEvent.click(await button('Edit answer'));
    await userEvent.type(screen.getByLabelText('Edited answer *'), ' Sealed. ');
    api.on(reviseAnswer, ({ body }) => {
      server.change(first.id, { adminResponse: body.answer, version: 2 });
      return problem(503, 'Not now.');
    });
    await userEvent.click(await button('Save changes'));
    expect(await screen.findByText('Answer, version 2')).toBeTruthy();
    expect(await button('Edit answer')).toBeTruthy();
    expect(screen.queryByText(/Another steward edited this answer/)).toBeNull();
    await waitFor(() => expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]));
  });

  it('stays open for a revision while its text equals the answer', async () => {
    open();
    await userEvent.click(await button('Edit answer'));
    await userEvent.type(screen.getByLabelText('Edited answer *'), ' ');
    await userEvent.type(screen.getByLabelText('Edited answer *'), 'Sealed.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Edited answer *').value).toBe('A deed. Sealed.');
  });

  it('discards a revision by Cancel', async () => {
    open();
    await userEvent.click(await button('Edit answer'));
    await userEvent.type(screen.getByLabelText('Edited answer *'), ' Sealed.');
    await userEvent.click(await button('Cancel'));
    await userEvent.click(await button('Edit answer'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Edited answer *').value).toBe('A deed.');
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('can be revised, and reports a concurrent revision', async () => {
    open();
    await userEvent.click(await button('Edit answer'));
    const box = screen.getByLabelText<HTMLTextAreaElement>('Edited answer *');
    expect(box.value).toBe('A deed.');
    expect(document.activeElement).toBe(box);
    await userEvent.type(box, ' Sealed.');
    server.change(first.id, { adminResponse: 'A writ.', version: 2 });
    await userEvent.click(await button('Save changes'));
    expect(
      await screen.findByText(/Another steward edited this answer\. Their version is shown above\./),
    ).toBeTruthy();
    expect(box.value).toBe('A deed. Sealed.');
    await userEvent.click(await button('Keep my version'));
    await userEvent.click(await button('Save changes'));
    expect(await screen.findByText('Answer updated')).toBeTruthy();
    expect(api.calls(reviseAnswer).map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
    await waitFor(() => expect(server.find(first.id).adminResponse).toBe('A deed. Sealed.'));
  });
});
