import type { Log } from '@aera/service-kit';
import { passwordPolicyViolation } from '../passwords/password-policy.ts';
import type { StewardAccounts } from './steward-accounts.ts';

interface Deps {
  readonly accounts: Pick<StewardAccounts, 'ensureSteward' | 'authenticateSteward'>;
  readonly log: Pick<Log, 'warn'>;
}

const names = { firstName: 'First', lastName: 'Steward' };

/**
 * Creates the configured steward at every start if they do not exist. A weak password does not prevent the start, but each start logs a
 * warning while that password is valid.
 */
export async function ensureFirstSteward(
  { accounts, log }: Deps,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await accounts.ensureSteward({ username, password, ...names, role: 'steward' });
  const why = passwordPolicyViolation(password, [username, ...Object.values(names)]);
  if (why !== null && (await accounts.authenticateSteward(username, password)))
    log.warn({ why }, 'the first steward has the password of STEWARD_PASSWORD, and it is too easy to guess');
}
