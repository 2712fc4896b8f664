import { reauthenticate, readReauthStatus } from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { VerifiedCode } from '../second-factor/second-factors.ts';
import { hasCode, verifyCodeThrottled } from '../second-factor/verify-code.ts';
import type { SecurityContext } from '../security-context.ts';
import { setSessionCookie } from '../sessions/session-token.ts';

/** Step-up authentication of stewards. */
export const stepUpRoutes =
  ({
    config,
    accounts,
    sessions,
    factors,
    attempts,
    devices,
    keyOf,
    clock,
    log,
  }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    /** Maximum age of an authentication. */
    const windowMs = config.STEP_UP_MAX_AGE_SECONDS * 1000;

    serve(app, readReauthStatus, async ({ identity }) => {
      const left = Date.parse(identity.authenticatedAt) + windowMs - clock().getTime();
      return {
        isReauthRequired: left <= 0,
        timeUntilReauth: Math.max(0, Math.ceil(left / 1000)),
        method: (await factors.isActive(identity.sub)) ? ('totp' as const) : ('password' as const),
      };
    });

    serve(app, reauthenticate, async ({ body, identity, request, reply }) => {
      const { password, ...submitted } = body;
      const { sub, sid, username, ip } = identity;
      const metadata = requestMetadata(request);
      const source = await devices.attemptSource(keyOf('username', username), ip, request.headers.cookie);
      let verified: VerifiedCode = {};
      if (await factors.isActive(sub)) {
        if (!hasCode(submitted)) throw missingField('totpCode', 'Please enter a 6-digit authentication code');
        verified = await verifyCodeThrottled(attempts, 're-authentication', source, () =>
          factors.verify(sub, submitted, 'step-up', metadata),
        );
      } else {
        if (password === undefined) throw missingField('password', 'Please enter your password');
        const account = await attempts.runThrottled('re-authentication', source, () =>
          accounts.authenticateSteward(username, password),
        );
        if (!account) throw new HttpProblem(401, 'Invalid password', { code: 'invalid-credentials' });
      }
      if (!sid) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
      const { token, expiresAt, revokePrevious } = await sessions.rotate(sid, sub, metadata);
      reply.header('set-cookie', setSessionCookie(token, expiresAt));
      // The browser may send requests with the old token until it has received the new one.
      reply.raw.once('finish', () =>
        revokePrevious().catch((error: unknown) =>
          log.warn({ err: error }, 'a replaced session was not ended'),
        ),
      );
      return { success: true, ...verified };
    });
  };

const missingField = (field: string, message: string) =>
  new HttpProblem(400, message, { code: 'invalid-request', more: { errors: [{ field, message }] } });
