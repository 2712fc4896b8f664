import { acceptInvitation, readInvitation } from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { setSessionCookie } from '../sessions/session-token.ts';
import type { Invitations } from './invitations.ts';
import type { Invitation } from './steward.ts';
import { fullName } from '../full-name.ts';
import { stewardUser } from './steward-user.ts';

interface Deps extends ThrottlingDeps {
  readonly accounts: Pick<Accounts, 'stewardById'>;
  readonly invitations: Pick<Invitations, 'find' | 'accept'>;
  readonly sessions: Pick<BrowserSessions, 'open'>;
}

/** Routes for recipients of an invitation link. */
export const invitationRoutes =
  ({ accounts, invitations, sessions, attempts, devices, keyOf }: Deps): FastifyPluginAsync =>
  async (app) => {
    const find = async (token: string, ip: string): Promise<Invitation> => {
      const found = await attempts.limited('link', { account: null, ip }, () => invitations.find(token));
      if (found) return found;
      throw new HttpProblem(
        410,
        'This invitation is no longer valid. Ask the person who invited you for a new one.',
        { code: 'invitation-invalid' },
      );
    };

    serve(app, readInvitation, async ({ body, identity }) => {
      const { email, role, until, token, invitedBy } = await find(body.token, identity.ip);
      const inviter = await accounts.stewardById(invitedBy);
      return {
        email,
        role,
        until,
        expiresAt: token.expiresAt,
        invitedBy: inviter && fullName(inviter),
      };
    });

    serve(app, acceptInvitation, async ({ body: { token, ...person }, identity, request, reply }) => {
      const metadata = requestMetadata(request);
      const { email } = await find(token, identity.ip);
      assertPasswordAllowed(person.password, [email, person.firstName, person.lastName, person.username]);
      const account = await invitations.accept(token, person, metadata);
      const session = await sessions.open({ kind: 'steward', id: account.stewardId }, identity.sid, metadata);
      const device = await devices.remember(keyOf('username', account.username), request.headers.cookie);
      reply.header('set-cookie', [setSessionCookie(session.token, session.expiresAt), device.cookie]);
      return { success: true, user: stewardUser(account) };
    });
  };
