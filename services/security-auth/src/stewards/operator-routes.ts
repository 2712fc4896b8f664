import { resetStewardSecondFactor } from '@aera/contracts';
import { rejections } from '@aera/event-store/decider';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { fireAndForget } from '../mail/account-mailer.ts';
import type { SecurityContext } from '../security-context.ts';

const reject = rejections({ 'steward-not-found': ['not-found', 'Steward not found.'] });

/** Resets the second factor of a steward who has lost it. The operator verifies the identity of the steward before. */
export const operatorRoutes =
  ({ accounts, factors, passkeys, sessions, notifySteward, log }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    serve(app, resetStewardSecondFactor, async ({ params: { stewardId }, identity, request }) => {
      if ((await accounts.loadSteward(stewardId)).status !== 'appointed') throw reject('steward-not-found');
      const metadata = requestMetadata(request);
      const [hadAuthenticator, removed] = await Promise.all([
        factors.isActive(stewardId),
        passkeys.list(stewardId),
      ]);
      await factors.reset(stewardId, identity.sub, metadata);
      if (removed.length > 0) {
        await passkeys.removeAll(stewardId, metadata);
        fireAndForget(notifySteward({ kind: 'passkey_removed', stewardId, path: '/admin/account' }), log);
      }
      await sessions.signOutEverywhere({ kind: 'steward', id: stewardId }, metadata);
      return { hadAuthenticator, passkeys: removed.length };
    });
  };
