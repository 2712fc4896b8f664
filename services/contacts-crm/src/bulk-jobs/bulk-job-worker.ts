import { type EventStore, waitForProjection, withSessionLock } from '@aera/event-store';
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
  evolveBulkJob,
  hasEnded,
  initialBulkJob,
  type ExistingBulkJob,
} from './bulk-job.ts';
import { bulkJobsProjection } from './bulk-jobs-projection.ts';
import { toOutcome, toLeadCommand, undoesQuarantineChange } from './item-command.ts';

/** Leads changed concurrently. Reads and appends are batched, so they use few connections. */
const concurrency = 8;
/** Polling interval, for jobs left by a crashed process. */
const intervalMs = 2000;

/** Items per recorded batch of results. */
const computeBatchSize = (total: number): number => Math.min(100, Math.max(10, Math.ceil(total / 50)));

/** Text of the advisory lock of a running job: one at a time over all processes. */
export const bulkJobLock = 'bulk jobs';

/** Creates the worker that executes bulk jobs, oldest first. Progress is stored in the job's stream, so any process can resume a job. */
export function createBulkJobWorker({
  store,
  clock,
  workers,
}: ServiceContext): Pick<PeriodicTask, 'start' | 'stop'> {
  const { sql } = store.database;
  const now = () => clock().toISOString();

  async function findOldestOpenJob(): Promise<string | null> {
    await waitForProjection(store, bulkJobsProjection.name);
    const [row] = await sql<{ id: string }>(
      'select id from contact_bulk_jobs where ended_at is null order by started_at, id limit 1',
    );
    return row?.id ?? null;
  }

  async function run(stopping: AbortSignal): Promise<void> {
    for (
      let id = await findOldestOpenJob();
      id !== null && !stopping.aborted;
      id = await findOldestOpenJob()
    ) {
      const jobId = id;
      const isDone = await withSessionLock(store.database, bulkJobLock, async () => {
        await execute(jobId, stopping);
        return true;
      });
      if (!isDone) return;
    }
  }

  async function execute(jobId: string, stopping: AbortSignal): Promise<void> {
    const events = await store.stream(bulkJobStream).read(jobId);
    const correlationId = events[0]?.metadata.correlationId;
    let bulk = events.reduce<BulkJob>(evolveBulkJob, initialBulkJob());
    while (!stopping.aborted && bulk.status !== 'absent' && !hasEnded(bulk)) {
      const metadata = {
        actor: `steward:${bulk.stewardId}`,
        causationId: jobId,
        ...(correlationId && { correlationId }),
      };
      const from = bulk.results.length;
      const isFinished = bulk.status === 'cancelling' || from === bulk.items.length;
      const command = isFinished
        ? ({ type: 'CompleteBulkJob', data: { jobId }, now: now() } as const)
        : ({
            type: 'RecordItemResults',
            data: { jobId, from, results: await processBatch(bulk, metadata) },
            now: now(),
          } as const);
      ({ state: bulk } = await store.stream(bulkJobStream).handle([jobId], command, { metadata }));
    }
  }

  async function processBatch(bulk: ExistingBulkJob, metadata: EventMetadata): Promise<BulkItemResult[]> {
    const from = bulk.results.length;
    const batch = bulk.items.slice(from, from + computeBatchSize(bulk.items.length));
    const results: BulkItemResult[] = [];
    for (let index = 0; index < batch.length; index += concurrency)
      results.push(
        ...(await Promise.all(
          batch
            .slice(index, index + concurrency)
            .map((item) => processItem(store, bulk, item, { now: now(), metadata })),
        )),
      );
    return results;
  }

  const task = workers.schedule('Bulk actions', run, { intervalMs });
  let unwatch = () => {};
  return {
    start() {
      unwatch = store.watch(task.wake);
      task.start();
    },
    async stop() {
      unwatch();
      await task.stop();
    },
  };
}

const getVersion = (state: Lead): number | null => (state.status === 'absent' ? null : state.version);

/**
 * Applies the job's action to one lead. The idempotency key of the job makes this safe to repeat: after a crash it returns the same result
 * again.
 */
async function processItem(
  store: EventStore,
  bulk: ExistingBulkJob,
  item: BulkItem,
  { now, metadata }: { now: string; metadata: EventMetadata },
): Promise<BulkItemResult> {
  const { leadId } = item;
  const leads = store.stream(leadStream);
  if (undoesQuarantineChange(bulk)) {
    const causes = (await leads.read(leadId)).map((event) => event.metadata.causationId);
    const isUndoneAlready = causes.includes(bulk.jobId);
    if (!isUndoneAlready && causes.at(-1) !== bulk.undoes)
      return { leadId, outcome: 'conflict', version: null };
  }
  try {
    const { events, state } = await leads.handle([leadId], toLeadCommand(bulk, item, now), {
      metadata,
      idempotencyKey: `bulk ${bulk.jobId}`,
    });
    if (events.length > 0) return { leadId, outcome: 'succeeded', version: getVersion(state) };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { leadId, outcome: toOutcome(error.code), version: null };
  }
  const history = await leads.read(leadId);
  const index = history.findLastIndex((event) => event.metadata.causationId === bulk.jobId);
  if (index < 0) return { leadId, outcome: 'unchanged', version: null };
  const stateAfter = history.slice(0, index + 1).reduce<Lead>(lead.evolve, lead.initial());
  return { leadId, outcome: 'succeeded', version: getVersion(stateAfter) };
}
