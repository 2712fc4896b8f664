import type { SecurityContext } from '../security-context.ts';

const names = { firstName: 'First', lastName: 'Steward' };

/**
 * Creates the configured steward at every start if they do not exist. A weak password does not prevent the start, but each start logs a
 * warning while that password is valid.
 */
export async function ensureFirstSteward({
  config,
  accounts,
  passwordPolicy,
  log,
}: SecurityContext): Promise<void> {
  const { STEWARD_USERNAME: username, STEWARD_PASSWORD: password } = config;
  if (!username || !password) return;
  await accounts.ensureSteward({ username, password, ...names, role: 'steward' });
  const why = await passwordPolicy.findViolation(password, [username, ...Object.values(names)]);
  if (why !== null && (await accounts.authenticateSteward(username, password)))
    log.warn({ why }, 'the first steward has the password of STEWARD_PASSWORD, and it is too easy to guess');
}
