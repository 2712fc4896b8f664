import { login, logout, memberMe, register } from '@aera/contracts';
import { HttpProblem, metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, RegisteredMember } from '../accounts.ts';
import type { Trying } from '../attempts/attempts-part.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { clearSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts';
import type { Verifications } from '../verification/verifications.ts';

interface Deps extends Trying {
  readonly verifications: Pick<Verifications, 'begin' | 'isVerified'>;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
}

const userOf = ({ memberId, email, name }: RegisteredMember) => ({ id: memberId, email, name });

export const memberRoutes =
  ({ accounts, sessions, attempts, devices, keyOf, verifications }: Deps): FastifyPluginAsync =>
  async (app) => {
    const signIn = async (account: RegisteredMember, request: FastifyRequest, reply: FastifyReply) => {
      const { token, expiresAt } = await sessions.open(
        { kind: 'member', id: account.memberId },
        request.identity?.sid,
        metadataOf(request),
      );
      const { cookie } = await devices.remember(keyOf('email', account.email), request.headers.cookie);
      reply.header('set-cookie', [setSessionCookie(token, expiresAt), cookie]);
      const emailVerified = await verifications.isVerified(account.memberId);
      return { success: true, user: userOf(account), emailVerified };
    };

    serve(app, register, async ({ body, request, reply }) => {
      const account = await accounts.registerMember(body, metadataOf(request));
      await verifications.begin(account, metadataOf(request));
      return signIn(account, request, reply);
    });

    serve(app, login, async ({ body: { email, password }, identity, request, reply }) => {
      const trier = await devices.trier(keyOf('email', email), identity.ip, request.headers.cookie);
      const account = await attempts.limited('password', trier, () =>
        accounts.authenticateMember(email, password),
      );
      if (!account) throw new HttpProblem(401, 'Invalid e-mail or password', { code: 'invalid-credentials' });
      return signIn(account, request, reply);
    });

    serve(app, logout, async ({ identity, request, reply }) => {
      const empty = !identity.sid || (await sessions.signOut(identity.sid, 'member', metadataOf(request)));
      if (empty) reply.header('set-cookie', clearSessionCookie());
      return undefined;
    });

    serve(app, memberMe, async ({ identity }) => ({
      success: true,
      user: { id: identity.sub, email: identity.email, name: identity.name },
      emailVerified: await verifications.isVerified(identity.sub),
    }));
  };
