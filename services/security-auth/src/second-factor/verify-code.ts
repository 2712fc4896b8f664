import type { EventMetadata } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import type { AttemptSource, AttemptThrottle } from '../throttling/attempt-throttle.ts';
import type { AttemptKind } from '../throttling/throttle-policy.ts';
import { isRejectedCode } from './decide-second-factor.ts';
import type { SubmittedCode, VerifiedCode } from './second-factors.ts';

/**
 * Verifies a code within the throttle policy of its kind. Only a wrong or used code counts as a failure.
 * @throws DomainError `invalid-code` or `otp-replayed`; HttpProblem 429 while attempts are delayed
 */
export async function verifyCodeThrottled<T>(
  attempts: AttemptThrottle,
  kind: AttemptKind,
  source: AttemptSource,
  verify: () => Promise<T>,
): Promise<T> {
  let rejection: unknown;
  const outcome = await attempts.runThrottled(kind, source, async () => {
    try {
      return { result: await verify() };
    } catch (error) {
      if (!isRejectedCode(error)) throw error;
      rejection = error;
      return null;
    }
  });
  if (outcome === null) throw rejection;
  return outcome.result;
}

export const hasCode = ({ totpCode, recoveryCode }: SubmittedCode): boolean =>
  totpCode !== undefined || recoveryCode !== undefined;

/**
 * Verifies the second factor during sign-in. Returns `{}` if the steward has no second factor, `code-needed` if a code is missing, otherwise
 * the result of the verification.
 * @throws DomainError `invalid-code` or `otp-replayed`; HttpProblem 429 while attempts are delayed
 */
export async function verifySecondStep(
  { factors, attempts }: SecurityContext,
  stewardId: string,
  submitted: SubmittedCode,
  source: AttemptSource,
  metadata: EventMetadata,
): Promise<VerifiedCode | 'code-needed'> {
  if (!(await factors.isActive(stewardId))) return {};
  if (!hasCode(submitted)) return 'code-needed';
  return verifyCodeThrottled(attempts, 'code', source, () =>
    factors.verify(stewardId, submitted, 'sign-in', metadata),
  );
}
