import {
  readTotpClock,
  renewRecoveryCodes,
  resetSecondFactor,
  readSecondFactorStatus,
  startSecondFactorSetup,
  confirmSecondFactorSetup,
} from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { renderSVG } from 'uqr';
import type { SecurityContext } from '../security-context.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { verifyCodeThrottled } from './verify-code.ts';
import { buildOtpauthUri, totpPeriodSeconds } from './totp.ts';

/** Second factor of the signed-in steward. */
export const secondFactorRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { factors, attempts, devices, toNameKey, clock } = context;

    serve(app, readSecondFactorStatus, async ({ identity }) => {
      const factor = await factors.read(identity.sub);
      if (factor.status !== 'active') return { isConfigured: false, recoveryCodesLeft: 0, since: null };
      const { recoveryHashes, since } = factor;
      return { isConfigured: true, recoveryCodesLeft: recoveryHashes.length, since };
    });

    serve(app, readTotpClock, async () => {
      const now = clock();
      const secondsRemaining = totpPeriodSeconds - (Math.floor(now.getTime() / 1000) % totpPeriodSeconds);
      return { period: totpPeriodSeconds, secondsRemaining, serverTime: now.toISOString() };
    });

    serve(app, startSecondFactorSetup, async ({ identity, request, reply }) => {
      const secret = await factors.startSetup(identity.sub, requestMetadata(request));
      const uri = buildOtpauthUri(identity.username, secret);
      const svg = renderSVG(uri, { border: 2 });
      reply.header('cache-control', 'no-store');
      return { secret, otpauthUri: uri, qrCode: `data:image/svg+xml;base64,${btoa(svg)}` };
    });

    serve(app, confirmSecondFactorSetup, async ({ body: { token }, identity, request, reply }) => {
      const { sub, username, ip } = identity;
      const source = await devices.attemptSource(toNameKey('username', username), ip, request.headers.cookie);
      const recoveryCodes = await verifyCodeThrottled(attempts, 'code', source, () =>
        factors.confirm(sub, token, requestMetadata(request)),
      );
      // Gateways cache the session, which allows no other route until it is renewed.
      if (identity.lacksSecondFactor)
        await renewSession(context, identity, requestMetadata(request), reply, async () => {});
      reply.header('cache-control', 'no-store');
      return { success: true, recoveryCodes };
    });

    serve(app, resetSecondFactor, async ({ identity, request }) => {
      await factors.reset(identity.sub, identity.sub, requestMetadata(request));
      return { success: true };
    });

    serve(app, renewRecoveryCodes, async ({ identity, request, reply }) => {
      const recoveryCodes = await factors.renewRecoveryCodes(identity.sub, requestMetadata(request));
      reply.header('cache-control', 'no-store');
      return { recoveryCodes };
    });
  };
