import type { StewardRole } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';

interface StewardWithRole {
  readonly stewardId: string;
  readonly role: StewardRole;
}

/** Determines which stewards have a second factor (an authenticator or a passkey), and which must use one (`SECOND_FACTOR_ROLES`). */
export function createSecondFactorPolicy({
  config,
  factors,
  passkeys,
}: Pick<SecurityContext, 'config' | 'factors' | 'passkeys'>) {
  const isRequired = (role: StewardRole): boolean => config.SECOND_FACTOR_ROLES.includes(role);
  const hasPasskey = async (stewardId: string) => (await passkeys.list(stewardId)).length > 0;
  const has = async (stewardId: string) =>
    (await factors.isActive(stewardId)) || (await hasPasskey(stewardId));

  return {
    hasPasskey,
    has,
    /** Whether the role requires a second factor and there is none: only its setup is allowed. */
    lacks: async ({ stewardId, role }: StewardWithRole) => isRequired(role) && !(await has(stewardId)),
    /**
     * Rejects a password alone where the role requires a second factor and a passkey is the only one.
     * @throws HttpProblem 403 `passkey-required`
     */
    async assertPasswordSuffices({ stewardId, role }: StewardWithRole): Promise<void> {
      if (!isRequired(role) || (await factors.isActive(stewardId)) || !(await hasPasskey(stewardId))) return;
      throw new HttpProblem(403, 'Your role requires two-factor authentication. Use your passkey.', {
        code: 'passkey-required',
      });
    },
  };
}

export type SecondFactorPolicy = ReturnType<typeof createSecondFactorPolicy>;
