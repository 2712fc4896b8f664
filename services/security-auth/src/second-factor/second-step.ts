import type { EventMetadata } from '@aera/service-kit';
import type { Attempts, Trier } from '../attempts/attempts.ts';
import { limitedCode } from './limited-code.ts';
import type { SecondFactors } from './second-factors.ts';

/** What a sign-in brings beside the password. */
export interface ShownCode {
  readonly totpCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/**
 * The step of a sign-in after the password: answers whether it is taken, or a code is needed.
 * @throws DomainError `invalid-code` or `code-replayed`; HttpProblem 429 while another try is not heard
 */
export type SecondStep = (
  stewardId: string,
  shown: ShownCode,
  trier: Trier,
  metadata: EventMetadata,
) => Promise<'taken' | 'code-needed'>;

export const createSecondStep =
  (factors: SecondFactors, attempts: Attempts): SecondStep =>
  async (stewardId, { totpCode, recoveryCode }, trier, metadata) => {
    if ((await factors.of(stewardId)).status !== 'active') return 'taken';
    if (totpCode === undefined && recoveryCode === undefined) return 'code-needed';
    await limitedCode(attempts, 'code', trier, () =>
      totpCode === undefined
        ? factors.presentRecoveryCode(stewardId, recoveryCode as string, metadata)
        : factors.present(stewardId, totpCode, 'sign-in', metadata),
    );
    return 'taken';
  };
