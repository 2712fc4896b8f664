import {
  listReclassifications,
  type Message,
  reclassifySession,
  sessionReclassified,
} from '@aera/contracts/server';
import type { Sql } from '@aera/event-store';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { envelope } from '../envelope.ts';
import { listClassifications } from './classification-history.ts';

interface Deps {
  readonly sql: Sql;
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
      const said = { sessionId, verdict, reason: reason.trim(), by: identity.username, at };
      await publish(envelope(sessionReclassified, id, `visit-${sessionId}`, at, said));
      return { sessionId, id };
    });

    serve(app, listReclassifications, async ({ query }) => listClassifications(sql, query));
  };
