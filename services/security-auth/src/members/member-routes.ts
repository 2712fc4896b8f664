import { login, logout, readCurrentMember, register } from '@aera/contracts';
import { isDomainError } from '@aera/event-store/decider';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';
import { expiredSessionCookie } from '../sessions/session-token.ts';
import { rejectMember } from './member.ts';
import type { MemberSignIn } from './sign-in.ts';

export const memberRoutes =
  (
    { accounts, passwordPolicy, sessions, attempts, devices, toNameKey, verifications }: SecurityContext,
    signIn: MemberSignIn,
  ): FastifyPluginAsync =>
  async (app) => {
    serve(app, register, async ({ body, identity: { ip }, request, reply }) => {
      await passwordPolicy.assertAllowed(body.password, [body.name, body.email]);
      await attempts.consume('mail', { account: toNameKey('email', body.email), ip });
      // Registration reports that an e-mail is taken, so attempts with many e-mails are throttled.
      const account = await attempts.runThrottled('registration', { account: null, ip }, () =>
        accounts.registerMember(body, requestMetadata(request)).catch((error: unknown) => {
          if (isDomainError(error, 'email-taken')) return null;
          throw error;
        }),
      );
      if (!account) throw rejectMember('email-taken');
      await verifications.request(account, requestMetadata(request));
      return signIn(account, request, reply, { isFirst: true });
    });

    serve(app, login, async ({ body: { email, password }, identity, request, reply }) => {
      const source = await devices.attemptSource(
        toNameKey('email', email),
        identity.ip,
        request.headers.cookie,
      );
      const account = await attempts.runThrottled('password', source, () =>
        accounts.authenticateMember(email, password),
      );
      if (!account)
        throw new HttpProblem(401, 'Incorrect email or password.', { code: 'invalid-credentials' });
      return signIn(account, request, reply, { proof: { passwordHash: account.passwordHash } });
    });

    serve(app, logout, async ({ identity: { sid }, request, reply }) => {
      const isEmpty = !sid || (await sessions.signOutWithSuccessors(sid, 'member', requestMetadata(request)));
      if (isEmpty) reply.header('set-cookie', expiredSessionCookie);
    });

    serve(app, readCurrentMember, async ({ identity }) => ({
      success: true,
      user: { id: identity.sub, email: identity.email, name: identity.name },
      emailVerified: await verifications.isVerified(identity.sub),
    }));
  };
