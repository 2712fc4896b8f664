import { changeStewardPassword } from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import { hashPassword } from '../passwords/password.ts';
import type { SecurityContext } from '../security-context.ts';
import { reauthenticateSteward } from './reauthenticate-steward.ts';
import { stewardStream } from './steward-stream.ts';

/** Password change of a steward. It requires the current password and ends all other sessions. */
export const stewardPasswordRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { store, passwordPolicy, devices, toNameKey, now } = context;

    serve(app, changeStewardPassword, async ({ body, identity, request }) => {
      const {
        stewardId,
        username,
        firstName,
        lastName,
        email,
        passwordHash: verifiedHash,
      } = await reauthenticateSteward(
        context,
        { identity, request },
        body.currentPassword,
        'Your current password is incorrect.',
      );
      const about = [username, firstName, lastName, email ?? ''];
      await passwordPolicy.assertAllowed(body.newPassword, about, 'newPassword');
      const metadata = requestMetadata(request);
      const exceptSid = identity.sid ?? null;
      const passwordHash = await hashPassword(body.newPassword);
      const data = { stewardId, verifiedHash, passwordHash, exceptSid };
      const command = { type: 'ChangePassword', data, now: now() } as const;
      await store.stream(stewardStream).handle([stewardId], command, { metadata });
      await devices.forgetOthers(toNameKey('username', username), request.headers.cookie);
      // Without a bound: a sign-in with the old password may still be opening a session.
      await endOtherSessions(context, { kind: 'steward', id: stewardId }, { exceptSid }, metadata);
    });
  };
