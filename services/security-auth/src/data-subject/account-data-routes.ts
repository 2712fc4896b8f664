import { eraseAccount, exportMyAccount } from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { rejectMember } from '../members/member.ts';
import { reauthenticateMember } from '../members/reauthenticate-member.ts';
import type { SecurityContext } from '../security-context.ts';
import { expiredSessionCookie } from '../sessions/session-token.ts';
import { exportAccount } from './account-data.ts';
import { completeErasure } from './complete-erasure.ts';

/** Routes for members to export and erase their account. */
export const accountDataRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { accounts, sessions } = context;

    serve(app, exportMyAccount, async ({ identity }) => {
      const account = await accounts.memberById(identity.sub);
      if (!account) throw rejectMember('member-not-found');
      return exportAccount(context, account);
    });

    serve(app, eraseAccount, async ({ body: { password }, identity, request, reply }) => {
      const rejection = 'Wrong password. Nothing was erased.';
      const account = await reauthenticateMember(context, { identity, request }, { password }, rejection);
      const metadata = requestMetadata(request);
      const erasedAt = await accounts.eraseMember(account, metadata);
      // The erasure is recorded. A failure below does not fail the request, because the consumer of `memberErased` repeats these steps.
      try {
        // A steward in the same browser stays signed in.
        const hasEndedSession = !identity.sid || (await sessions.signOut(identity.sid, 'member', metadata));
        if (hasEndedSession) reply.header('set-cookie', expiredSessionCookie);
        await completeErasure(context, account.memberId, metadata);
      } catch (error) {
        context.log.warn({ err: error }, 'an erasure is completed later');
      }
      return { erasedAt };
    });
  };
