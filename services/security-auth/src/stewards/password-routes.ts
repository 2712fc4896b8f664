import { changeStewardPassword } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { assertPasswordAllowed } from '../passwords/password-policy.ts';
import { hashPassword } from '../passwords/password.ts';
import type { EndStewardSessions } from './steward-sessions.ts';
import { stewardStream } from './steward-stream.ts';

interface Deps extends ThrottlingDeps {
  readonly store: EventStore;
  readonly accounts: Pick<Accounts, 'stewardById' | 'isPasswordOf'>;
  readonly endSessions: EndStewardSessions;
  readonly now: () => string;
}

/** Password change of a steward. It requires the current password and ends all other sessions. */
export const passwordRoutes =
  ({ store, accounts, attempts, devices, keyOf, endSessions, now }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, changeStewardPassword, async ({ body, identity: { sub: stewardId, sid, ip }, request }) => {
      const metadata = requestMetadata(request);
      const account = await accounts.stewardById(stewardId);
      if (!account) throw new HttpProblem(401, 'Sign in to continue.', { code: 'sign-in-required' });
      const { username, firstName, lastName, email } = account;
      const key = keyOf('username', username);
      const trier = await devices.attemptSource(key, ip, request.headers.cookie);
      const right = await attempts.limited('re-authentication', trier, async () =>
        (await accounts.isPasswordOf(stewardId, body.currentPassword)) ? true : null,
      );
      if (!right)
        throw new HttpProblem(403, 'Your current password is incorrect.', {
          code: 'wrong-password',
        });
      assertPasswordAllowed(body.newPassword, [username, firstName, lastName, email ?? ''], 'newPassword');
      const data = { stewardId, passwordHash: await hashPassword(body.newPassword) };
      const command = { type: 'ChangePassword', data, now: now() } as const;
      await store.stream(stewardStream).handle([stewardId], command, { metadata });
      await devices.forgetOthers(key, request.headers.cookie);
      await endSessions(stewardId, metadata, sid);
      return undefined;
    });
  };
