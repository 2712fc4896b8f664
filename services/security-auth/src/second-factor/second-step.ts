import type { EventMetadata } from '@aera/service-kit';
import type { Attempts, Trier } from '../attempts/attempts.ts';
import { limitedCode } from './limited-code.ts';
import type { SecondFactors } from './second-factors.ts';
import { type CodeTaken, showCode, type ShownCode, showsCode } from './show-code.ts';

/**
 * The step of a sign-in after the password: answers how it was taken, or that a code is needed.
 * @throws DomainError `invalid-code` or `code-replayed`; HttpProblem 429 while another try is not heard
 */
export type SecondStep = (
  stewardId: string,
  shown: ShownCode,
  trier: Trier,
  metadata: EventMetadata,
) => Promise<CodeTaken | 'code-needed'>;

export const createSecondStep =
  (factors: SecondFactors, attempts: Attempts): SecondStep =>
  async (stewardId, shown, trier, metadata) => {
    if ((await factors.of(stewardId)).status !== 'active') return {};
    if (!showsCode(shown)) return 'code-needed';
    return limitedCode(attempts, 'code', trier, () =>
      showCode(factors, stewardId, shown, 'sign-in', metadata),
    );
  };
