import { compareRejections, type RejectionRow } from '@aera/service-kit/testing';
import { expect, it, vi } from 'vitest';

/** Every rejection of a decider and its HTTP status. Values in messages are examples. */
const rows: readonly RejectionRow[] = [
  ['passkey-invalid', 400, 'We couldn’t verify this passkey. Try adding it again.'],
  ['role-end-invalid', 400, 'Choose an end date within the next year.'],
  ['invalid-code', 401, 'Invalid authentication code'],
  ['invalid-code', 401, 'Invalid recovery code'],
  ['otp-replayed', 401, 'This code was already used. Wait for the next one.'],
  ['session-ended', 401, 'Sign in to continue.'],
  ['own-role', 403, 'You can’t change your own role or suspend yourself.'],
  ['steward-not-active', 403, 'Only active stewards can do this.'],
  [
    'sign-in-to-verify',
    403,
    'Sign in to the account with this email first. If you didn’t create it, reset its password: this signs out everyone else.',
  ],
  ['sign-in-to-confirm', 403, 'Sign in to the account that asked for this change first.'],
  ['member-not-found', 404, 'Account not found.'],
  ['passkey-not-found', 404, 'Passkey not found.'],
  ['invitation-not-open', 404, 'Invitation not found.'],
  ['invitation-not-open', 404, 'This invitation is no longer pending.'],
  ['steward-not-found', 404, 'Steward not found.'],
  ['log-too-small', 404, 'The log doesn’t have 12 entries yet.'],
  ['allow-list-full', 409, 'The allow list is full (500 networks). Remove one first.'],
  [
    'allow-listed',
    409,
    '10.0.0.0/8 includes 10.1.0.0/16 (Office), which is on the allow list. Remove it from the list first.',
  ],
  ['own-address', 409, 'Your own address 203.0.113.7 is in 203.0.113.0/24. You’d lock yourself out.'],
  ['frontend-changed', 409, 'Someone else changed the version since you opened this page.'],
  ['email-taken', 409, 'An account with this email already exists. Sign in instead.'],
  ['email-change-missing', 409, 'There’s no pending change. Start it again.'],
  ['email-unchanged', 409, 'This is already your email address.'],
  ['new-email-taken', 409, 'Another account already uses this address.'],
  ['passkey-exists', 409, 'You’ve already added this passkey.'],
  ['passkeys-full', 409, 'You can have up to 20 passkeys. Remove one first.'],
  ['second-factor-exists', 409, 'Two-factor authentication is already on. Turn it off first.'],
  ['second-factor-missing', 409, 'Two-factor authentication isn’t set up.'],
  ['setup-not-started', 409, 'Start two-factor setup first.'],
  ['session-exists', 409, 'This session already exists.'],
  ['steward-exists', 409, 'This person is already a steward.'],
  ['steward-exists', 409, 'This person is already invited.'],
  ['steward-email-taken', 409, 'Someone with this email address is already a steward or invited.'],
  ['username-taken', 409, 'This username is taken. Choose another.'],
  [
    'invitation-invalid',
    410,
    'This invitation is no longer valid. Ask the person who invited you for a new one.',
  ],
  ['email-change-invalid', 410, 'This link no longer works. Start the change again in your account.'],
  ['reset-invalid', 410, 'This link no longer works. Request a new one.'],
  ['verification-invalid', 410, 'This link no longer works. Sign in to get a new one from your dashboard.'],
  ['verification-invalid', 410, 'This link is not valid.'],
  ['name-taken', 409, 'This name is taken.'],
  ['passkey-copied', 422, 'This passkey can no longer be trusted. Sign in with your password.'],
  ['block-pending', 503, 'Blocked. The list updates in a moment.'],
];

it('declares exactly these rejections', async () => {
  vi.resetModules();
  await import('./service.ts');
  const { declaredRejections } = await import('@aera/event-store/decider');
  expect(compareRejections(declaredRejections(), rows)).toEqual({ unlisted: [], undeclared: [] });
});
