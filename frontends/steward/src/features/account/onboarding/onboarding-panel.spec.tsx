import {
  changeStewardRole,
  inviteSteward,
  listAccountSessions,
  listStewards,
  reinstateSteward,
  resendInvitation,
  revokeAllAccountSessions,
  type StewardInvitation,
  suspendSteward,
  readCurrentSteward,
  withdrawInvitation,
} from '@aera/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { portalTabPath } from '../../../shared/paths.ts';
import { problem, setUpFakeApi } from '@aera/frontend-kit/testing';
import { serveSignedInSteward } from '../../../testing/handlers.ts';
import { checklist, id, person, steward } from '../../../testing/records.ts';
import { axeViolations } from '@aera/ui/testing';
import { renderAt } from '../../../testing/render-at.tsx';

const api = setUpFakeApi();
const link = '/aera-sacrosanct-stewards/invitation#secret';
const invitation = (change: Partial<StewardInvitation> = {}): StewardInvitation => ({
  id: id(5),
  email: 'new@harbour.example',
  role: 'responder',
  roleExpiresAt: null,
  invitedAt: '2026-03-04T09:05:00Z',
  expiresAt: '2026-03-07T09:05:00Z',
  expired: false,
  ...change,
});
const you = person({
  id: steward.id,
  firstName: 'Ada',
  lastName: 'Lovell',
  username: 'ada',
  role: 'steward',
});

const open = () => renderAt(portalTabPath('onboarding'));
const row = (name: string) => screen.findByRole('row', { name: (text) => text.startsWith(name) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T12:00:00Z') });
  serveSignedInSteward(api);
  api.on(listStewards, () => ({ people: [you, person()], invitations: [invitation()] }));
});

describe('the invitation form', () => {
  beforeEach(() => api.on(inviteSteward, () => ({ invitation: invitation(), link })));

  it('sends an email address and a role, and shows the link once', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Email address'), 'new@harbour.example');
    await press('Send invitation');
    const shown = await screen.findByLabelText<HTMLInputElement>('Invitation link');
    expect(shown.value).toBe(`${window.location.origin}${link}`);
    expect(document.activeElement?.textContent).toBe('Invitation for new@harbour.example');
    expect(api.calls(inviteSteward)[0]?.body).toEqual({
      email: 'new@harbour.example',
      role: 'responder',
      roleExpiresAt: null,
    });
    await press('Done');
    expect(screen.queryByLabelText('Invitation link')).toBeNull();
  });

  it('copies the link', async () => {
    const user = userEvent.setup();
    open();
    await user.type(await screen.findByLabelText('Email address'), 'new@harbour.example{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${link}`);
  });

  it('requires the last day of an auditor, which is included in the role', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Email address'), 'new@harbour.example');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Auditor');
    await press('Send invitation');
    expect(await screen.findByText('Enter a date within the next year')).toBeTruthy();
    const day = screen.getByLabelText<HTMLInputElement>('Access ends on');
    expect(document.activeElement).toBe(day);
    fireEvent.change(day, { target: { value: '2026-03-20' } });
    await press('Send invitation');
    await screen.findByLabelText('Invitation link');
    expect(api.calls(inviteSteward)[0]?.body).toMatchObject({
      role: 'auditor',
      roleExpiresAt: new Date(2026, 2, 21).toISOString(),
    });
  });

  it('validates the e-mail address before sending', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Email address'), 'unknown');
    await press('Send invitation');
    expect(await screen.findByText('Enter an email address')).toBeTruthy();
    expect(api.calls(inviteSteward)).toEqual([]);
  });

  it('keeps the input when the server rejects it', async () => {
    api.on(inviteSteward, () =>
      problem(409, 'Someone with this email address is already a steward or invited.'),
    );
    open();
    await userEvent.type(await screen.findByLabelText('Email address'), 'new@harbour.example{Enter}');
    expect(
      await screen.findByText(/Someone with this email address is already a steward or invited\./),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('new@harbour.example');
  });
});

describe('an open invitation', () => {
  it('gets a new link', async () => {
    api.on(resendInvitation, () => ({ invitation: invitation(), link }));
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Send new link to new@harbour.example' }),
    );
    expect(await screen.findByLabelText('Invitation link')).toBeTruthy();
  });

  it('shows that its link has expired', async () => {
    api.on(listStewards, () => ({ people: [you], invitations: [invitation({ expired: true })] }));
    open();
    expect(await screen.findByText('Link expired')).toBeTruthy();
  });

  it('is revoked after confirmation', async () => {
    api.on(withdrawInvitation, () => undefined);
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Revoke the invitation for new@harbour.example' }),
    );
    api.on(listStewards, () => ({ people: [you], invitations: [] }));
    await confirm('Revoke');
    expect(await screen.findByText('Invitation revoked')).toBeTruthy();
    expect(await screen.findByText('No pending invitations')).toBeTruthy();
    expect(api.calls(withdrawInvitation)).toHaveLength(1);
  });
});

