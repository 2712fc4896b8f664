import {
  type Contact,
  addContactNote,
  assignContact,
  setContactNextStep,
  readContact,
  reopenContact,
  snoozeContact,
  undoContactStatusChange,
  readCurrentSteward,
  updateContact,
  searchContacts,
} from '@aera/contracts';
import { safeSessionStorage } from '@aera/frontend-kit';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { portalTabPath } from '../../../../shared/paths.ts';
import { toDraftKey } from '@aera/frontend-kit/drafts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../../testing/handlers.ts';
import { contact, contactPage, contactThread, steward } from '../../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../../testing/render-at.tsx';

const api = setUpFakeApi();
const grace = contact();
let current: Contact = grace;

const open = () => renderAt(`${portalTabPath('contacts')}&contact=${grace.id}`);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const becomes = (change: Partial<Contact>) => {
  current = { ...current, ...change };
  return current;
};
const change = (to: Partial<Contact>) => ({ ...becomes(to), changed: true });

beforeEach(() => {
  current = grace;
  serveSignedInSteward(api);
  api.on(searchContacts, () => contactPage([current]));
  api.on(readContact, () => contactThread(current));
});

describe('a status change', () => {
  beforeEach(() => api.on(updateContact, ({ body }) => change({ status: body.status, version: 2 })));

  it('can be undone', async () => {
    api.on(undoContactStatusChange, () => becomes({ status: 'new', version: 3 }));
    open();
    await click('Mark Contacted');
    expect(await screen.findByText('Grace Ferrow marked contacted')).toBeTruthy();
    await click('Undo');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.calls(undoContactStatusChange)[0]?.body).toEqual({ version: 2 });
  });

  it('offers no undo when another steward made it first', async () => {
    api.on(updateContact, ({ body }) => ({
      ...becomes({ status: body.status, version: 2 }),
      changed: false,
    }));
    open();
    await click('Mark Contacted');
    expect(await screen.findByText('Grace Ferrow was already contacted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByText('Grace Ferrow marked contacted')).toBeNull();
  });

  it('never undoes a later change by another steward', async () => {
    api.on(updateContact, ({ body }) => change({ status: body.status, version: 3 }));
    api.on(undoContactStatusChange, () => problem(409, 'Someone else updated this contact.'));
    open();
    await click('Mark Contacted');
    await click('Undo');
    expect(await screen.findByText('Couldn’t undo')).toBeTruthy();
    expect(api.calls(undoContactStatusChange)[0]?.body).toEqual({ version: 2 });
  });

  it('shows when it cannot be undone', async () => {
    api.on(undoContactStatusChange, () => problem(409, 'Someone else updated this contact.'));
    open();
    await click('Mark Contacted');
    await click('Undo');
    expect(await screen.findByText('Couldn’t undo')).toBeTruthy();
  });

  it('closes a contact with the selected reason', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Reason for closing'), 'Spam');
    await click('Close');
    await waitFor(() => expect(api.calls(updateContact)).toHaveLength(1));
    expect(api.calls(updateContact)[0]?.body).toEqual({ status: 'closed', version: 1, reason: 'spam' });
  });

  it('shows a concurrent change by another steward, and continues only on confirmation', async () => {
    const theirs = contact({ status: 'qualified', leadScore: 90, version: 4 });
    api.on(updateContact, ({ body }) => {
      if (body.version === 4) return change({ ...theirs, status: body.status, version: 5 });
      return problem(409, 'Someone else…', { code: 'lead-changed', current: theirs });
    });
    open();
    await click('Mark Contacted');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It’s now qualified with a score of 90.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Mark Contacted anyway' }));
    await waitFor(() => expect(api.calls(updateContact)).toHaveLength(2));
    expect(api.calls(updateContact)[1]?.body).toEqual({ status: 'contacted', version: 4 });
  });
});

