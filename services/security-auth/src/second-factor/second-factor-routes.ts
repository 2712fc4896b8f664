import {
  readTotpClock,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorStatus,
  startSecondFactorSetup,
  type StewardIdentity,
  confirmSecondFactorSetup,
} from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { verifyCodeThrottled } from './verify-code.ts';
import type { SecondFactors } from './second-factors.ts';
import { otpauthUri, period } from './totp.ts';

interface Deps extends ThrottlingDeps {
  readonly factors: SecondFactors;
  readonly clock: () => Date;
}

/** Second factor of the signed-in steward. */
export const secondFactorRoutes =
  ({ factors, attempts, devices, keyOf, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const trier = ({ username, ip }: StewardIdentity, request: FastifyRequest) =>
      devices.attemptSource(keyOf('username', username), ip, request.headers.cookie);

    serve(app, secondFactorStatus, async ({ identity }) => {
      const factor = await factors.get(identity.sub);
      if (factor.status !== 'active') return { isConfigured: false, recoveryCodesLeft: 0, since: null };
      const { recoveryHashes, since } = factor;
      return { isConfigured: true, recoveryCodesLeft: recoveryHashes.length, since };
    });

    serve(app, readTotpClock, async () => {
      const now = clock();
      const secondsRemaining = period - (Math.floor(now.getTime() / 1000) % period);
      return { period, secondsRemaining, serverTime: now.toISOString() };
    });

    serve(app, startSecondFactorSetup, async ({ identity, request, reply }) => {
      const secret = await factors.begin(identity.sub, requestMetadata(request));
      const uri = otpauthUri(identity.username, secret);
      const svg = renderSVG(uri, { border: 2 });
      reply.header('cache-control', 'no-store');
      return { secret, otpauthUri: uri, qrCode: `data:image/svg+xml;base64,${btoa(svg)}` };
    });

    serve(app, confirmSecondFactorSetup, async ({ body: { token }, identity, request, reply }) => {
      const recoveryCodes = await verifyCodeThrottled(attempts, 'code', await trier(identity, request), () =>
        factors.confirm(identity.sub, token, requestMetadata(request)),
      );
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
