import type { Log } from '@aera/service-kit';
import { passwordPolicyViolation } from '../passwords/password-policy.ts';
import type { StewardAccounts } from './steward-accounts.ts';

interface Deps {
  readonly accounts: Pick<StewardAccounts, 'ensureSteward' | 'authenticateSteward'>;
  readonly log: Pick<Log, 'warn'>;
}

const names = { firstName: 'First', lastName: 'Steward' };

/**
 * Sees to it at every start that there is the steward whom the environment names. The operator's word counts, whatever it is: a
 * password that is easy to guess stops no start, and each start says so as long as that password opens the account.
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
