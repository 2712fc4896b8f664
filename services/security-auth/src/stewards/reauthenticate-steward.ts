import type { StewardIdentity } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { FastifyRequest } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import type { StewardAccount } from './steward.ts';

/**
 * Verifies the password of the signed-in steward and returns the account.
 * @param rejection text of the response to a wrong password
 * @throws HttpProblem 401 `sign-in-required` without access, 403 `wrong-password`, 429 while attempts are delayed
 */
export async function reauthenticateSteward(
  { accounts, attempts, devices, toNameKey }: SecurityContext,
  { identity, request }: { readonly identity: StewardIdentity; readonly request: FastifyRequest },
  password: string,
  rejection: string,
): Promise<StewardAccount> {
  const steward = await accounts.stewardById(identity.sub);
  if (!steward) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
  const { username } = steward;
  const key = toNameKey('username', username);
  const source = await devices.attemptSource(key, identity.ip, request.headers.cookie);
  const account = await attempts.runThrottled('re-authentication', source, () =>
    accounts.authenticateSteward(username, password),
  );
  if (!account) throw new HttpProblem(403, rejection, { code: 'wrong-password' });
  return account;
}
