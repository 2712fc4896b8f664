import type { Log } from '@aera/service-kit';
import { whyRefused } from '../passwords/new-password-fits.ts';
import type { StewardAccounts } from './steward-accounts.ts';

interface Deps {
  readonly accounts: Pick<StewardAccounts, 'ensureSteward' | 'hasSteward' | 'authenticateSteward'>;
  readonly log: Pick<Log, 'warn'>;
}

const names = { firstName: 'First', lastName: 'Steward' };

/**
 * Sees to it at every start that there is the steward whom the environment names. A password that is too easy to guess appoints nobody;
 * where it has done so already, by the rules of an earlier release, the platform starts and says so each time.
 * @throws Error that says why the password is refused
 */
export async function ensureFirstSteward(
  { accounts, log }: Deps,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  const why = whyRefused(password, [username, ...Object.values(names)]);
  if (why !== null) {
    if (!(await accounts.hasSteward(username))) throw new Error(`STEWARD_PASSWORD: ${why}`);
    if (await accounts.authenticateSteward(username, password))
      log.warn('the first steward still has the password of STEWARD_PASSWORD, and it is too easy to guess');
  }
  await accounts.ensureSteward({ username, password, ...names, role: 'steward' });
}
