import {
  type Message,
  type MessageOf,
  type RetentionPolicy,
  retentionPolicySet,
} from '@aera/contracts/server';
import type { Database } from '../coordination/database.ts';
import { savePolicy } from '../coordination/retention-policy.ts';
import type { RetentionStore } from '../store/analytics-store.ts';
import { type RetentionCutoffs, computeRetentionCutoffs } from './cutoffs.ts';
import { deleteExpiredDays, readPolicy } from './retention.ts';

/** Duration in milliseconds for which a process caches the policy. */
const policyCacheMs = 5000;

interface RetentionEnforcer {
  /** Returns the first day that is kept now, by data class. */
  cutoffs(): Promise<RetentionCutoffs>;
  /** Applies the policies in these messages. */
  apply(messages: readonly Message[]): Promise<void>;
  /** Deletes expired data. */
  enforce(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly store: RetentionStore;
  readonly clock: () => Date;
  /** Removes hits that were stored before a day (UTC) from the stream, because they contain IP addresses. */
  readonly purgeStream: (day: string) => Promise<void>;
}

export function createRetentionEnforcer({ database, store, clock, purgeStream }: Options): RetentionEnforcer {
  let known: { policy: RetentionPolicy; at: number } | undefined;

  async function cutoffs(): Promise<RetentionCutoffs> {
    if (!known || performance.now() - known.at > policyCacheMs)
      known = { policy: (await readPolicy(database.sql)).policy, at: performance.now() };
    return computeRetentionCutoffs(known.policy, clock());
  }

  async function enforce(): Promise<void> {
    known = undefined;
    await deleteExpiredDays(database, store, await cutoffs(), clock());
    await purgeStream((await cutoffs()).ipAddresses);
  }

  return {
    cutoffs,
    enforce,
    async apply(messages) {
      const policies = messages.filter(({ type }) => type === retentionPolicySet.type);
      if (policies.length === 0) return;
      for (const message of policies) {
        const data = retentionPolicySet.data.parse(message.data);
        await savePolicy(database.sql, { ...message, data } as MessageOf<typeof retentionPolicySet>);
      }
      await enforce();
    },
  };
}
