import {
  listClassifications,
  type Message,
  classifySession,
  sessionClassified,
} from '@aera/contracts/server';
import { serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { readClassifications } from '../coordination/classifications.ts';
import type { Database } from '../coordination/database.ts';
import { toMessage } from '../to-message.ts';

interface Deps extends Pick<ServiceContext, 'clock' | 'newId'> {
  readonly sql: Database['sql'];
  /** Resolves once the message is in the stream: a classification is stored like a hit. */
  readonly publish: (message: Message) => Promise<void>;
}

export const classificationRoutes =
  ({ sql, publish, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      classifySession,
      async ({ params: { sessionId }, body: { classifiedAs, reason }, identity }) => {
        const at = clock().toISOString();
        const id = newId();
        const classification = { sessionId, classifiedAs, reason: reason.trim(), by: identity.username, at };
        await publish(toMessage(sessionClassified, id, `visit-${sessionId}`, at, classification));
        return { sessionId, id };
      },
    );

    serve(app, listClassifications, async ({ query }) => readClassifications(sql, query));
  };