it('a closed contact shows the reason, offers the same changes, and can be reopened', async () => {
  current = contact({ status: 'closed', closeReason: 'unreachable', version: 3 });
  api.on(reopenContact, () => becomes({ status: 'contacted', closeReason: null }));
  open();
  expect(await screen.findByText(/^Closed: /)).toBeTruthy();
  for (const name of ['Mark Contacted', 'Mark Qualified', 'Close'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  await click('Reopen');
  await waitFor(() => expect(api.calls(reopenContact)[0]?.body).toEqual({ version: 3 }));
});

describe('work on a contact', () => {
  it('saves a note, with the same id on a retry', async () => {
    let down = true;
    api.on(addContactNote, () => {
      if (!down) return becomes({ notes: 1 });
      down = false;
      return problem(503, 'The service is starting.');
    });
    open();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    await userEvent.type(field, 'Called, no answer');
    await click('Save note');
    expect(await screen.findByText('Couldn’t save')).toBeTruthy();
    expect(field.value).toBe('Called, no answer');
    await click('Save note');
    await waitFor(() => expect(field.value).toBe(''));
    expect(await screen.findByText('Note saved')).toBeTruthy();
    const [first, second] = api.calls(addContactNote).map(({ body }) => body as { noteId: string });
    expect(second).toEqual(first);
  });

  it('saves a note that changed after a failure with another id', async () => {
    let down = true;
    api.on(addContactNote, () => {
      if (!down) return becomes({ notes: 1 });
      down = false;
      throw new TypeError('Failed to fetch');
    });
    open();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    await userEvent.type(field, 'Called');
    await click('Save note');
    expect(await screen.findByText('Couldn’t save')).toBeTruthy();
    await userEvent.type(field, ', no answer');
    await click('Save note');
    await waitFor(() => expect(field.value).toBe(''));
    const notes = api.calls(addContactNote).map(({ body }) => body as { noteId: string; text: string });
    expect(notes.map(({ text }) => text)).toEqual(['Called', 'Called, no answer']);
    expect(new Set(notes.map(({ noteId }) => noteId)).size).toBe(2);
  });

  it('keeps a note until it is saved, also when a change of the status leaves the contact', async () => {
    api.on(updateContact, ({ body }) => change({ status: body.status, version: 2 }));
    api.on(addContactNote, () => becomes({ notes: 1 }));
    open();
    await userEvent.type(await screen.findByLabelText('Add a note'), 'Called, no answer');
    await click('Mark Contacted');
    await waitFor(() => expect(screen.queryByLabelText('Add a note')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Grace Ferrow/ }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    expect(field.value).toBe('Called, no answer');
    await click('Save note');
    await waitFor(() => expect(field.value).toBe(''));
    expect(api.calls(addContactNote)[0]?.body).toMatchObject({ text: 'Called, no answer' });
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('saves a note once when its text returns to the one that was sent', async () => {
    api.on(addContactNote, () => {
      throw new TypeError('Failed to fetch');
    });
    open();
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
    await userEvent.type(field, 'Called');
    await click('Save note');
    expect(await screen.findByText('Couldn’t save')).toBeTruthy();
    await userEvent.type(field, ', no{Backspace>4}');
    api.on(addContactNote, () => becomes({ notes: 1 }));
    await click('Save note');
    await waitFor(() => expect(field.value).toBe(''));
    const [first, second] = api.calls(addContactNote).map(({ body }) => body as { noteId: string });
    expect(second).toEqual(first);
  });

  it('keeps the text that is typed while an earlier one is saved', async () => {
    let save = () => {};
    api.on(updateContact, ({ body }) => change({ status: body.status, version: 2 }));
    api.on(addContactNote, () => new Promise((resolve) => (save = () => resolve(becomes({ notes: 1 })))));
    open();
    await userEvent.type(await screen.findByLabelText('Add a note'), 'Called');
    await click('Save note');
    await click('Mark Contacted');
    await waitFor(() => expect(screen.queryByLabelText('Add a note')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Grace Ferrow/ }));
    await userEvent.type(await screen.findByLabelText('Add a note'), ', no answer');
    const reads = api.calls(readContact).length;
    save();
    await waitFor(() => expect(api.calls(readContact).length).toBeGreaterThan(reads));
    cleanup();
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Add a note')).value).toBe('Called, no answer');
  });

  it('keeps a note for its author, and does not show it to the next steward of the tab', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Add a note'), 'Called, no answer');
    cleanup();
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Add a note')).value).toBe('Called, no answer');
    cleanup();
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, id: 's-2', username: 'tom' } }));
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Add a note')).value).toBe('');
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('assigns and unassigns the contact', async () => {
    api.on(assignContact, ({ body }) =>
      becomes({ owner: body.to === null ? null : { id: body.to, name: 'Ada Lovell' } }),
    );
    open();
    await click('Assign to me');
    expect(await screen.findByText('Contact assigned')).toBeTruthy();
    expect(await screen.findByText('Assigned to you')).toBeTruthy();
    await click('Unassign');
    expect(await within(screen.getByRole('article')).findByText('Unassigned')).toBeTruthy();
    expect(await screen.findByText('Contact unassigned')).toBeTruthy();
    expect(api.calls(assignContact).map(({ body }) => body)).toEqual([
      { from: null, to: steward.id },
      { from: steward.id, to: null },
    ]);
  });

  it('shows the next step until it is marked done', async () => {
    api.on(setContactNextStep, ({ body }) =>
      becomes({ nextStep: body.next && { step: body.next.step, dueAt: body.next.dueAt } }),
    );
    open();
    await userEvent.type(await screen.findByLabelText('Next step'), 'Call again');
    await click('Save next step');
    expect(await screen.findByText('Next step saved')).toBeTruthy();
    expect(await screen.findByText('Call again')).toBeTruthy();
    await click('Mark done');
    expect(await screen.findByText('Next step done')).toBeTruthy();
    expect(await screen.findByLabelText('Next step')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Grace Ferrow' }));
    const step = { step: 'Call again', dueAt: null };
    expect(api.calls(setContactNextStep).map(({ body }) => body)).toEqual([
      { from: null, next: step },
      { from: step, next: null },
    ]);
  });

  it('keeps a next step that is not saved when the contact is left', async () => {
    api.on(setContactNextStep, ({ body }) => becomes({ nextStep: body.next }));
    const { unmount } = open();
    await userEvent.type(await screen.findByLabelText('Next step'), 'Call again');
    unmount();
    open();
    expect((await screen.findByLabelText<HTMLInputElement>('Next step')).value).toBe('Call again');
    await click('Save next step');
    expect(await screen.findByText('Call again')).toBeTruthy();
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('discards a next step that was saved although the response was lost', async () => {
    api.on(setContactNextStep, ({ body }) => {
      becomes({ nextStep: body.next });
      return problem(503);
    });
    open();
    await userEvent.type(await screen.findByLabelText('Next step'), 'Call again');
    await click('Save next step');
    expect(await screen.findByText('Call again')).toBeTruthy();
    await click('Mark done');
    expect((await screen.findByLabelText<HTMLInputElement>('Next step')).value).toBe('');
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
  });

  it('shows the next step of another steward instead of marking it done', async () => {
    current = contact({ nextStep: { step: 'Call again', dueAt: null } });
    api.on(setContactNextStep, () => {
      becomes({ nextStep: { step: 'Write to her', dueAt: null } });
      return problem(409, 'Someone else changed the next step of this contact.', { current });
    });
    open();
    await click('Mark done');
    expect(await screen.findByText('Someone else changed the next step of this contact.')).toBeTruthy();
    expect(await screen.findByText('Write to her')).toBeTruthy();
  });

  it('keeps a next step that another steward set first, to replace theirs or to discard it', async () => {
    api.on(setContactNextStep, ({ body }) => {
      if (body.from !== null) return becomes({ nextStep: body.next });
      becomes({ nextStep: { step: 'Write to her', dueAt: null } });
      return problem(409, 'Someone else changed the next step of this contact.', { current });
    });
    open();
    await userEvent.type(await screen.findByLabelText('Next step'), 'Call again');
    await click('Save next step');
    expect(await screen.findByText('Write to her')).toBeTruthy();
    expect(await screen.findByText('Your next step wasn’t saved: Call again')).toBeTruthy();
    await click('Replace with mine');
    expect(await screen.findByText('Call again')).toBeTruthy();
    await waitFor(() => expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Replace with mine' })).toBeNull();
    expect(api.calls(setContactNextStep)[1]?.body).toEqual({
      from: { step: 'Write to her', dueAt: null },
      next: { step: 'Call again', dueAt: null },
    });
  });

  it('keeps the due date of a next step that another steward set first for another day', async () => {
    const theirs = { step: 'Call again', dueAt: '2026-03-09T08:00:00.000Z' };
    api.on(setContactNextStep, () => {
      becomes({ nextStep: theirs });
      return problem(409, 'Someone else changed the next step of this contact.', { current });
    });
    open();
    await userEvent.type(await screen.findByLabelText('Next step'), 'Call again');
    fireEvent.change(screen.getByLabelText(/^Due date/), { target: { value: '2026-03-07T09:00' } });
    await click('Save next step');
    expect(await screen.findByText('Someone else set a next step')).toBeTruthy();
    expect(
      screen.getByText(
        `Your next step wasn’t saved: Call again, due ${formatDate(new Date('2026-03-07T09:00').toISOString())}`,
      ),
    ).toBeTruthy();
    await click('Keep theirs');
    expect(screen.queryByText('Someone else set a next step')).toBeNull();
    expect(safeSessionStorage.keys(toDraftKey(''))).toEqual([]);
    expect(api.calls(setContactNextStep)).toHaveLength(1);
  });

  it('offers no notes and next steps once the contact is erased', async () => {
    current = contact({ name: '', email: '', message: '', nextStep: { step: '', dueAt: null } });
    api.on(setContactNextStep, () => becomes({ nextStep: null }));
    open();
    await click('Mark done');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark done' })).toBeNull());
    expect(screen.getByLabelText('Snooze until')).toBeTruthy();
    expect(screen.queryByLabelText('Next step')).toBeNull();
    expect(screen.queryByLabelText('Add a note')).toBeNull();
  });

  it('snoozes the contact and ends the snooze', async () => {
    api.on(snoozeContact, ({ body }) => becomes({ snoozedUntil: body.snoozedUntil }));
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Snooze until'), 'In 1 week');
    expect(await screen.findByText('Contact snoozed')).toBeTruthy();
    expect(await screen.findByText(/Snoozed until/)).toBeTruthy();
    await click('Unsnooze');
    expect(await screen.findByLabelText('Snooze until')).toBeTruthy();
  });

  it('lists the history, newest first', async () => {
    const by = { id: steward.id, name: 'Ada Lovell' };
    const at = '2026-03-05T09:05:00Z';
    const history = [
      { type: 'captured' as const, at, by: null, leadScore: 47, spamReasons: [] },
      { type: 'note-added' as const, at, by, noteId: 'n', text: '<b>Called</b>' },
      { type: 'closed' as const, at, by, reason: 'spam' as const },
    ];
    api.on(readContact, () => contactThread(current, { history }));
    open();
    const list = await screen.findByRole('region', { name: 'Notes and history' });
    const said = [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(said[0]).toContain('Closed Spam');
    expect(said[1]).toContain('<b>Called</b>');
    expect(said[2]).toContain('Message received');
    expect(await axeViolations()).toEqual([]);
  });

  it('shows a long history in parts', async () => {
    const by = { id: steward.id, name: 'Ada Lovell' };
    const at = '2026-03-05T09:05:00Z';
    const history = Array.from({ length: 120 }, (_, n) => ({
      type: 'note-added' as const,
      at,
      by,
      noteId: `n${n}`,
      text: `Call ${n}`,
    }));
    api.on(readContact, () => contactThread(current, { history }));
    open();
    const list = await screen.findByRole('region', { name: 'Notes and history' });
    expect(list.querySelectorAll('li')).toHaveLength(100);
    expect(within(list).getByText('Call 119')).toBeTruthy();
    await click('Show older entries');
    expect(list.querySelectorAll('li')).toHaveLength(120);
    expect(within(list).getByText('Call 0')).toBeTruthy();
  });

  it('is read-only for auditors', async () => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
    open();
    await screen.findByText('Message received');
    expect(screen.queryByRole('button', { name: 'Mark Contacted' })).toBeNull();
    expect(screen.queryByLabelText('Add a note')).toBeNull();
  });
});
