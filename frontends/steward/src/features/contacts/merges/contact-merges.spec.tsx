import {
  searchContacts,
  readContact,
  readMerges,
  splitContact,
  undoMarkAsDistinct,
  undoMerge,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { comparePath, contactPath } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { contact, contactThread, id } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';
import { duplicate, mergeContact, personMerges } from './testing/merge-records.ts';

const api = setUpFakeApi();
const grace = contact();
const ines = contact({ id: id(11), name: 'Ines Park', email: 'ines@example.org' });
const [one, other] = [mergeContact(grace.id), mergeContact(ines.id, { name: 'Ines Park' })];
const byStatus = { new: 2, contacted: 0, qualified: 0, closed: 0 };

beforeEach(() => {
  serveSignedInSteward(api);
  api.on(searchContacts, () => ({ items: [grace, ines], next: null, total: 2, byStatus }));
  api.on(readContact, () => contactThread(grace));
});

const person = () => screen.findByRole('region', { name: 'Person' });

it('lists possible duplicates with a link to the comparison', async () => {
  api.on(readMerges, ({ params }) => personMerges(params.id, { suggestions: [duplicate(other, one)] }));
  renderAt(contactPath(grace.id));
  expect((await screen.findAllByText(/^Possible duplicate of/)).length).toBeGreaterThan(0);
  const panel = within(await person());
  expect(await panel.findByText('Possible duplicate of')).toBeTruthy();
  const link = panel.getByRole('link', { name: 'Compare: Ines Park' });
  expect(link.getAttribute('href')).toBe(comparePath(grace.id, ines.id));
  expect(await axeViolations()).toEqual([]);
});

it('shows merged contacts, splits one off, and undoes merges', async () => {
  const merged = personMerges(grace.id, {
    person: { contacts: [one, other] },
    history: [
      {
        id: id(50),
        type: 'merged',
        at: '2026-03-05T09:05:00Z',
        by: { id: id(1), name: 'Ada Lovell' },
        names: ['Grace Ferrow', ''],
        reasons: ['session', 'phone'],
        mergeId: id(60),
        distinctId: null,
      },
      {
        id: id(51),
        type: 'marked-distinct',
        at: '2026-03-04T09:05:00Z',
        by: null,
        names: ['Grace Ferrow', 'Dia'],
        reasons: [],
        mergeId: null,
        distinctId: id(61),
      },
    ],
  });
  api.on(readMerges, () => merged);
  api.on(splitContact, () => personMerges(grace.id));
  api.on(undoMerge, () => personMerges(grace.id));
  api.on(undoMarkAsDistinct, () => personMerges(grace.id));
  renderAt(contactPath(grace.id));
  const panel = within(await person());
  expect(within(await panel.findByRole('list', { name: 'Merged with' })).getByText('Ines Park')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Split this contact' }));
  expect(await screen.findByText('Split Grace Ferrow into a separate person')).toBeTruthy();

  /** Clicks a button once it is enabled. */
  const click = async (name: string) => {
    const button = panel.getByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.click(button);
  };
  await click('Merge history');
  expect(panel.getByText('Reason: same browser and same phone number')).toBeTruthy();
  expect(panel.getByText(/Grace Ferrow, Erased/)).toBeTruthy();
  await click('Undo merge');
  await waitFor(() => expect(api.calls(undoMerge)).toHaveLength(1));
  await click('Suggest again');
  await waitFor(() => expect(api.calls(undoMarkAsDistinct)).toHaveLength(1));
});

it('searches for another contact to merge, without those already merged', async () => {
  renderAt(contactPath(grace.id));
  const panel = within(await person());
  expect(await panel.findByText('Not merged with another contact')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Merge with another contact' }));
  await userEvent.type(panel.getByLabelText(/Search name, email or message/), 'ines{Enter}');
  const found = within(await panel.findByRole('list', { name: 'Search results' }));
  expect(found.getAllByRole('listitem')).toHaveLength(1);
  expect(found.getByRole('link', { name: 'Compare: Ines Park' })).toBeTruthy();
  expect(api.calls(searchContacts).at(-1)?.query).toMatchObject({ q: 'ines', snoozed: 'show' });
});

it('shows the error state', async () => {
  api.on(readMerges, () => problem(503, 'The service is starting.'));
  renderAt(contactPath(grace.id));
  expect(await within(await person()).findByText('The service is starting.')).toBeTruthy();
});

it('is hidden for a quarantined contact', async () => {
  api.on(readContact, () => contactThread(grace, { quarantined: true }));
  renderAt(contactPath(grace.id));
  await screen.findByRole('article', { name: grace.name });
  expect(screen.queryByRole('region', { name: 'Person' })).toBeNull();
});
