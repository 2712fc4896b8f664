import { type EventStore, type Sql, waitForProjection } from '@aera/event-store';
import { isDomainError } from '@aera/event-store/decider';
import type { EventMetadata, ServiceContext, PeriodicTask } from '@aera/service-kit';
import { lead } from '../leads/decide-lead.ts';
import { leadStream } from '../leads/lead-stream.ts';
import type { Lead } from '../leads/lead.ts';
import { bulkJobStream } from './bulk-job-stream.ts';
import {
  type BulkJob,
  type BulkItemResult,
  type BulkItem,
  evolveBulk,
  hasEnded,
  initialBulk,
  type ExistingBulkJob,
} from './bulk-job.ts';
import { bulkJobsProjectionName } from './bulk-jobs-projection.ts';
import { outcomeOf, toLeadCommand } from './item-command.ts';

interface Deps extends Pick<ServiceContext, 'clock' | 'workers'> {
  readonly store: EventStore;
}

/** Leads changed concurrently; leaves database connections for other work. */
const concurrency = 8;
/** Polling interval in milliseconds, for jobs left by a crashed process. */
const intervalMs = 2000;

/** Rows between two records of how far it is. */
const batchSizeFor = (total: number): number => Math.min(100, Math.max(10, Math.ceil(total / 50)));

/** One action at a time over all processes; a process that dies lets go of it. It takes no transaction id: no reader waits for it. */
async function tryLock(sql: Sql): Promise<boolean> {
  const [lock] = await sql<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('contact bulks', 0)) as held`,
  );
  return lock?.held ?? false;
}

/**
 * Carries out actions on many leads, the oldest first, and goes on where it or another process was. How far an action is, is in its
 * stream alone.
 */
export function createBulkWorker({ store, clock, workers }: Deps): Pick<PeriodicTask, 'start' | 'stop'> {
  const { sql } = store.database;
  const now = () => clock().toISOString();

  async function oldest(): Promise<string | null> {
    await waitForProjection(store, bulkJobsProjectionName);
    const [row] = await sql<{ id: string }>(
      'select id from contact_bulk_jobs where ended_at is null order by started_at, id limit 1',
    );
    return row?.id ?? null;
  }

  async function round(stopping: AbortSignal): Promise<void> {
    for (let id = await oldest(); id !== null && !stopping.aborted; id = await oldest()) {
      const bulkId = id;
      const mine = await store.transaction(async (held) => {
        if (!(await tryLock(held))) return false;
        await execute(bulkId, stopping);
        return true;
      });
      if (!mine) return;
    }
  }

  async function execute(bulkId: string, stopping: AbortSignal): Promise<void> {
    const past = await store.stream(bulkJobStream).read(bulkId);
    const correlationId = past[0]?.metadata.correlationId;
    let bulk = past.reduce<BulkJob>(evolveBulk, initialBulk());
    while (!stopping.aborted && bulk.status !== 'absent' && !hasEnded(bulk)) {
      const metadata = {
        actor: `steward:${bulk.stewardId}`,
        causationId: bulkId,
        ...(correlationId && { correlationId }),
      };
      const from = bulk.results.length;
      const ending = bulk.status === 'cancelling' || from === bulk.rows.length;
      const command = ending
        ? ({ type: 'EndBulk', data: { bulkId }, now: now() } as const)
        : ({
            type: 'RecordItemResults',
            data: { bulkId, from, results: await handleBatch(bulk, metadata) },
            now: now(),
          } as const);
      ({ state: bulk } = await store.stream(bulkJobStream).handle([bulkId], command, { metadata }));
    }
  }

  async function handleBatch(bulk: ExistingBulkJob, metadata: EventMetadata): Promise<BulkItemResult[]> {
    const from = bulk.results.length;
    const batch = bulk.rows.slice(from, from + batchSizeFor(bulk.rows.length));
    const results: BulkItemResult[] = [];
    for (let at = 0; at < batch.length; at += concurrency)
      results.push(
        ...(await Promise.all(
          batch
            .slice(at, at + concurrency)
            .map((row) => processItem(store, bulk, row, { now: now(), metadata })),
        )),
      );
    return results;
  }

  const loop = workers.schedule('Bulk actions', round, { restMs: intervalMs });
  let unwatch = () => {};
  return {
    start() {
      unwatch = store.watch(loop.wake);
      loop.start();
    },
    async stop() {
      unwatch();
      await loop.stop();
    },
  };
}

const versionOf = (state: Lead): number | null => (state.status === 'absent' ? null : state.version);

/**
 * Does to one lead what an action asks. What it led to has ids of its own, so that it is done once however often this runs; a repeat,
 * after a crash, answers the same.
 */
async function processItem(
  store: EventStore,
  bulk: ExistingBulkJob,
  row: BulkItem,
  { now, metadata }: { now: string; metadata: EventMetadata },
): Promise<BulkItemResult> {
  const { leadId } = row;
  const leads = store.stream(leadStream);
  try {
    const { events, state } = await leads.handle([leadId], toLeadCommand(bulk, row, now), {
      metadata,
      idempotencyKey: `bulk ${bulk.bulkId}`,
    });
    if (events.length > 0) return { leadId, outcome: 'done', version: versionOf(state) };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { leadId, outcome: outcomeOf(error.code), version: null };
  }
  const past = await leads.read(leadId);
  const own = past.findLastIndex((event) => event.metadata.causationId === bulk.bulkId);
  if (own < 0) return { leadId, outcome: 'nothing', version: null };
  const after = past.slice(0, own + 1).reduce<Lead>(lead.evolve, lead.initial());
  return { leadId, outcome: 'done', version: versionOf(after) };
}
