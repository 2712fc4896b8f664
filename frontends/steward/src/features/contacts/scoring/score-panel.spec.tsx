import {
  type Contact,
  type ContactScore,
  searchContacts,
  readContact,
  readContactScore,
  scoreContact,
  readCurrentSteward,
  undoContactStatusChange,
} from '@aera/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { portalTabPath } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { contact, contactPage, contactScore, contactThread, id, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
let current: Contact;
let score: ContactScore;

const ada = { id: id(1), name: 'Ada Lovell' };
const read = {
  rule: 'read' as const,
  points: 6,
  count: 14,
  days: 3,
  last: '2026-02-03',
  fresh: 12,
  capped: false,
  halfLifeDays: 30,
  from: null,
};
const came = { ...read, rule: 'source' as const, points: 3, count: 1, days: 1, fresh: 3, from: 'google.com' };

beforeEach(() => {
  current = contact({ leadScore: 56, score: { ruleScore: 56, override: null } });
  const [message] = contactScore().reasons;
  score = contactScore({ score: 56, ruleScore: 56, reasons: [message!, read, { ...came, capped: true }] });
  serveSignedInSteward(api);
  api.on(searchContacts, () => contactPage([current]));
  api.on(readContact, () => contactThread(current));
  api.on(readContactScore, () => score);
});

const open = () => renderAt(`${portalTabPath('contacts')}&contact=${current.id}`);
const panel = () => screen.findByRole('region', { name: /^How \d+ was calculated$/ });
const overridden = (by: number | null) => {
  current = {
    ...current,
    version: current.version + 1,
    leadScore: by ?? 56,
    score: { ruleScore: 56, override: by },
  };
  const override = by === null ? null : { score: by, by: ada, at: '2026-03-06T10:00:00Z' };
  score = { ...score, score: by ?? 56, override };
  return { ...current, changed: true };
};

describe('the score of a contact', () => {
  it('lists the reasons', async () => {
    open();
    const region = await panel();
    expect(within(region).getByRole('heading', { name: 'How 56 was calculated' })).toBeTruthy();
    const reasons = within(region).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Message+47Message content, Mar 4, 2026',
      'Page views+614 pages, on 3 days, last Feb 3, 2026; 12 when new, halves every 30 days',
      'Source+31 referral from google.com, Feb 3, 2026; halves every 30 days, maximum reached',
    ]);
    expect(within(region).getByRole('link', { name: 'View rules' }).getAttribute('href')).toBe(
      '/admin/contacts/scoring',
    );
    expect(await axeViolations()).toEqual([]);
  });

  it('is set manually by a steward, which can be undone', async () => {
    api.on(scoreContact, ({ body }) => overridden(body.leadScore));
    api.on(undoContactStatusChange, () => overridden(null));
    open();
    const field = await screen.findByLabelText('Manual score');
    await userEvent.type(field, '101');
    await userEvent.click(screen.getByRole('button', { name: 'Set score' }));
    expect(await screen.findByText('Enter a whole number from 0 to 100')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '80');
    await userEvent.click(screen.getByRole('button', { name: 'Set score' }));
    expect(await screen.findByText('Manual score: 80')).toBeTruthy();
    expect(api.calls(scoreContact).map(({ body }) => body)).toEqual([{ leadScore: 80, version: 1 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Manual score')).toBeTruthy();
    expect(api.calls(undoContactStatusChange)[0]?.body).toEqual({ version: 2 });
  });

  it('offers no undo when another steward has set the same one first', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Manual score'), '80');
    api.on(scoreContact, ({ body }) => ({ ...overridden(body.leadScore), changed: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Set score' }));
    expect(await screen.findByText('Score set to 80')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('never undoes a later change by another steward', async () => {
    api.on(scoreContact, ({ body }) => ({ ...overridden(body.leadScore), version: 3 }));
    api.on(undoContactStatusChange, () => problem(409, 'Someone else updated this contact.'));
    open();
    await userEvent.type(await screen.findByLabelText('Manual score'), '80');
    await userEvent.click(screen.getByRole('button', { name: 'Set score' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Couldn’t undo')).toBeTruthy();
    expect(api.calls(undoContactStatusChange)[0]?.body).toEqual({ version: 2 });
  });

  it('is not set after a concurrent change, and says so', async () => {
    api.on(scoreContact, () => {
      const changed = { ...current, version: 2 };
      return problem(409, 'Someone else changed this contact.', {
        code: 'lead-changed',
        current: changed,
      });
    });
    open();
    await userEvent.type(await screen.findByLabelText('Manual score'), '80');
    await userEvent.click(screen.getByRole('button', { name: 'Set score' }));
    expect(await screen.findByText('Someone else changed this contact.')).toBeTruthy();
  });

  it('is shown with its author and can be reset to the rules', async () => {
    overridden(90);
    api.on(scoreContact, ({ body }) => overridden(body.leadScore));
    open();
    const region = await panel();
    expect(within(region).getByRole('heading', { name: 'How 56 was calculated' })).toBeTruthy();
    expect(within(region).getByText(/^Set by Ada Lovell, .*Calculated score: 56\.$/)).toBeTruthy();
    await userEvent.click(within(region).getByRole('button', { name: 'Use calculated score' }));
    expect(await screen.findByText('Using the calculated score: 56')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Manual score: 90')).toBeNull());
    expect(api.calls(scoreContact)[0]?.body).toEqual({ leadScore: null, version: 2 });
  });

  it('reports a concurrent change without saving', async () => {
    api.on(scoreContact, () => problem(409, 'Someone else updated this contact.'));
    open();
    await userEvent.type(await screen.findByLabelText('Manual score'), '80');
    await userEvent.click(screen.getByRole('button', { name: 'Set score' }));
    expect(await screen.findByText('Someone else updated this contact.')).toBeTruthy();
    expect(screen.queryByText(/Use rule: A steward’s score/)).toBeNull();
  });

  it('is read-only for auditors', async () => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role: 'auditor' as const } }));
    overridden(90);
    open();
    const region = await panel();
    expect(within(region).getByText('Manual score: 90')).toBeTruthy();
    expect(within(region).queryByRole('button')).toBeNull();
  });

  it('shows an error when it fails to load, while the rest is shown', async () => {
    api.on(readContactScore, () => problem(503, 'The service is starting.'));
    open();
    expect(await screen.findByText('Couldn’t load the score', undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText('The service is starting.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark Contacted' })).toBeTruthy();
  });
});
