import type { StewardMailTopic } from '@aera/contracts';
import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { steward, type StewardCommand } from './decide-steward.ts';
import type { Role, RoleGrant, StewardEvent } from './steward.ts';

const given = deciderSpecification(steward);
const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
const responder: RoleGrant = { role: 'responder', roleExpiresAt: null };
const person = { username: 'grace', firstName: 'Grace', lastName: 'Ferrow', passwordHash: 'h' };

const invite = (role: RoleGrant = responder): StewardCommand => ({
  type: 'InviteSteward',
  data: { stewardId: 's', email: 'grace@example.org', ...role, ...link('a', 4), invitedBy: 'ada' },
  now: day(1),
});
const link = (tokenHash: string, expires: number) => ({ tokenHash, expiresAt: day(expires) });
const invited = (role: RoleGrant = responder): StewardEvent => ({
  type: 'StewardInvited',
  data: {
    stewardId: 's',
    email: 'grace@example.org',
    ...role,
    ...link('a', 4),
    invitedBy: 'ada',
    invitedAt: day(1),
  },
});
const resend: StewardCommand = {
  type: 'ResendInvitation',
  data: { stewardId: 's', ...link('b', 5), sentBy: 'ada' },
  now: day(2),
};
const sentAgain: StewardEvent = {
  type: 'InvitationResent',
  data: { stewardId: 's', ...link('b', 5), sentBy: 'ada', sentAt: day(2) },
};
const withdraw: StewardCommand = {
  type: 'WithdrawInvitation',
  data: { stewardId: 's', withdrawnBy: 'ada' },
  now: day(2),
};
const withdrawn: StewardEvent = {
  type: 'InvitationWithdrawn',
  data: { stewardId: 's', withdrawnBy: 'ada', withdrawnAt: day(2) },
};
const accept = (tokenHash: string, at = 3): StewardCommand => ({
  type: 'AcceptInvitation',
  data: { stewardId: 's', tokenHash, ...person },
  now: day(at),
});
const accepted: StewardEvent = {
  type: 'InvitationAccepted',
  data: { stewardId: 's', ...person, acceptedAt: day(3) },
};
const changePassword: StewardCommand = {
  type: 'ChangePassword',
  data: { stewardId: 's', verifiedHash: 'h', passwordHash: 'other', exceptSid: 'sid' },
  now: day(3),
};

describe('an invitation', () => {
  it('has a role', () => given().when(invite()).then(invited()));
  it('is created once', () => given(invited()).when(invite()).thenRejected('steward-exists'));
  it('is accepted with its link', () => given(invited()).when(accept('a')).then(accepted));
  it('is accepted once, by the first account', () =>
    given(invited(), accepted).when(accept('a')).thenRejected('invitation-invalid'));
  it('is rejected with another or expired link', () => {
    given().when(accept('a')).thenRejected('invitation-invalid');
    given(invited()).when(accept('b')).thenRejected('invitation-invalid');
    given(invited()).when(accept('a', 4)).thenRejected('invitation-invalid');
  });
  it('is resent with another link, which invalidates the earlier one', () => {
    given(invited()).when(resend).then(sentAgain);
    given(invited(), sentAgain).when(accept('a')).thenRejected('invitation-invalid');
    given(invited(), sentAgain).when(accept('b')).then(accepted);
  });
  it('is withdrawn once and can then neither be accepted nor resent', () => {
    given(invited()).when(withdraw).then(withdrawn);
    given(invited(), withdrawn).when(withdraw).thenNothing();
    given(invited(), withdrawn).when(accept('a')).thenRejected('invitation-invalid');
    given(invited(), withdrawn).when(resend).thenRejected('invitation-not-open');
  });
  it('can neither be withdrawn nor resent after it was accepted', () => {
    given(invited(), accepted).when(withdraw).thenRejected('invitation-not-open');
    given(invited(), accepted).when(resend).thenRejected('invitation-not-open');
  });
});

describe('the expiry of a role', () => {
  const auditor = (roleExpiresAt: string | null): RoleGrant => ({ role: 'auditor', roleExpiresAt });
  it('is required for an auditor and within a year', () => {
    given()
      .when(invite(auditor(day(9))))
      .then(invited(auditor(day(9))));
    for (const roleExpiresAt of [
      null,
      day(1),
      '2025-12-31T00:00:00.000Z',
      '2027-02-01T00:00:00.000Z',
      'never',
    ])
      given()
        .when(invite(auditor(roleExpiresAt)))
        .thenRejected('role-expiry-invalid');
  });
  it('is rejected for other roles', () =>
    given()
      .when(invite({ role: 'responder', roleExpiresAt: day(9) }))
      .thenRejected('role-expiry-invalid'));
});

describe('a password', () => {
  const changed: StewardEvent = {
    type: 'StewardPasswordChanged',
    data: { stewardId: 's', passwordHash: 'other', exceptSid: 'sid', changedAt: day(3) },
  };
  it('is changed', () => given(invited(), accepted).when(changePassword).then(changed));
  it('is not changed if another change came after the current one was verified', () =>
    given(invited(), accepted, changed).when(changePassword).thenRejected('wrong-password'));
  it('cannot be changed before the invitation is accepted', () =>
    given(invited()).when(changePassword).thenRejected('steward-not-found'));
});

describe('the choice of e-mails', () => {
  const choose = (topics: StewardMailTopic[], muted = false, role: Role = 'steward'): StewardCommand => ({
    type: 'ChooseMails',
    data: { stewardId: 's', role, topics, muted },
    now: day(4),
  });
  const chosen = (topics: StewardMailTopic[], muted = false): StewardEvent => ({
    type: 'StewardMailsChosen',
    data: { stewardId: 's', topics, muted, chosenAt: day(4) },
  });
  const account = [invited(), accepted] as const;
  it('is stored, and muted without losing the topics', () => {
    given(...account)
      .when(choose(['new_question', 'new_contact']))
      .then(chosen(['new_question', 'new_contact']));
    given(...account, chosen(['new_question']))
      .when(choose(['new_question'], true))
      .then(chosen(['new_question'], true));
  });
  it('adds nothing for the same choice in any order', () => {
    given(...account)
      .when(choose([]))
      .thenNothing();
    given(...account, chosen(['new_question', 'new_contact']))
      .when(choose(['new_contact', 'new_question']))
      .thenNothing();
  });
  it('adds no topic whose page the role may not open, but keeps one chosen in an earlier role', () => {
    given(...account)
      .when(choose(['security_alert'], false, 'responder'))
      .thenRejected('role-forbidden');
    given(...account, chosen(['security_alert']))
      .when(choose(['new_question', 'security_alert'], false, 'responder'))
      .then(chosen(['new_question', 'security_alert']));
  });
  it('requires an account', () =>
    given(invited())
      .when(choose(['new_question']))
      .thenRejected('steward-not-found'));
});
