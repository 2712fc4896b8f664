import { resolveSession } from '@aera/contracts';
import { type Log, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { BrowserSessions } from './browser-sessions.ts';
import type { SessionActivity } from './session-activity.ts';

interface Deps {
  readonly sessions: Pick<BrowserSessions, 'resolve'>;
  readonly activity: Pick<SessionActivity, 'touch'>;
  readonly log: Log;
}

/** Resolves session cookies for the gateway, which repeats the call while a session is in use. */
export const sessionRoutes =
  ({ sessions, activity, log }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, resolveSession, async ({ body }) => {
      const session = await sessions.resolve(body.token);
      if (session?.member)
        await activity
          .touch(session.sid, session.member.id)
          // The session stays valid even if its activity cannot be recorded.
          .catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not noted'));
      return { session };
    });
  };
