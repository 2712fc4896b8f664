import type { EventMetadata } from '@aera/service-kit';
import type { AttemptThrottle, AttemptSource } from '../throttling/attempt-throttle.ts';
import type { AttemptKind } from '../throttling/throttle-policy.ts';
import { isRefusedCode } from './decide-second-factor.ts';
import type { CodeUse } from './second-factor.ts';
import type { SecondFactors } from './second-factors.ts';

/**
 * Verifies a code within the throttle policy of its kind. A rejected code counts as a failure.
 * @throws DomainError `invalid-code` or `otp-replayed`; HttpProblem 429 while attempts are delayed
 */
export async function verifyCodeThrottled<T>(
  attempts: AttemptThrottle,
  kind: AttemptKind,
  trier: AttemptSource,
  show: () => Promise<T>,
): Promise<T> {
  let refusal: unknown;
  const shown = await attempts.limited(kind, trier, async () => {
    try {
      return { answer: await show() };
    } catch (error) {
      if (!isRefusedCode(error)) throw error;
      refusal = error;
      return null;
    }
  });
  if (shown === null) throw refusal;
  return shown.answer;
}

/** Proof of a second factor: an authenticator code, or a recovery code if the authenticator is lost. */
export interface SubmittedCode {
  readonly totpCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Number of remaining recovery codes if one was used. */
export interface VerifiedCode {
  readonly recoveryCodesLeft?: number;
}

export const hasCode = ({ totpCode, recoveryCode }: SubmittedCode): boolean =>
  totpCode !== undefined || recoveryCode !== undefined;

/**
 * Verifies the submitted code. A missing code is rejected like a wrong one.
 * @throws DomainError `invalid-code` or `otp-replayed`
 */
export async function verifyCode(
  factors: SecondFactors,
  stewardId: string,
  { totpCode, recoveryCode = '' }: SubmittedCode,
  use: CodeUse,
  metadata: EventMetadata,
): Promise<VerifiedCode> {
  if (totpCode === undefined)
    return { recoveryCodesLeft: await factors.useRecoveryCode(stewardId, recoveryCode, metadata) };
  await factors.verifyCode(stewardId, totpCode, use, metadata);
  return {};
}
