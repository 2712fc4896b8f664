import type { MemberIdentity } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import type { FastifyRequest } from 'fastify';
import type { RegisteredMember } from '../accounts.ts';
import type { SecurityContext } from '../security-context.ts';
import { rejectMember } from './member.ts';

/**
 * Verifies the password of the signed-in member and returns the account.
 * @param rejection text of the response to a wrong password
 * @throws DomainError `member-not-found`; HttpProblem 403 `wrong-password`, 429 while attempts are delayed
 */
export async function reauthenticateMember(
  { accounts, attempts, devices, keyOf }: SecurityContext,
  { identity, request }: { readonly identity: MemberIdentity; readonly request: FastifyRequest },
  password: string,
  rejection: string,
): Promise<RegisteredMember> {
  const member = await accounts.memberById(identity.sub);
  if (!member) throw rejectMember('member-not-found');
  const { email } = member;
  const source = await devices.attemptSource(keyOf('email', email), identity.ip, request.headers.cookie);
  const account = await attempts.runThrottled('re-authentication', source, () =>
    accounts.authenticateMember(email, password),
  );
  if (!account) throw new HttpProblem(403, rejection, { code: 'wrong-password' });
  return account;
}
