import type { EventMetadata } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import type { SecondFactorAction } from './decide-second-factor.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { secondFactorStream } from './second-factor-stream.ts';
import type { CodeUse, SecondFactor } from './second-factor.ts';
import { createTotpSecret } from './totp.ts';

/** Proof of a second factor: an authenticator code, or a recovery code if the authenticator is lost. */
export interface SubmittedCode {
  readonly totpCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Number of remaining recovery codes if one was used. */
export interface VerifiedCode {
  readonly recoveryCodesLeft?: number;
}

/** Second factors, read from their own streams, so that every instance rejects a used code. */
export function createSecondFactors({ store, now }: Pick<SecurityContext, 'store' | 'now'>) {
  const stream = store.stream(secondFactorStream);
  const handle = async (
    stewardId: string,
    action: SecondFactorAction,
    metadata: EventMetadata,
  ): Promise<SecondFactor> =>
    (await stream.handle([stewardId], { ...action, stewardId, now: now() }, { metadata })).state;
  const createCodes = (stewardId: string) => {
    const codes = createRecoveryCodes();
    return { codes, recoveryHashes: codes.map((code) => hashRecoveryCode(stewardId, code)) };
  };
  const read = (stewardId: string): Promise<SecondFactor> => stream.readState(stewardId);

  return {
    read,
    isActive: async (stewardId: string): Promise<boolean> => (await read(stewardId)).status === 'active',
    /** Starts the setup and returns the secret. It is active after `confirm` has accepted a code. */
    async startSetup(stewardId: string, metadata: EventMetadata): Promise<string> {
      const secret = createTotpSecret();
      await handle(stewardId, { type: 'BeginSetUp', secret }, metadata);
      return secret;
    },
    /** Returns the recovery codes; only their hashes are stored. */
    async confirm(stewardId: string, code: string, metadata: EventMetadata): Promise<string[]> {
      const { codes, recoveryHashes } = createCodes(stewardId);
      await handle(stewardId, { type: 'ConfirmSetUp', code, recoveryHashes }, metadata);
      return codes;
    },
    /**
     * Verifies the submitted code. A missing code is rejected like a wrong one.
     * @throws DomainError `invalid-code` or `otp-replayed`
     */
    async verify(
      stewardId: string,
      { totpCode, recoveryCode = '' }: SubmittedCode,
      use: CodeUse,
      metadata: EventMetadata,
    ): Promise<VerifiedCode> {
      if (totpCode !== undefined) {
        await handle(stewardId, { type: 'VerifyCode', code: totpCode, use }, metadata);
        return {};
      }
      const hash = hashRecoveryCode(stewardId, recoveryCode);
      const factor = await handle(stewardId, { type: 'UseRecoveryCode', hash }, metadata);
      return { recoveryCodesLeft: factor.status === 'active' ? factor.recoveryHashes.length : 0 };
    },
    async renewRecoveryCodes(stewardId: string, metadata: EventMetadata): Promise<string[]> {
      const { codes, recoveryHashes } = createCodes(stewardId);
      await handle(stewardId, { type: 'RenewRecoveryCodes', recoveryHashes }, metadata);
      return codes;
    },
    /** Removes the authenticator of a steward: `by` themselves, or the operator. */
    async reset(stewardId: string, by: string, metadata: EventMetadata): Promise<void> {
      await handle(stewardId, { type: 'Reset', by }, metadata);
    },
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
