import { unreachable } from '@aera/event-store/decider';

/** What a code was used for. */
export type CodeUse = 'sign-in' | 'step-up';

/** Events of one steward's second factor. Secrets and hashes are encrypted with the steward's key; null once erased. */
export type SecondFactorEvent =
  | { type: 'SecondFactorSetupStarted'; data: { stewardId: string; secret: string | null; begunAt: string } }
  | {
      type: 'SecondFactorConfirmed';
      data: { stewardId: string; step: number; recoveryHashes: string[] | null; confirmedAt: string };
    }
  | { type: 'CodeAccepted'; data: { stewardId: string; step: number; use: CodeUse; acceptedAt: string } }
  | { type: 'RecoveryCodeUsed'; data: { stewardId: string; hash: string; acceptedAt: string } }
  | {
      type: 'RecoveryCodesRenewed';
      data: { stewardId: string; recoveryHashes: string[] | null; renewedAt: string };
    }
  /** `resetBy` is the steward themselves or the operator. */
  | { type: 'SecondFactorReset'; data: { stewardId: string; resetBy: string; resetAt: string } };

export type SecondFactor =
  | { readonly status: 'absent' }
  /** The secret is not yet confirmed by a code. */
  | { readonly status: 'begun'; readonly secret: string }
  | {
      readonly status: 'active';
      readonly secret: string;
      /** Time step of the last accepted code. Codes of this step or an earlier one are rejected. */
      readonly lastStep: number;
      readonly recoveryHashes: readonly string[];
      readonly since: string;
    };

export const initialSecondFactor = (): SecondFactor => ({ status: 'absent' });

export function evolveSecondFactor(factor: SecondFactor, { type, data }: SecondFactorEvent): SecondFactor {
  switch (type) {
    case 'SecondFactorSetupStarted':
      return data.secret === null ? { status: 'absent' } : { status: 'begun', secret: data.secret };
    case 'SecondFactorConfirmed': {
      if (factor.status === 'absent') return factor;
      const { step: lastStep, recoveryHashes, confirmedAt: since } = data;
      return {
        status: 'active',
        secret: factor.secret,
        lastStep,
        recoveryHashes: recoveryHashes ?? [],
        since,
      };
    }
    case 'CodeAccepted':
      return factor.status === 'active' ? { ...factor, lastStep: data.step } : factor;
    case 'RecoveryCodeUsed': {
      if (factor.status !== 'active') return factor;
      return { ...factor, recoveryHashes: factor.recoveryHashes.filter((hash) => hash !== data.hash) };
    }
    case 'RecoveryCodesRenewed':
      return factor.status === 'active' ? { ...factor, recoveryHashes: data.recoveryHashes ?? [] } : factor;
    case 'SecondFactorReset':
      return { status: 'absent' };
    default:
      return unreachable(type);
  }
}
