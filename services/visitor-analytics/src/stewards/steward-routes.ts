import { type Message, reclassifySession, sessionReclassified } from '@aera/contracts';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { envelope } from '../envelope.ts';

interface Deps {
  /** Resolves once it is on the stream: what a steward says is an event like every hit. */
  readonly publish: (message: Message) => Promise<void>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

export const stewardRoutes =
  ({ publish, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, reclassifySession, async ({ params: { sessionId }, body: { verdict }, identity }) => {
      const at = clock().toISOString();
      const said = { sessionId, verdict, by: identity.username, at };
      await publish(envelope(sessionReclassified, newId(), `visit-${sessionId}`, at, said));
      return { sessionId };
    });
  };
