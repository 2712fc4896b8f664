import { compareRejections, type RejectionRow } from '@aera/service-kit/testing';
import { expect, it, vi } from 'vitest';

/** Every rejection of a rule on the wire. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['passkey-invalid', 400, 'This passkey could not be checked. Please try to add it again.'],
  ['role-end-invalid', 400, 'An auditor needs an end that is ahead and within a year.'],
  ['invalid-code', 401, 'Invalid authentication code'],
  ['invalid-code', 401, 'Invalid recovery code'],
  ['code-replayed', 401, 'This code was used already. Please wait for the next one.'],
  ['session-ended', 401, 'Please sign in to continue.'],
  ['own-role', 403, 'Nobody changes their own role or suspends themselves.'],
  ['not-in-office', 403, 'Only a steward who is in office decides on others.'],
  [
    'sign-in-to-verify',
    403,
    'Sign in to the account with this address first. If you did not create it, choose a new password: that ends every other way into it.',
  ],
  ['member-not-found', 404, 'There is no such account.'],
  ['passkey-not-found', 404, 'There is no such passkey.'],
  ['invitation-not-open', 404, 'There is no such open invitation.'],
  ['invitation-not-open', 404, 'The invitation is not open any more.'],
  ['steward-not-found', 404, 'There is no such steward.'],
  ['allow-list-full', 409, 'The allow list holds 500 networks at most.'],
  [
    'allow-listed',
    409,
    '10.0.0.0/8 would hit 10.1.0.0/16 on the allow list (Office). Take that off the list first.',
  ],
  [
    'own-address',
    409,
    'You come from 203.0.113.7 yourself, which is in 203.0.113.0/24: you would lock yourself out.',
  ],
  ['frontend-changed', 409, 'Somebody else has decided about it since you looked.'],
  ['email-taken', 409, 'An account with this e-mail address exists already. Please sign in.'],
  ['passkey-exists', 409, 'This passkey is one of yours already.'],
  ['passkeys-full', 409, 'There is room for 20 passkeys. Please remove one first.'],
  ['second-factor-exists', 409, 'Two-factor authentication is set up already. Reset it first.'],
  ['second-factor-missing', 409, 'Two-factor authentication is not set up.'],
  ['set-up-not-begun', 409, 'Please begin to set two-factor authentication up first.'],
  ['session-exists', 409, 'This session exists already.'],
  ['steward-exists', 409, 'This steward has been appointed already.'],
  ['steward-exists', 409, 'This person has been invited already.'],
  ['steward-email-taken', 409, 'Somebody with this address is a steward or invited already.'],
  ['username-taken', 409, 'This user name is taken. Please choose another.'],
  [
    'invitation-invalid',
    410,
    'This invitation is not valid any more. Please ask whoever invited you for another.',
  ],
  ['reset-invalid', 410, 'This link is not valid any more. Please ask for a new one.'],
  ['reset-invalid', 410, 'This link is not valid.'],
  [
    'verification-invalid',
    410,
    'This link is not valid any more. Sign in and ask for a new one on your dashboard.',
  ],
  ['verification-invalid', 410, 'This link is not valid.'],
  ['name-taken', 409, 'This name is taken.'],
  ['passkey-copied', 422, 'This passkey cannot be trusted any more.'],
  ['block-pending', 503, 'It is blocked; the list shows it in a moment.'],
];

it('declares exactly these rejections', async () => {
  vi.resetModules();
  await import('./service.ts');
  const { declaredRejections } = await import('@aera/event-store/decider');
  expect(compareRejections(declaredRejections(), rows)).toEqual({ unlisted: [], undeclared: [] });
});
