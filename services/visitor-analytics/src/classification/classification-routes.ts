import {
  listReclassifications,
  type Message,
  reclassifySession,
  sessionReclassified,
} from '@aera/contracts/server';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { listClassifications } from '../coordination/classifications.ts';
import type { Database } from '../coordination/database.ts';
import { envelope } from '../envelope.ts';

interface Deps {
  readonly sql: Database['sql'];
  /** Resolves once the message is in the stream: a classification is stored like a hit. */
  readonly publish: (message: Message) => Promise<void>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

export const classificationRoutes =
  ({ sql, publish, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, reclassifySession, async ({ params: { sessionId }, body: { verdict, reason }, identity }) => {
      const at = clock().toISOString();
      const id = newId();
      const reclassification = { sessionId, verdict, reason: reason.trim(), by: identity.username, at };
      await publish(envelope(sessionReclassified, id, `visit-${sessionId}`, at, reclassification));
      return { sessionId, id };
    });

    serve(app, listReclassifications, async ({ query }) => listClassifications(sql, query));
  };
