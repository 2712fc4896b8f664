import { isDeepStrictEqual } from 'node:util';
import {
  type Message,
  previewRetentionPolicy,
  readRetentionHistory,
  readRetentionPolicy,
  retentionPolicySet,
  setRetentionPolicy,
} from '@aera/contracts/server';
import { HttpProblem, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../coordination/database.ts';
import { findRetentionHistory } from '../coordination/retention-policy.ts';
import { toMessage } from '../to-message.ts';
import type { RetentionStore } from '../store/analytics-store.ts';
import { previewDeletion, readPolicy } from './retention.ts';

interface Deps extends Pick<ServiceContext, 'clock' | 'newId'> {
  readonly sql: Database['sql'];
  readonly store: RetentionStore;
  /** Resolves once the message is in the stream. */
  readonly publish: (message: Message) => Promise<void>;
}

export const retentionRoutes =
  ({ sql, store, publish, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readRetentionPolicy, async () => readPolicy(sql));

    serve(app, readRetentionHistory, async () => findRetentionHistory(sql));

    serve(app, previewRetentionPolicy, async ({ body }) => previewDeletion(store, body, clock()));

    serve(app, setRetentionPolicy, async ({ body: { from, ...policy }, identity }) => {
      const { policy: current } = await readPolicy(sql);
      // A repeated request finds its own policy.
      if (from && isDeepStrictEqual(policy, current)) return { policy };
      if (from && !isDeepStrictEqual(from, current))
        throw new HttpProblem(409, 'Someone else changed the policy since you opened it.', {
          code: 'retention-policy-changed',
        });
      const at = clock().toISOString();
      await publish(
        toMessage(retentionPolicySet, newId(), 'retention', at, { policy, by: identity.username, at }),
      );
      return { policy };
    });
  };
