import {
  type AccountSession,
  listAccountSessions,
  readPersonTimeline,
  readCurrentSteward,
  readPerson,
  revokeAccountSession,
  revokeAllAccountSessions,
} from '@aera/contracts';
import { axeViolations } from '@aera/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported up front, because loading them during the first test can exceed its timeout.
import '../../../app/frame/admin-layout.tsx';
import '../contacts-layout.tsx';
import './person.page.tsx';
import { personPath } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { id, steward } from '../../../testing/records.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { grace, leadId, sources } from './testing/people.ts';

const api = setUpFakeApi();
const memberId = id(40);
const session = (sid: string, browser: string): AccountSession => ({
  id: sid,
  current: false,
  openedAt: '2026-03-04T09:05:00Z',
  expiresAt: '2026-04-04T09:05:00Z',
  lastActiveAt: '2026-03-05T09:00:00Z',
  device: { browser, system: 'Linux', kind: 'desktop' },
  place: { city: 'Bern', region: null, country: 'Switzerland' },
});
let sessions: AccountSession[];
const open = () => renderAt(personPath(leadId));
const card = async () => within(await screen.findByRole('region', { name: 'Sessions' }));
const press = async (name: string) => userEvent.click(await (await card()).findByRole('button', { name }));

beforeEach(() => {
  sessions = [session('s-1', 'Firefox'), session('s-2', 'Chrome')];
  serveSignedInSteward(api);
  api.on(readPersonTimeline, () => ({ items: [], next: null, sources: sources() }));
  api.on(readPerson, () => {
    const person = grace();
    const account = { link: 'member', value: memberId, since: null, verified: true } as const;
    return { ...person, identifiers: [account] };
  });
  api.on(listAccountSessions, () => ({ sessions }));
});

describe('the sessions of a member', () => {
  it('are listed with device, location and last use', async () => {
    open();
    const shown = await card();
    expect(await shown.findByText('Firefox on Linux')).toBeTruthy();
    expect(shown.getByText('Chrome on Linux')).toBeTruthy();
    expect(shown.getAllByText(/^Bern, Switzerland/)).toHaveLength(2);
    expect(await axeViolations()).toEqual([]);
  });

  it('are ended one by one', async () => {
    api.on(revokeAccountSession, ({ params }) => {
      expect(params).toEqual({ kind: 'member', accountId: memberId, id: 's-2' });
      sessions = [session('s-1', 'Firefox')];
      return undefined;
    });
    open();
    await press('Sign out Chrome on Linux');
    expect(await screen.findByText('1 session signed out')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Chrome on Linux')).toBeNull());
  });

  it('are ended all at once', async () => {
    api.on(revokeAllAccountSessions, () => {
      sessions = [];
      return { ended: 2 };
    });
    open();
    await press('Sign out everywhere');
    expect(await screen.findByText('2 sessions signed out')).toBeTruthy();
    expect(await (await card()).findByText('Not signed in anywhere')).toBeTruthy();
  });

  it('stay listed with the reason when they cannot be ended', async () => {
    api.on(revokeAccountSession, () => problem(503, 'Not possible at the moment.'));
    open();
    await press('Sign out Firefox on Linux');
    expect(await screen.findByText('Not possible at the moment.')).toBeTruthy();
    expect(screen.getByText('Firefox on Linux')).toBeTruthy();
  });

  it('show that an erased account no longer exists', async () => {
    api.on(listAccountSessions, () => problem(404, 'Account not found.'));
    open();
    expect(await (await card()).findByText('This account no longer exists')).toBeTruthy();
  });

  it.each(['responder', 'auditor'] as const)('are not shown to a %s', async (role) => {
    api.on(readCurrentSteward, () => ({ success: true, user: { ...steward, role } }));
    open();
    expect(await screen.findByRole('region', { name: 'Identifiers' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Sessions' })).toBeNull();
    expect(api.calls(listAccountSessions)).toEqual([]);
  });
});

it('shows no sessions of a person whose account is not verified', async () => {
  api.on(readPerson, () => grace());
  open();
  expect(await screen.findByRole('region', { name: 'Identifiers' })).toBeTruthy();
  expect(api.calls(listAccountSessions)).toEqual([]);
});
