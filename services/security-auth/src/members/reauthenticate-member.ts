import type { MemberIdentity, PasskeyAuthenticationResponse } from '@aera/contracts';
import { HttpProblem, requestMetadata } from '@aera/service-kit';
import type { FastifyRequest } from 'fastify';
import type { RegisteredMember } from '../accounts.ts';
import type { SecurityContext } from '../security-context.ts';
import { rejectMember } from './member.ts';

/** Re-authentication of the session's member: the password, or a passkey instead. */
interface MemberProof {
  readonly password?: string | undefined;
  readonly passkey?: PasskeyAuthenticationResponse | undefined;
}

/**
 * Verifies the password or a passkey of the signed-in member and returns the account.
 * @param rejection text of the response to a wrong password
 * @throws DomainError `member-not-found`; HttpProblem 403 `wrong-password`, `passkey-unknown`, 429 while attempts are delayed
 */
export async function reauthenticateMember(
  { accounts, passkeys, attempts, devices, toNameKey }: SecurityContext,
  { identity, request }: { readonly identity: MemberIdentity; readonly request: FastifyRequest },
  { password = '', passkey }: MemberProof,
  rejection: string,
): Promise<RegisteredMember> {
  const member = await accounts.memberById(identity.sub);
  if (!member) throw rejectMember('member-not-found');
  const { memberId: id, email } = member;
  const source = await devices.attemptSource(toNameKey('email', email), identity.ip, request.headers.cookie);
  if (passkey) {
    const isOwner = await attempts.runThrottled('passkey', source, async () =>
      (await passkeys.stepUp({ kind: 'member', id }, passkey, requestMetadata(request))) ? true : null,
    );
    if (!isOwner) throw new HttpProblem(403, 'We don’t recognise this passkey.', { code: 'passkey-unknown' });
    return member;
  }
  const account = await attempts.runThrottled('re-authentication', source, () =>
    accounts.authenticateMember(email, password),
  );
  if (!account) throw new HttpProblem(403, rejection, { code: 'wrong-password' });
  return account;
}
