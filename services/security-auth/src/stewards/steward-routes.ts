import { stewardLogin, stewardLogout, readCurrentSteward } from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { verifySecondStep } from '../second-factor/verify-code.ts';
import type { SecurityContext } from '../security-context.ts';
import { expiredSessionCookie } from '../sessions/session-token.ts';
import { toStewardUser } from './steward-names.ts';

/** Sign-in and sign-out of stewards. */
export const stewardRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { accounts, sessions, startSession, secondFactorPolicy, attempts, devices, toNameKey } = context;

    serve(app, stewardLogin, async ({ body, identity, request, reply }) => {
      const { username, password, ...submitted } = body;
      const metadata = requestMetadata(request);
      const key = toNameKey('username', username);
      const source = await devices.attemptSource(key, identity.ip, request.headers.cookie);
      const account = await attempts.runThrottled('password', source, () =>
        accounts.authenticateSteward(username, password),
      );
      if (!account)
        throw new HttpProblem(401, 'Invalid username or password', { code: 'invalid-credentials' });
      const { stewardId: id, passwordHash } = account;
      await secondFactorPolicy.assertPasswordSuffices(account);
      const verified = await verifySecondStep(context, id, submitted, source, metadata);
      if (verified === 'code-needed') return { success: false, requiresTOTP: true };
      await startSession({ kind: 'steward', id }, key, request, reply, { passwordHash });
      return {
        success: true,
        user: toStewardUser(account, await secondFactorPolicy.lacks(account)),
        ...verified,
      };
    });

    serve(app, stewardLogout, async ({ identity, request, reply }) => {
      const isEmpty =
        !identity.sid ||
        (await sessions.signOutWithSuccessors(identity.sid, 'steward', requestMetadata(request)));
      if (isEmpty) reply.header('set-cookie', expiredSessionCookie);
    });

    serve(app, readCurrentSteward, async ({ identity }) => {
      const account = await accounts.stewardById(identity.sub);
      if (!account) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
      return { success: true, user: toStewardUser(account, identity.lacksSecondFactor) };
    });
  };
