import { expect, it } from 'vitest';
import type { SessionEvent } from '../sessions/session.ts';
import { projectSteward, type StewardRow } from './stewards-projection.ts';
import type { StewardEvent } from './steward.ts';

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
const person = { username: 'grace', firstName: 'Grace', lastName: 'Ferrow', passwordHash: 'h' };
const invited: StewardEvent = {
  type: 'StewardInvited',
  data: {
    stewardId: 's',
    email: 'grace@example.org',
    role: 'responder',
    roleExpiresAt: null,
    tokenHash: 'a',
    expiresAt: day(4),
    invitedBy: 'ada',
    invitedAt: day(1),
  },
};
const accepted: StewardEvent = {
  type: 'InvitationAccepted',
  data: { stewardId: 's', ...person, acceptedAt: day(2) },
};
const opened = (at: number, openedFor: 'member' | 'steward' = 'steward'): SessionEvent => ({
  type: 'SessionOpened',
  data: {
    sid: 'sid',
    memberId: null,
    stewardId: 's',
    openedFor,
    openedAt: day(at),
    expiresAt: day(9),
    authenticatedAt: day(at),
  },
});
const row = (...events: (StewardEvent | SessionEvent)[]) =>
  events.reduce<StewardRow | null>(projectSteward, null);
it('records the first steps of an invited steward', () => {
  expect(row(invited)).toMatchObject({ invitedAt: day(1), invitationExpiresAt: day(4), passwordSetAt: null });
  expect(row(invited, accepted, opened(2), opened(5))).toEqual({
    stewardId: 's',
    invitedAt: day(1),
    invitationExpiresAt: null,
    passwordSetAt: day(2),
    firstSignInAt: day(2),
    lastSignInAt: day(5),
    mailTopics: [],
  });
});

it('lists the topics of e-mails unless they are muted', () => {
  const choose = (muted: boolean): StewardEvent => ({
    type: 'StewardMailsChosen',
    data: { stewardId: 's', topics: ['new_question'], muted, chosenAt: day(3) },
  });
  expect(row(invited, accepted, choose(false))?.mailTopics).toEqual(['new_question']);
  expect(row(invited, accepted, choose(false), choose(true))?.mailTopics).toEqual([]);
});

it('does not count step-up as sign-in', () => {
  const renewed = opened(6);
  if (renewed.type === 'SessionOpened') renewed.data.renewed = true;
  expect(row(invited, accepted, opened(5), renewed)?.lastSignInAt).toBe(day(5));
});

it('contains no personal data', () =>
  expect(JSON.stringify(row(invited, accepted))).not.toMatch(/grace|ferrow|example/i));

it('removes a withdrawn invitation', () =>
  expect(
    row(invited, {
      type: 'InvitationWithdrawn',
      data: { stewardId: 's', withdrawnBy: 'ada', withdrawnAt: day(2) },
    }),
  ).toBeNull());

it('includes the steward appointed at the first start', () =>
  expect(
    row({
      type: 'StewardAppointed',
      data: { stewardId: 's', ...person, role: 'steward', appointedAt: day(1) },
    }),
  ).toMatchObject({ invitedAt: null, passwordSetAt: day(1) }));
