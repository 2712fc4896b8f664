import { deciderSpecification } from '@aera/testing';
import { describe, it } from 'vitest';
import { type VerificationCommand, type VerificationEvent, verification } from './verification.ts';

const given = deciderSpecification(verification);
const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;

const begin = (tokenHash: string): VerificationCommand => ({
  type: 'RequestVerification',
  data: { memberId: 'm', tokenHash, expiresAt: day(3) },
  now: day(1),
});
const begun = (tokenHash: string): VerificationEvent => ({
  type: 'VerificationRequested',
  data: { memberId: 'm', tokenHash, expiresAt: day(3), begunAt: day(1) },
});
const verify = (tokenHash: string, now = day(2)): VerificationCommand => ({
  type: 'VerifyEmail',
  data: { memberId: 'm', tokenHash },
  now,
});
const verified: VerificationEvent = { type: 'EmailVerified', data: { memberId: 'm', verifiedAt: day(2) } };

describe('another e-mail address', () => {
  const replace: VerificationCommand = { type: 'ReplaceEmail', data: { memberId: 'm', verifiedAt: day(2) } };
  const replaced: VerificationEvent = { type: 'EmailReplaced', data: { memberId: 'm', verifiedAt: day(2) } };
  it('is verified; the link that the old one got is invalid', () => {
    given(begun('a')).when(replace).then(replaced);
    given(begun('a'), replaced).when(verify('a')).thenRejected('verification-invalid');
  });
  it('is recorded once', () => {
    given(replaced).when(replace).thenNothing();
    given(replaced, { ...replaced, data: { memberId: 'm', verifiedAt: day(3) } })
      .when(replace)
      .thenNothing();
  });
});

describe('verifying an e-mail', () => {
  it('starts with a token', () => given().when(begin('a')).then(begun('a')));
  it('is completed by that token', () => given(begun('a')).when(verify('a')).then(verified));
  it('adds nothing when the link is used again', () =>
    given(begun('a'), verified)
      .when(verify('a', day(4)))
      .thenNothing());
  it('is rejected for an unknown or replaced token', () => {
    given().when(verify('a')).thenRejected('verification-invalid');
    given(begun('a')).when(verify('b')).thenRejected('verification-invalid');
    given(begun('a'), begun('b')).when(verify('a')).thenRejected('verification-invalid');
    given(begun('a'), verified).when(verify('b')).thenRejected('verification-invalid');
  });
  it('is rejected once the token has expired', () =>
    given(begun('a'))
      .when(verify('a', day(3)))
      .thenRejected('verification-invalid'));
  it('adds nothing when it is already completed', () =>
    given(begun('a'), verified).when(begin('b')).thenNothing());
});