describe('stewards', () => {
  it('are listed with role, status and setup steps', async () => {
    api.on(listStewards, () => ({
      people: [
        person({
          role: 'auditor',
          roleExpiresAt: '2026-04-01T00:00:00Z',
          checklist: checklist({ hasSecondFactor: false }),
        }),
      ],
      invitations: [],
    }));
    open();
    const grace = await row('Grace Ferrow');
    expect(grace.textContent).toContain('grace · grace@harbour.example');
    expect(grace.textContent).toMatch(/Auditor until (Mar 31|Apr 1), 2026/);
    const steps = within(grace)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Invited, done',
      'Password set, done',
      'Two-factor set up, to do',
      'First sign-in, done',
    ]);
  });

  it('manage others but not themselves', async () => {
    open();
    await row('Grace Ferrow');
    expect(within(await row('Ada Lovell (you)')).queryAllByRole('button')).toEqual([]);
    expect(within(await row('Grace Ferrow')).getAllByRole('button')).toHaveLength(3);
  });

  it('get another role', async () => {
    api.on(changeStewardRole, () => undefined);
    open();
    await row('Grace Ferrow');
    await press('Change role for Grace Ferrow');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change role for Grace Ferrow' }));
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Steward');
    await confirm('Change role');
    expect(await screen.findByText('Role changed')).toBeTruthy();
    expect(api.calls(changeStewardRole)[0]?.body).toEqual({ role: 'steward', roleExpiresAt: null });
  });

  it('are suspended and reinstated', async () => {
    api.on(suspendSteward, () => undefined);
    api.on(reinstateSteward, () => undefined);
    open();
    await row('Grace Ferrow');
    await press('Suspend Grace Ferrow');
    api.on(listStewards, () => ({ people: [person({ status: 'suspended' })], invitations: [] }));
    await confirm('Suspend');
    await userEvent.click(await screen.findByRole('button', { name: 'Reinstate Grace Ferrow' }));
    await confirm('Reinstate');
    expect(await screen.findByText('Steward reinstated')).toBeTruthy();
    expect([api.calls(suspendSteward).length, api.calls(reinstateSteward).length]).toEqual([1, 1]);
  });

  it('stay unchanged when the server rejects the change, and the dialog shows why', async () => {
    api.on(suspendSteward, () => problem(403, 'Only active stewards can do this.'));
    open();
    await row('Grace Ferrow');
    await press('Suspend Grace Ferrow');
    await confirm('Suspend');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/Only active stewards can do this\./)).toBeTruthy();
  });
});

it('is read-only for auditors', async () => {
  const roleExpiresAt = '2026-04-01T00:00:00Z';
  api.on(readCurrentSteward, () => ({
    success: true,
    user: { ...steward, role: 'auditor' as const, roleExpiresAt },
  }));
  open();
  await row('Grace Ferrow');
  expect(screen.getByText(/^View only until (Mar 31|Apr 1), 2026$/)).toBeTruthy();
  for (const name of [/Send invitation/, /Change role for/, /^Suspend/, /Send new link/, /Revoke/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('shows the error state and retries', async () => {
  api.on(listStewards, () => problem(503));
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on(listStewards, () => ({ people: [person()], invitations: [] }));
  await userEvent.click(retry);
  expect(await row('Grace Ferrow')).toBeTruthy();
});

it('has no axe violations', async () => {
  open();
  await row('Grace Ferrow');
  expect(await axeViolations()).toEqual([]);
});

describe('the sessions of another steward', () => {
  it('are listed in a dialog and ended without a suspension', async () => {
    const accountId = person().id;
    let count = 1;
    api.on(listAccountSessions, ({ params }) => {
      expect(params).toEqual({ kind: 'steward', accountId });
      return {
        sessions: Array.from({ length: count }, () => ({
          id: 's-1',
          current: false,
          openedAt: '2026-03-04T09:05:00Z',
          expiresAt: '2026-03-05T21:05:00Z',
          lastActiveAt: '2026-03-05T11:00:00Z',
          device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' as const },
          place: { city: null, region: null, country: null },
        })),
      };
    });
    api.on(revokeAllAccountSessions, () => {
      count = 0;
      return { ended: 1 };
    });
    open();
    const name = `${person().firstName} ${person().lastName}`;
    await userEvent.click(await screen.findByRole('button', { name: `View sessions of ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Sessions of ${name}` }));
    expect(await dialog.findByText('Firefox on Linux')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await dialog.findByText('Not signed in anywhere')).toBeTruthy();
    expect(api.calls(suspendSteward)).toEqual([]);
  });
});
