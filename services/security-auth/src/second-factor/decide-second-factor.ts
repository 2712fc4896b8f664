import { type Decider, DomainError, unreachable } from '@aera/event-store/decider';
import {
  type CodeUse,
  evolveSecondFactor,
  initialSecondFactor,
  type SecondFactor,
  type SecondFactorEvent,
} from './second-factor.ts';
import { stepOfCode } from './totp.ts';

export type SecondFactorCommand = { readonly stewardId: string; readonly now: string } & (
  | { type: 'BeginSetUp'; secret: string }
  | { type: 'ConfirmSetUp'; code: string; recoveryHashes: string[] }
  | { type: 'PresentCode'; code: string; use: CodeUse }
  | { type: 'PresentRecoveryCode'; hash: string }
  | { type: 'RenewRecoveryCodes'; recoveryHashes: string[] }
  | { type: 'Reset'; by: string }
);

/** The step is part of the state, so of many who show one code at once the first one's event refuses all the others. */
function decide(command: SecondFactorCommand, factor: SecondFactor): SecondFactorEvent[] {
  const { stewardId, now } = command;
  switch (command.type) {
    case 'BeginSetUp':
      if (factor.status === 'active') throw alreadyThere();
      return [{ type: 'SecondFactorBegun', data: { stewardId, secret: command.secret, begunAt: now } }];
    case 'ConfirmSetUp': {
      if (factor.status === 'active') throw alreadyThere();
      if (factor.status === 'absent')
        throw new DomainError('set-up-not-begun', 'Please begin to set two-factor authentication up first.');
      const { recoveryHashes } = command;
      const step = newStep(factor.secret, command.code, now, -1);
      return [{ type: 'SecondFactorConfirmed', data: { stewardId, step, recoveryHashes, confirmedAt: now } }];
    }
    case 'PresentCode': {
      const { secret, lastStep } = active(factor);
      const step = newStep(secret, command.code, now, lastStep);
      return [{ type: 'CodeAccepted', data: { stewardId, step, use: command.use, acceptedAt: now } }];
    }
    case 'PresentRecoveryCode': {
      const { hash } = command;
      if (!active(factor).recoveryHashes.includes(hash)) throw refused('invalid-code', invalidRecoveryCode);
      return [{ type: 'RecoveryCodeAccepted', data: { stewardId, hash, acceptedAt: now } }];
    }
    case 'RenewRecoveryCodes': {
      active(factor);
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

export const secondFactor: Decider<SecondFactorCommand, SecondFactorEvent, SecondFactor> = {
  initial: initialSecondFactor,
  evolve: evolveSecondFactor,
  decide,
};

const invalidCode = 'Invalid authentication code';
const invalidRecoveryCode = 'Invalid recovery code';
const usedCode = 'This code was used already. Please wait for the next one.';

const refused = (code: 'invalid-code' | 'code-replayed', message: string) => new DomainError(code, message);

/** Whether somebody showed a code that is not, or no longer, theirs. */
export const isRefusedCode = (error: unknown): error is DomainError =>
  error instanceof DomainError && (error.code === 'invalid-code' || error.code === 'code-replayed');

const alreadyThere = () =>
  new DomainError('second-factor-exists', 'Two-factor authentication is set up already. Reset it first.');

function active(factor: SecondFactor) {
  if (factor.status === 'active') return factor;
  throw new DomainError('second-factor-missing', 'Two-factor authentication is not set up.');
}

function newStep(secret: string, code: string, now: string, lastStep: number): number {
  const step = stepOfCode(secret, code, Date.parse(now));
  if (step === null) throw refused('invalid-code', invalidCode);
  if (step <= lastStep) throw refused('code-replayed', usedCode);
  return step;
}
