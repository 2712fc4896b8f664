import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { AttemptThrottle, AttemptSource } from '../throttling/attempt-throttle.ts';
import type { SecondFactorCommand } from './decide-second-factor.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { secondFactorStream } from './second-factor-stream.ts';
import type { CodeUse, SecondFactor } from './second-factor.ts';
import { newSecret } from './totp.ts';
import {
  type VerifiedCode,
  verifyCodeThrottled,
  verifyCode,
  type SubmittedCode,
  hasCode,
} from './verify-code.ts';

export interface SecondFactors {
  get(stewardId: string): Promise<SecondFactor>;
  /** Starts the setup and returns the secret. It is active after `confirm` has accepted a code. */
  begin(stewardId: string, metadata: EventMetadata): Promise<string>;
  /** Returns the recovery codes; only their hashes are stored. */
  confirm(stewardId: string, code: string, metadata: EventMetadata): Promise<string[]>;
  /** @throws DomainError `invalid-code` or `otp-replayed` */
  verifyCode(stewardId: string, code: string, use: CodeUse, metadata: EventMetadata): Promise<void>;
  /**
   * Returns the number of remaining codes.
   * @throws DomainError `invalid-code`
   */
  useRecoveryCode(stewardId: string, code: string, metadata: EventMetadata): Promise<number>;
  renewRecoveryCodes(stewardId: string, metadata: EventMetadata): Promise<string[]>;
  /** Removes the second factor of the steward or, by another steward, of one who lost it. */
  reset(stewardId: string, by: string, metadata: EventMetadata): Promise<void>;
}

interface Deps {
  readonly store: EventStore;
  readonly now: () => string;
}

/** Second factors, read from their own streams, so that every instance rejects a used code. */
export function createSecondFactors({ store, now }: Deps): SecondFactors {
  type Wish = SecondFactorCommand extends infer C
    ? C extends C
      ? Omit<C, 'stewardId' | 'now'>
      : never
    : never;
  const handle = async (stewardId: string, wish: Wish, metadata: EventMetadata): Promise<SecondFactor> => {
    const command = { ...wish, stewardId, now: now() } as SecondFactorCommand;
    return (await store.stream(secondFactorStream).handle([stewardId], command, { metadata })).state;
  };
  const newCodes = (stewardId: string) => {
    const codes = newRecoveryCodes();
    return { codes, recoveryHashes: codes.map((code) => recoveryHash(stewardId, code)) };
  };

  return {
    get: async (stewardId) => await store.stream(secondFactorStream).readState(stewardId),
    async begin(stewardId, metadata) {
      const secret = newSecret();
      await handle(stewardId, { type: 'BeginSetUp', secret }, metadata);
      return secret;
    },
    async confirm(stewardId, code, metadata) {
      const { codes, recoveryHashes } = newCodes(stewardId);
      await handle(stewardId, { type: 'ConfirmSetUp', code, recoveryHashes }, metadata);
      return codes;
    },
    async verifyCode(stewardId, code, use, metadata) {
      await handle(stewardId, { type: 'VerifyCode', code, use }, metadata);
    },
    async useRecoveryCode(stewardId, code, metadata) {
      const hash = recoveryHash(stewardId, code);
      const factor = await handle(stewardId, { type: 'UseRecoveryCode', hash }, metadata);
      return factor.status === 'active' ? factor.recoveryHashes.length : 0;
    },
    async renewRecoveryCodes(stewardId, metadata) {
      const { codes, recoveryHashes } = newCodes(stewardId);
      await handle(stewardId, { type: 'RenewRecoveryCodes', recoveryHashes }, metadata);
      return codes;
    },
    async reset(stewardId, by, metadata) {
      await handle(stewardId, { type: 'Reset', by }, metadata);
    },
  };
}

/**
 * Verifies the second factor during sign-in. Returns the result or that a code is required.
 * @throws DomainError `invalid-code` or `otp-replayed`; HttpProblem 429 while attempts are delayed
 */
export type SecondStep = (
  stewardId: string,
  shown: SubmittedCode,
  trier: AttemptSource,
  metadata: EventMetadata,
) => Promise<VerifiedCode | 'code-needed'>;

export const createSecondStep =
  (factors: SecondFactors, attempts: AttemptThrottle): SecondStep =>
  async (stewardId, shown, trier, metadata) => {
    if ((await factors.get(stewardId)).status !== 'active') return {};
    if (!hasCode(shown)) return 'code-needed';
    return verifyCodeThrottled(attempts, 'code', trier, () =>
      verifyCode(factors, stewardId, shown, 'sign-in', metadata),
    );
  };
