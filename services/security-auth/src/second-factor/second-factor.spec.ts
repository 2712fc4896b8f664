import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { createSecondFactorDecider, type SecondFactorCommand } from './decide-second-factor.ts';
import type { SecondFactorEvent } from './second-factor.ts';
import { findMatchingTimeStep, createTotpSecret, totpPeriodSeconds } from './totp.ts';

const secondFactor = createSecondFactorDecider(findMatchingTimeStep);
const given = deciderSpecification(secondFactor);
const secret = createTotpSecret();
const stewardId = 's1';
const first = 1_000_000;
/** Returns the middle of a time step. */
const at = (step: number) => new Date((step * totpPeriodSeconds + 15) * 1000).toISOString();
const createCode = (step: number, key = secret) =>
  generateSync({ secret: key, epoch: step * totpPeriodSeconds });
const hashes = ['a', 'b'];

const begun: SecondFactorEvent = {
  type: 'SecondFactorSetupStarted',
  data: { stewardId, secret, begunAt: at(first) },
};
const confirmed = (step: number): SecondFactorEvent => ({
  type: 'SecondFactorConfirmed',
  data: { stewardId, step, recoveryHashes: hashes, confirmedAt: at(first) },
});
const accepted = (step: number, now = step): SecondFactorEvent => ({
  type: 'CodeAccepted',
  data: { stewardId, step, use: 'sign-in', acceptedAt: at(now) },
});
const reset: SecondFactorEvent = {
  type: 'SecondFactorReset',
  data: { stewardId, resetBy: 's2', resetAt: at(first) },
};
const active = [begun, confirmed(first)];

const begin: SecondFactorCommand = { type: 'BeginSetUp', stewardId, secret, now: at(first) };
const confirm = (step: number, now = step): SecondFactorCommand => ({
  type: 'ConfirmSetUp',
  stewardId,
  code: createCode(step),
  recoveryHashes: hashes,
  now: at(now),
});
const present = (step: number, now = step): SecondFactorCommand => ({
  type: 'VerifyCode',
  stewardId,
  code: createCode(step),
  use: 'sign-in',
  now: at(now),
});
const recover = (hash: string): SecondFactorCommand => ({
  type: 'UseRecoveryCode',
  stewardId,
  hash,
  now: at(first),
});
const recovered = (hash: string): SecondFactorEvent => ({
  type: 'RecoveryCodeUsed',
  data: { stewardId, hash, acceptedAt: at(first) },
});

describe('setting up a second factor', () => {
  it('starts with a secret and can be restarted', () => {
    given().when(begin).then(begun);
    given(begun).when(begin).then(begun);
  });
  it('is confirmed by a code of that secret', () => given(begun).when(confirm(first)).then(confirmed(first)));
  it('rejects a code of another secret', () =>
    given({ ...begun, data: { ...begun.data, secret: createTotpSecret() } } as SecondFactorEvent)
      .when(confirm(first))
      .thenRejected('invalid-code'));
  it('requires a started setup', () => given().when(confirm(first)).thenRejected('setup-not-started'));
  it('does not replace an active second factor', () => {
    given(...active)
      .when(begin)
      .thenRejected('second-factor-exists');
    given(...active)
      .when(confirm(first + 1))
      .thenRejected('second-factor-exists');
  });
});

describe('a code', () => {
  it('is accepted within one time step of its own', () => {
    for (const now of [-1, 0, 1].map((off) => first + 5 + off))
      given(...active)
        .when(present(first + 5, now))
        .then(accepted(first + 5, now));
  });
  it('is rejected two steps away', () =>
    given(...active)
      .when(present(first + 5, first + 7))
      .thenRejected('invalid-code'));
  it('is accepted once', () =>
    given(...active, accepted(first + 5))
      .when(present(first + 5))
      .thenRejected('otp-replayed'));
  it('is rejected if it confirmed the setup', () =>
    given(...active)
      .when(present(first))
      .thenRejected('otp-replayed'));
  it('is rejected after a later one', () =>
    given(...active, accepted(first + 6))
      .when(present(first + 5))
      .thenRejected('otp-replayed'));
  it('is rejected without a second factor', () => {
    given(begun).when(present(first)).thenRejected('second-factor-missing');
    given(...active, reset)
      .when(present(first + 1))
      .thenRejected('second-factor-missing');
  });

  it('accepts each step once, in ascending order, for any sequence', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }), (steps) => {
        let state = active.reduce(secondFactor.evolve, secondFactor.initial());
        const letIn: number[] = [];
        for (const step of steps) {
          try {
            const events = secondFactor.decide(present(first + step), state);
            state = events.reduce(secondFactor.evolve, state);
            letIn.push(step);
          } catch {
            // A rejected command changes nothing.
          }
        }
        expect(letIn).toEqual([...new Set(letIn)].toSorted((a, b) => a - b));
      }),
      { numRuns: 50 },
    ));
});

describe('a recovery code', () => {
  it('is accepted once', () => {
    given(...active)
      .when(recover('a'))
      .then(recovered('a'));
    given(...active, recovered('a'))
      .when(recover('a'))
      .thenRejected('invalid-code');
  });
  it('is rejected if it is unknown', () =>
    given(...active)
      .when(recover('x'))
      .thenRejected('invalid-code'));
  it('is invalid after a renewal', () => {
    const renewed: SecondFactorEvent = {
      type: 'RecoveryCodesRenewed',
      data: { stewardId, recoveryHashes: ['c'], renewedAt: at(first) },
    };
    given(...active)
      .when({ type: 'RenewRecoveryCodes', stewardId, recoveryHashes: ['c'], now: at(first) })
      .then(renewed);
    given(...active, renewed)
      .when(recover('a'))
      .thenRejected('invalid-code');
    given(...active, renewed)
      .when(recover('c'))
      .then(recovered('c'));
  });
});

describe('resetting a second factor', () => {
  const give: SecondFactorCommand = { type: 'Reset', stewardId, by: 's2', now: at(first) };
  it('removes it', () =>
    given(...active)
      .when(give)
      .then(reset));
  it('adds nothing without a second factor', () => given().when(give).thenNothing());
  it('allows a new setup', () =>
    given(...active, reset)
      .when(begin)
      .then(begun));
});
