import {
  type Decider,
  type DomainError,
  isDomainError,
  rejections,
  unreachable,
} from '@aera/event-store/decider';
import {
  type CodeUse,
  evolveSecondFactor,
  initialSecondFactor,
  type SecondFactor,
  type SecondFactorEvent,
} from './second-factor.ts';

export type SecondFactorAction =
  | { type: 'BeginSetUp'; secret: string }
  | { type: 'ConfirmSetUp'; code: string; recoveryHashes: string[] }
  | { type: 'VerifyCode'; code: string; use: CodeUse }
  | { type: 'UseRecoveryCode'; hash: string }
  | { type: 'RenewRecoveryCodes'; recoveryHashes: string[] }
  | { type: 'Reset'; by: string };

export type SecondFactorCommand = { readonly stewardId: string; readonly now: string } & SecondFactorAction;

/** Returns the time step in which a code of the secret is valid at `now` (Unix time in milliseconds); null for a wrong code. */
type FindMatchingTimeStep = (secret: string, code: string, now: number) => number | null;

const reject = rejections({
  'setup-not-started': ['conflict', 'Start two-factor setup first.'],
  'second-factor-exists': ['conflict', 'Two-factor authentication is already on. Turn it off first.'],
  'second-factor-missing': ['conflict', 'Two-factor authentication isn’t set up.'],
  'invalid-code': ['unauthenticated', 'Invalid authentication code'],
  'otp-replayed': ['unauthenticated', 'This code was already used. Wait for the next one.'],
});

const rejectRecoveryCode = rejections({ 'invalid-code': ['unauthenticated', 'Invalid recovery code'] });

/** Codes and recovery codes work once: the accepted time step is part of the state, so concurrent uses of one code conflict. */
function decide(
  command: SecondFactorCommand,
  factor: SecondFactor,
  findMatchingTimeStep: FindMatchingTimeStep,
): SecondFactorEvent[] {
  const { stewardId, now } = command;
  /** Rejects a wrong code, and one of a step that is not after `lastStep`. */
  const findNewStep = (secret: string, code: string, lastStep: number): number => {
    const step = findMatchingTimeStep(secret, code, Date.parse(now));
    if (step === null) throw reject('invalid-code');
    if (step <= lastStep) throw reject('otp-replayed');
    return step;
  };
  switch (command.type) {
    case 'BeginSetUp':
      if (factor.status === 'active') throw reject('second-factor-exists');
      return [
        { type: 'SecondFactorSetupStarted', data: { stewardId, secret: command.secret, begunAt: now } },
      ];
    case 'ConfirmSetUp': {
      if (factor.status === 'active') throw reject('second-factor-exists');
      if (factor.status === 'absent') throw reject('setup-not-started');
      const { recoveryHashes } = command;
      const step = findNewStep(factor.secret, command.code, -1);
      return [{ type: 'SecondFactorConfirmed', data: { stewardId, step, recoveryHashes, confirmedAt: now } }];
    }
    case 'VerifyCode': {
      const { secret, lastStep } = assertActive(factor);
      const step = findNewStep(secret, command.code, lastStep);
      return [{ type: 'CodeAccepted', data: { stewardId, step, use: command.use, acceptedAt: now } }];
    }
    case 'UseRecoveryCode': {
      const { hash } = command;
      if (!assertActive(factor).recoveryHashes.includes(hash)) throw rejectRecoveryCode('invalid-code');
      return [{ type: 'RecoveryCodeUsed', data: { stewardId, hash, acceptedAt: now } }];
    }
    case 'RenewRecoveryCodes': {
      assertActive(factor);
      const { recoveryHashes } = command;
      return [{ type: 'RecoveryCodesRenewed', data: { stewardId, recoveryHashes, renewedAt: now } }];
    }
    case 'Reset':
      if (factor.status === 'absent') return [];
      return [{ type: 'SecondFactorReset', data: { stewardId, resetBy: command.by, resetAt: now } }];
    default:
      return unreachable(command);
  }
}

/** @throws DomainError `second-factor-missing` */
function assertActive(factor: SecondFactor) {
  if (factor.status === 'active') return factor;
  throw reject('second-factor-missing');
}

/** The verification of codes is passed in, because it needs a library. It reads the secret of the same state that the decision is based on. */
export const createSecondFactorDecider = (
  findMatchingTimeStep: FindMatchingTimeStep,
): Decider<SecondFactorCommand, SecondFactorEvent, SecondFactor> => ({
  initial: initialSecondFactor,
  evolve: evolveSecondFactor,
  decide: (command, factor) => decide(command, factor, findMatchingTimeStep),
});

/** Whether the submitted code was wrong or already used. */
export const isRejectedCode = (error: unknown): error is DomainError =>
  isDomainError(error, 'invalid-code') || isDomainError(error, 'otp-replayed');
