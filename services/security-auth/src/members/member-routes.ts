import { login, logout, readCurrentMember, register } from '@aera/contracts';
import { isDomainError } from '@aera/event-store/decider';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { clearSessionCookie } from '../sessions/session-token.ts';
import type { Verifications } from '../verification/verifications.ts';
import { rejectMember } from './member.ts';
import type { MemberSignIn } from './sign-in.ts';

interface Deps extends ThrottlingDeps {
  readonly verifications: Pick<Verifications, 'request' | 'isVerified'>;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly signIn: MemberSignIn;
}

export const memberRoutes =
  ({ accounts, sessions, attempts, devices, keyOf, verifications, signIn }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, register, async ({ body, identity, request, reply }) => {
      assertPasswordAllowed(body.password, [body.name, body.email]);
      await attempts.spend('mail', { account: null, ip: identity.ip });
      // Registration reports that an e-mail is taken, so attempts with many e-mails are throttled.
      const account = await attempts.limited('registration', { account: null, ip: identity.ip }, () =>
        accounts.registerMember(body, requestMetadata(request)).catch((error: unknown) => {
          if (isDomainError(error) && error.code === 'email-taken') return null;
          throw error;
        }),
      );
      if (!account) throw rejectMember('email-taken');
      await verifications.request(account, requestMetadata(request));
      return signIn(account, request, reply, { isFirst: true });
    });

    serve(app, login, async ({ body: { email, password }, identity, request, reply }) => {
      const trier = await devices.attemptSource(keyOf('email', email), identity.ip, request.headers.cookie);
      const account = await attempts.limited('password', trier, () =>
        accounts.authenticateMember(email, password),
      );
      if (!account)
        throw new HttpProblem(401, 'Incorrect email or password.', { code: 'invalid-credentials' });
      return signIn(account, request, reply);
    });

    serve(app, logout, async ({ identity, request, reply }) => {
      const empty =
        !identity.sid || (await sessions.signOut(identity.sid, 'member', requestMetadata(request)));
      if (empty) reply.header('set-cookie', clearSessionCookie());
      return undefined;
    });

    serve(app, readCurrentMember, async ({ identity }) => ({
      success: true,
      user: { id: identity.sub, email: identity.email, name: identity.name },
      emailVerified: await verifications.isVerified(identity.sub),
    }));
  };
