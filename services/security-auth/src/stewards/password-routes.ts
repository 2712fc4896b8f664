import { changeStewardPassword } from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { hashPassword } from '../passwords/password.ts';
import type { SecurityContext } from '../security-context.ts';
import { stewardStream } from './steward-stream.ts';

/** Password change of a steward. It requires the current password and ends all other sessions. */
export const passwordRoutes =
  ({
    store,
    accounts,
    passwordPolicy,
    attempts,
    devices,
    keyOf,
    sessions,
    now,
  }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    serve(app, changeStewardPassword, async ({ body, identity: { sub: stewardId, sid, ip }, request }) => {
      const metadata = requestMetadata(request);
      const account = await accounts.stewardById(stewardId);
      if (!account) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
      const { username, firstName, lastName, email } = account;
      const key = keyOf('username', username);
      const source = await devices.attemptSource(key, ip, request.headers.cookie);
      const isCorrect = await attempts.runThrottled('re-authentication', source, async () =>
        (await accounts.isPasswordOf(stewardId, body.currentPassword)) ? true : null,
      );
      if (!isCorrect)
        throw new HttpProblem(403, 'Your current password is incorrect.', { code: 'wrong-password' });
      await passwordPolicy.assertAllowed(
        body.newPassword,
        [username, firstName, lastName, email ?? ''],
        'newPassword',
      );
      const data = { stewardId, passwordHash: await hashPassword(body.newPassword) };
      const command = { type: 'ChangePassword', data, now: now() } as const;
      await store.stream(stewardStream).handle([stewardId], command, { metadata });
      await devices.forgetOthers(key, request.headers.cookie);
      await sessions.signOutEverywhere({ kind: 'steward', id: stewardId }, metadata, sid);
      return undefined;
    });
  };
