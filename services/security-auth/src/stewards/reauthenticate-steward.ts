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
  const account = await accounts.stewardById(identity.sub);
  if (!account) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
  const key = toNameKey('username', account.username);
  const source = await devices.attemptSource(key, identity.ip, request.headers.cookie);
  const isCorrect = await attempts.runThrottled('re-authentication', source, async () =>
    (await accounts.isPasswordOf(account.stewardId, password)) ? true : null,
  );
  if (!isCorrect) throw new HttpProblem(403, rejection, { code: 'wrong-password' });
  return account;
}
