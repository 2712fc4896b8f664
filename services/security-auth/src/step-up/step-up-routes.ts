import { reauthenticate, readReauthStatus, startPasskeyReauthentication } from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { VerifiedCode } from '../second-factor/second-factors.ts';
import { hasCode, verifyCodeThrottled } from '../second-factor/verify-code.ts';
import type { SecurityContext } from '../security-context.ts';
import { renewSession } from '../sessions/renew-session.ts';

/** Step-up authentication of stewards. */
export const stepUpRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { config, accounts, factors, passkeys, secondFactorPolicy, attempts, devices, toNameKey, clock } =
      context;
    /** Maximum age of an authentication. */
    const windowMs = config.STEP_UP_MAX_AGE_SECONDS * 1000;

    serve(app, readReauthStatus, async ({ identity }) => {
      const left = Date.parse(identity.authenticatedAt) + windowMs - clock().getTime();
      return {
        isReauthRequired: left <= 0,
        timeUntilReauth: Math.max(0, Math.ceil(left / 1000)),
        method: (await factors.isActive(identity.sub)) ? ('totp' as const) : ('password' as const),
        hasPasskey: await secondFactorPolicy.hasPasskey(identity.sub),
      };
    });

    serve(app, startPasskeyReauthentication, async ({ identity }) => ({
      options: (await passkeys.startStepUp(identity.sub)) as { challenge: string },
    }));

    serve(app, reauthenticate, async ({ body, identity, request, reply }) => {
      const { password, passkey, ...submitted } = body;
      const { sub, username, ip } = identity;
      const metadata = requestMetadata(request);
      const source = await devices.attemptSource(toNameKey('username', username), ip, request.headers.cookie);
      let verified: VerifiedCode = {};
      if (passkey) {
        const isOwner = await attempts.runThrottled('passkey', source, async () =>
          (await passkeys.stepUp({ kind: 'steward', id: sub }, passkey, metadata)) ? true : null,
        );
        if (!isOwner)
          throw new HttpProblem(401, 'We don’t recognise this passkey.', { code: 'passkey-unknown' });
      } else if (await factors.isActive(sub)) {
        if (!hasCode(submitted))
          throw createMissingFieldProblem('totpCode', 'Please enter a 6-digit authentication code');
        verified = await verifyCodeThrottled(attempts, 're-authentication-code', source, () =>
          factors.verify(sub, submitted, 'step-up', metadata),
        );
      } else {
        if (password === undefined) throw createMissingFieldProblem('password', 'Please enter your password');
        const account = await attempts.runThrottled('re-authentication', source, () =>
          accounts.authenticateSteward(username, password),
        );
        if (!account) throw new HttpProblem(401, 'Invalid password', { code: 'invalid-credentials' });
        await secondFactorPolicy.assertPasswordSuffices(account);
      }
      await renewSession(context, identity, metadata, reply, async () => {});
      return { success: true, ...verified };
    });
  };

const createMissingFieldProblem = (field: string, message: string) =>
  new HttpProblem(400, message, { code: 'invalid-request', extensions: { errors: [{ field, message }] } });
