import { changeStewardPassword } from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { hashPassword } from '../passwords/password.ts';
import type { SecurityContext } from '../security-context.ts';
import { reauthenticateSteward } from './reauthenticate-steward.ts';
import { stewardStream } from './steward-stream.ts';

/** Password change of a steward. It requires the current password and ends all other sessions. */
export const stewardPasswordRoutes =
  (context: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    const { store, passwordPolicy, devices, toNameKey, sessions, now } = context;

    serve(app, changeStewardPassword, async ({ body, identity, request }) => {
      const { stewardId, username, firstName, lastName, email } = await reauthenticateSteward(
        context,
        { identity, request },
        body.currentPassword,
        'Your current password is incorrect.',
      );
      const about = [username, firstName, lastName, email ?? ''];
      await passwordPolicy.assertAllowed(body.newPassword, about, 'newPassword');
      const metadata = requestMetadata(request);
      const data = { stewardId, passwordHash: await hashPassword(body.newPassword) };
      const command = { type: 'ChangePassword', data, now: now() } as const;
      await store.stream(stewardStream).handle([stewardId], command, { metadata });
      await devices.forgetOthers(toNameKey('username', username), request.headers.cookie);
      await sessions.signOutEverywhere({ kind: 'steward', id: stewardId }, metadata, {
        exceptSid: identity.sid,
      });
      return undefined;
    });
  };
