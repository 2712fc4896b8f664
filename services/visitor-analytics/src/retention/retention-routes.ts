import {
  type Message,
  previewRetention,
  retentionHistory,
  readRetentionPolicy,
  retentionSet,
  setRetention,
} from '@aera/contracts/server';
import type { Sql } from '@aera/event-store';
import { serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { envelope } from '../envelope.ts';
import { readRetentionHistory } from './retention-history.ts';
import { previewDeletion, readPolicy } from './retention.ts';

interface Deps {
  readonly sql: Sql;
  /** Resolves once the message is in the stream. */
  readonly publish: (message: Message) => Promise<void>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

export const retentionRoutes =
  ({ sql, publish, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readRetentionPolicy, async () => readPolicy(sql));

    serve(app, retentionHistory, async () => readRetentionHistory(sql));

    serve(app, previewRetention, async ({ body }) => previewDeletion(sql, body, clock()));

    serve(app, setRetention, async ({ body: policy, identity }) => {
      const at = clock().toISOString();
      await publish(envelope(retentionSet, newId(), 'retention', at, { policy, by: identity.username, at }));
      return { policy };
    });
  };
