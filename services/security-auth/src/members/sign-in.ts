import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegisteredMember } from '../accounts.ts';
import { fireAndForget } from '../mail/account-mailer.ts';
import type { SecurityContext } from '../security-context.ts';
import type { SignInProof } from '../sessions/start-session.ts';

/** Signs an authenticated member in. A new browser triggers an e-mail. `proof`: see `StartSession`. */
export const createMemberSignIn =
  ({ verifications, startSession, toNameKey, notify, log }: SecurityContext) =>
  async (
    member: RegisteredMember,
    request: FastifyRequest,
    reply: FastifyReply,
    { isFirst = false, proof }: { isFirst?: boolean; proof?: SignInProof } = {},
  ) => {
    const { memberId: id, email, name } = member;
    const account = { kind: 'member', id } as const;
    const key = toNameKey('email', email);
    const { isNewDevice } = await startSession(account, key, request, reply, proof);
    if (isNewDevice && !isFirst)
      fireAndForget(notify({ kind: 'new_sign_in', member, path: '/dashboard/security' }), log);
    return { success: true, user: { id, email, name }, emailVerified: await verifications.isVerified(id) };
  };

export type MemberSignIn = ReturnType<typeof createMemberSignIn>;
