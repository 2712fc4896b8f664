import {
  type Duplicate,
  listDuplicates,
  mergeContacts,
  previewMerge,
  readCurrentSteward,
  undoMarkAsDistinct,
  undoMerge,
  markAsDistinct,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { comparePath, paths } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt, where } from '../../../testing/render-at.tsx';
import { duplicate, mergeContact, mergePreview, personMerges } from './testing/merge-records.ts';
import { mergesCopy } from './merges-copy.ts';

const api = setUpFakeApi();
const grace = mergeContact(id(10));
const other = mergeContact(id(11), { name: 'G. Ferrow', email: 'gf@harbour.example', signedIn: true });
const pair = comparePath(grace.id, other.id);
let duplicates: Duplicate[] = [];

/** Clicks a button once it is rendered and not busy. */
const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await userEvent.click(button);
};

beforeEach(() => {
  duplicates = [duplicate(grace, other)];
  serveSignedInSteward(api);
  api.on(listDuplicates, () => ({ items: duplicates, next: null, total: duplicates.length, more: false }));
  api.on(previewMerge, () => mergePreview(grace, other));
});

describe('the duplicates', () => {
  it('show which contacts may be the same person, and why', async () => {
    renderAt(paths.duplicates);
    const entry = await screen.findByRole('button', { name: /Grace Ferrow and G. Ferrow/ });
    expect(entry.textContent).toContain('Strong');
    expect(entry.textContent).toContain('Sent from the same browser');
    expect(screen.getByText('1 suggestion')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(entry);
    await waitFor(() => expect(where()).toBe(pair.replace('~', '%7E')));
  });

  it('show the empty state', async () => {
    duplicates = [];
    renderAt(paths.duplicates);
    expect(await screen.findByText(mergesCopy.empty)).toBeTruthy();
  });

  it('show the error state', async () => {
    api.on(listDuplicates, () => problem(503, 'The service is starting.'));
    renderAt(paths.duplicates);
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
  });

  it('load page by page', async () => {
    const third = mergeContact(id(12), { name: 'Ines Park' });
    api.on(listDuplicates, ({ query }) =>
      query?.cursor
        ? { items: [duplicate(grace, third)], next: null, total: 2, more: true }
        : { items: duplicates, next: 'further', total: 2, more: true },
    );
    renderAt(paths.duplicates);
    await click('Show more');
    expect(await screen.findByRole('button', { name: /Ines Park/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'More than 2 suggestions' })).toBeTruthy();
  });

  it('show that a mailbox is spelled differently', async () => {
    const reasons = [{ reason: 'email' as const, emailVariants: ['tag' as const, 'dots' as const] }];
    duplicates = [duplicate(grace, other, { reasons })];
    renderAt(paths.duplicates);
    expect(await screen.findByText(/^Same mailbox, spelled differently:/)).toBeTruthy();
  });
});

describe('two compared contacts', () => {
  it('show the merged person and the conflicts', async () => {
    const owners = [
      { id: id(1), name: 'Ada' },
      { id: id(2), name: 'Ben' },
    ];
    const nextSteps = owners.map((owner) => ({
      id: owner.id,
      subject: null,
      step: `Call, says ${owner.name}`,
      dueAt: null,
      owner,
    }));
    api.on(previewMerge, () => mergePreview(grace, other, { owners, nextSteps }));
    renderAt(pair);
    const card = await screen.findByRole('article', { name: 'Grace Ferrow and G. Ferrow' });
    expect(within(card).getByText('Signed in')).toBeTruthy();
    expect(within(card).getByText('Unverified address')).toBeTruthy();
    expect(within(card).getByText('Assigned to different stewards')).toBeTruthy();
    expect(within(card).getByText(/^Messages are assigned to Ada and Ben/)).toBeTruthy();
    expect(within(card).getByText('2 open next steps')).toBeTruthy();
    expect(await axeViolations()).toEqual([]);
  });

  it('are merged, which can be undone', async () => {
    api.on(mergeContacts, ({ params }) => {
      duplicates = [];
      return personMerges(params.id);
    });
    api.on(undoMerge, ({ params }) => personMerges(params.id));
    renderAt(pair);
    await click('Merge');
    expect(await screen.findByText('Merged Grace Ferrow and G. Ferrow')).toBeTruthy();
    await waitFor(() => expect(where()).toBe(paths.duplicates));
    const [sent] = api.calls(mergeContacts);
    expect(sent?.body).toMatchObject({ with: other.id, expectedVersion: 'first' });
    await click('Undo');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.calls(undoMerge)).toHaveLength(1);
  });

  it('keep the selected name', async () => {
    api.on(mergeContacts, ({ params }) => personMerges(params.id));
    renderAt(pair);
    await userEvent.click(await screen.findByRole('radio', { name: 'G. Ferrow' }));
    await click('Merge');
    expect(await screen.findByText('Merged Grace Ferrow and G. Ferrow')).toBeTruthy();
    expect(api.calls(mergeContacts)[0]?.body).toMatchObject({ with: grace.id, expectedVersion: 'first' });
  });

  it('show the current preview after a concurrent change', async () => {
    const third = mergeContact(id(12), { name: 'Third' });
    const current = { ...mergePreview(grace, other), merged: [other, third], version: 'second' };
    api.on(mergeContacts, ({ params, body }) => {
      if (body.expectedVersion === 'second') return personMerges(params.id);
      api.on(previewMerge, () => current);
      return problem(409, 'Someone else…', { code: 'person-changed', current });
    });
    renderAt(pair);
    await click('Merge');
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else updated these contacts');
    expect(await screen.findByText('Third')).toBeTruthy();
    await click('Merge');
    await waitFor(() => expect(where()).toBe(paths.duplicates));
    const ids = api.calls(mergeContacts).map(({ body }) => (body as { mergeId: string }).mergeId);
    expect(new Set(ids).size).toBe(1);
  });

  it('are merged with another id when another name is kept after a failure', async () => {
    api.on(mergeContacts, () => problem(503, 'The service is starting.'));
    renderAt(pair);
    await click('Merge');
    expect(await screen.findByText('The service is starting.')).toBeTruthy();
    await click('Merge');
    await userEvent.click(await screen.findByRole('radio', { name: 'G. Ferrow' }));
    await click('Merge');
    await waitFor(() => expect(api.calls(mergeContacts)).toHaveLength(3));
    const [first, retry, other] = api.calls(mergeContacts).map(({ body }) => body as { mergeId: string });
    expect(retry?.mergeId).toBe(first?.mergeId);
    expect(other?.mergeId).not.toBe(first?.mergeId);
  });

  it('show the server’s reason why they cannot be merged', async () => {
    api.on(mergeContacts, () => problem(409, 'You can’t merge a quarantined message. Release it first.'));
    renderAt(pair);
    await click('Merge');
    expect(
      await screen.findByText(/You can’t merge a quarantined message\. Release it first\./),
    ).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('are marked as distinct, which can be undone', async () => {
    api.on(markAsDistinct, ({ params }) => personMerges(params.id));
    api.on(undoMarkAsDistinct, ({ params }) => personMerges(params.id));
    renderAt(pair);
    await click('Mark as not a duplicate');
    expect(
      await screen.findByText('Marked as not a duplicate. Suggested again only if something new links them.'),
    ).toBeTruthy();
    await click('Undo');
    await waitFor(() => expect(api.calls(undoMarkAsDistinct)).toHaveLength(1));
  });

  it('show that they are already merged or do not exist', async () => {
    api.on(previewMerge, () => mergePreview(grace, other, { alreadyMerged: true, merged: [] }));
    const { unmount } = renderAt(pair);
    expect(await screen.findByText('Already merged')).toBeTruthy();
    unmount();
    api.on(previewMerge, () => problem(404, 'Contact not found.'));
    renderAt(comparePath(grace.id, id(99)));
    expect(await screen.findByText('One of these contacts no longer exists')).toBeTruthy();
  });

  it('are read-only for auditors', async () => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
    renderAt(pair);
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
  });
});
