import { changeStewardPassword } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { HttpProblem, metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Attempts } from '../attempts/attempts.ts';
import { hashPassword } from '../passwords/password.ts';
import type { SecurityEvent } from '../security-event.ts';
import { steward } from './decide-steward.ts';
import { stewardStream } from './steward.ts';
import type { EndStewardSessions } from './steward-sessions.ts';

interface Deps {
  readonly store: EventStore<SecurityEvent>;
  readonly accounts: Pick<Accounts, 'isPasswordOf'>;
  readonly attempts: Pick<Attempts, 'limited'>;
  readonly endSessions: EndStewardSessions;
  readonly now: () => string;
}

/** The own password of a steward: the one that holds is asked for, and whoever else is signed in with it is out. */
export const passwordRoutes =
  ({ store, accounts, attempts, endSessions, now }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, changeStewardPassword, async ({ body, identity: { sub: stewardId, sid, ip }, request }) => {
      const metadata = metadataOf(request);
      const right = await attempts.limited('re-authentication', { account: stewardId, ip }, async () =>
        (await accounts.isPasswordOf(stewardId, body.currentPassword)) ? true : null,
      );
      if (!right)
        throw new HttpProblem(403, 'This is not your current password. Nothing was changed.', {
          code: 'wrong-password',
        });
      const data = { stewardId, passwordHash: await hashPassword(body.newPassword) };
      const command = { type: 'ChangePassword', data, now: now() } as const;
      await store.handle(steward, stewardStream(stewardId), command, metadata);
      await endSessions(stewardId, metadata, sid);
      return undefined;
    });
  };
