import type {
  previewRetentionPolicy,
  ResponseOf,
  RetentionPolicy,
  readRetentionPolicy,
} from '@aera/contracts';
import type { Log } from '@aera/service-kit';
import type { Database } from '../coordination/database.ts';
import { deleteUnlessInUse, lockDays } from '../coordination/locks.ts';
import { readSetPolicy, recordDeletion } from '../coordination/retention-policy.ts';
import type { RetentionStore } from '../store/analytics-store.ts';
import { type RetentionCutoffs, computeRetentionCutoffs, defaultPolicy } from './cutoffs.ts';

type Preview = ResponseOf<typeof previewRetentionPolicy>;

/** The current policy and who set it. */
export const readPolicy = async (sql: Database['sql']): Promise<ResponseOf<typeof readRetentionPolicy>> =>
  (await readSetPolicy(sql)) ?? { policy: defaultPolicy, setBy: null, setAt: null };

/** Returns what a policy would delete now. */
export async function previewDeletion(
  store: RetentionStore,
  policy: RetentionPolicy,
  now: Date,
): Promise<Preview> {
  const cutoffs = computeRetentionCutoffs(policy, now);
  const preview = async (dataClass: keyof RetentionPolicy): Promise<Preview['events']> => {
    const before = cutoffs[dataClass];
    const byDay = await store.countRows(dataClass, before);
    return { before, rows: byDay.reduce((sum, { rows }) => sum + rows, 0), byDay };
  };
  return {
    events: await preview('events'),
    ipAddresses: await preview('ipAddresses'),
    aggregates: await preview('aggregates'),
  };
}

/**
 * Deletes expired days one by one, and expired rows that are not stored by day. Safe from several processes. A day in use is left, with the
 * later days of its data class.
 */
export async function deleteExpiredDays(
  { transaction }: Pick<Database, 'transaction'>,
  store: RetentionStore,
  cutoffs: RetentionCutoffs,
  now: Date,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  let deleted = 0;
  for (const dataClass of ['events', 'ipAddresses', 'aggregates'] as const)
    await deleteUnlessInUse(log, async () => {
      for (const stored of await store.listDays(dataClass, cutoffs[dataClass])) {
        await transaction(async (inTurn) => {
          await lockDays(inTurn);
          const rows = await store.deleteDay(inTurn, stored);
          if (rows !== null) await recordDeletion(inTurn, { dataClass, day: stored.day, rows, at: now });
        });
        deleted += 1;
      }
    });
  await deleteUnlessInUse(log, () => store.deleteRest(cutoffs, deleted));
}
