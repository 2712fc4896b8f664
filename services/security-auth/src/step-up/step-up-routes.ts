import { reauthenticate, readReauthStatus } from '@aera/contracts';
import { HttpProblem, type Log, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { type VerifiedCode, verifyCodeThrottled, verifyCode, hasCode } from '../second-factor/verify-code.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { setSessionCookie } from '../sessions/session-token.ts';

interface Deps extends ThrottlingDeps {
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly factors: SecondFactors;
  /** Maximum age of an authentication in milliseconds. */
  readonly windowMs: number;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Step-up authentication of stewards. */
export const stepUpRoutes =
  ({
    accounts,
    sessions,
    factors,
    attempts,
    devices,
    keyOf,
    windowMs,
    clock,
    log,
  }: Deps): FastifyPluginAsync =>
  async (app) => {
    const hasFactor = async (stewardId: string) => (await factors.get(stewardId)).status === 'active';

    serve(app, readReauthStatus, async ({ identity }) => {
      const left = Date.parse(identity.authenticatedAt) + windowMs - clock().getTime();
      return {
        isReauthRequired: left <= 0,
        timeUntilReauth: Math.max(0, Math.ceil(left / 1000)),
        method: (await hasFactor(identity.sub)) ? ('totp' as const) : ('password' as const),
      };
    });

    serve(app, reauthenticate, async ({ body, identity, request, reply }) => {
      const { password, ...shown } = body;
      const { sub, sid, username, ip } = identity;
      const metadata = requestMetadata(request);
      const trier = await devices.attemptSource(keyOf('username', username), ip, request.headers.cookie);
      let taken: VerifiedCode = {};
      if (await hasFactor(sub)) {
        if (!hasCode(shown)) throw missing('totpCode', 'Please enter a 6-digit authentication code');
        const show = () => verifyCode(factors, sub, shown, 'presence', metadata);
        taken = await verifyCodeThrottled(attempts, 're-authentication', trier, show);
      } else {
        if (password === undefined) throw missing('password', 'Please enter your password');
        const account = await attempts.limited('re-authentication', trier, () =>
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
          log.warn({ err: error }, 'a renewed session was not ended'),
        ),
      );
      return { success: true, ...taken };
    });
  };

const missing = (field: string, message: string) =>
  new HttpProblem(400, message, { code: 'invalid-request', more: { errors: [{ field, message }] } });
