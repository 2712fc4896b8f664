import { eraseAccount, exportMyAccount } from '@aera/contracts';
import { isEventStoreError } from '@aera/event-store';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { rejectMember } from '../members/member.ts';
import { reauthenticateMember } from '../members/reauthenticate-member.ts';
import type { SecurityContext } from '../security-context.ts';
import { clearSessionCookie } from '../sessions/session-token.ts';
import { exportAccount } from './account-data.ts';
import { completeErasure } from './erase-member.ts';

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
      // A steward in the same browser stays signed in.
      const isEmpty = !identity.sid || (await sessions.signOut(identity.sid, 'member', metadata));
      // The account is erased. If the projection of sessions lags, the consumer of `memberErased` completes the erasure.
      await completeErasure(context, account.memberId, metadata).catch((error: unknown) => {
        if (!isEventStoreError(error, 'projection-lagging')) throw error;
      });
      if (isEmpty) reply.header('set-cookie', clearSessionCookie());
      return { erasedAt };
    });
  };
