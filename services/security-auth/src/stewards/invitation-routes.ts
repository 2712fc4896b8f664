import { acceptInvitation, lookAtInvitation } from '@aera/contracts';
import { isDomainError } from '@aera/domain';
import { HttpProblem, metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import type { Invitations } from './invitations.ts';
import { stewardUser } from './steward-user.ts';

interface Deps {
  readonly accounts: Pick<Accounts, 'stewardById'>;
  readonly invitations: Pick<Invitations, 'find' | 'accept'>;
  readonly sessions: Pick<BrowserSessions, 'open'>;
  readonly attempts: Pick<Attempts, 'limited'>;
}

/** For whoever has the link of an invitation. */
export const invitationRoutes =
  ({ accounts, invitations, sessions, attempts }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, lookAtInvitation, async ({ body, identity }) => {
      const found = await attempts.limited('link', { account: null, ip: identity.ip }, () =>
        invitations.find(body.token),
      );
      if (!found) throw invalid();
      const { email, role, until, token, invitedBy } = found;
      const inviter = await accounts.stewardById(invitedBy);
      return {
        email,
        role,
        until,
        expiresAt: token.expiresAt,
        invitedBy: inviter && `${inviter.firstName} ${inviter.lastName}`,
      };
    });

    serve(app, acceptInvitation, async ({ body: { token, ...person }, identity, request, reply }) => {
      const metadata = metadataOf(request);
      const account = await attempts.limited('link', { account: null, ip: identity.ip }, () =>
        invitations.accept(token, person, metadata).catch((error: unknown) => {
          if (isDomainError(error) && error.code === 'invitation-invalid') return null;
          throw error;
        }),
      );
      if (!account) throw invalid();
      const session = await sessions.open({ kind: 'steward', id: account.stewardId }, identity.sid, metadata);
      reply.header('set-cookie', setSessionCookie(session.token, session.expiresAt));
      return { success: true, user: stewardUser(account) };
    });
  };

const invalid = () =>
  new HttpProblem(410, 'This invitation is not valid any more. Please ask whoever invited you for another.', {
    code: 'invitation-invalid',
  });
