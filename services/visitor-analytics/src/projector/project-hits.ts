import { engagementRecorded, type Message } from '@aera/contracts/server';
import { eraseLateHits, splitErasedHits, acquireSharedErasureLock } from '../erasure/erase-visitor.ts';
import type { Database } from '../hits/database.ts';
import type { HitEnrichment, EnrichClients, HitClient } from '../hits/enrich-hit.ts';
import { type HitRows, foldHits, type Hit, parseHits } from '../hits/hit-rows.ts';
import type { Partitions } from '../hits/partitions.ts';
import { writeHits } from '../hits/write-hits.ts';
import type { RetentionCutoffs } from '../retention/cutoffs.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly describe: EnrichClients;
  readonly partitions: Partitions;
  readonly cutoffs: () => Promise<RetentionCutoffs>;
}

/** Projects a batch of hits; skips hits older than the retention period and of erased visitors. */
export const projectHits = ({ database, describe, partitions, cutoffs }: Deps) => {
  const write = async (
    hits: readonly Hit[],
    described: (sender: HitClient) => HitEnrichment,
  ): Promise<void> => {
    const from = await cutoffs();
    const toRows = (selected: readonly Hit[]) => withinRetention(foldHits(selected, described), from);
    const all = toRows(hits);
    await partitions.ensure([...all.views, ...all.engagements, ...all.ipAddresses].map(({ day }) => day));
    const late = await database.transaction(async (sql) => {
      await acquireSharedErasureLock(sql);
      const { accepted, late: lateHits } = await splitErasedHits(sql, hits);
      await writeHits(sql, lateHits.length === 0 ? all : toRows(accepted));
      return lateHits;
    });
    await eraseLateHits(database, late);
  };
  return async (messages: readonly Message[]): Promise<void> => {
    const hits = parseHits(messages);
    if (hits.length === 0) return;
    const senders = hits.flatMap((hit) => (hit.type === engagementRecorded.type ? [] : [hit.data]));
    const described = await describe(senders);
    try {
      await write(hits, described);
    } catch (error) {
      if (!isMissingPartition(error)) throw error;
      // Another process has just dropped the partition.
      partitions.clearCache();
      await write(hits, described);
    }
  };
};

function withinRetention(
  { views, engagements, ipAddresses, steps }: HitRows,
  from: RetentionCutoffs,
): HitRows {
  return {
    views: views.filter(({ day }) => day >= from.events),
    engagements: engagements.filter(({ day }) => day >= from.events),
    ipAddresses: ipAddresses.filter(({ day }) => day >= from.ipAddresses),
    steps: steps.filter(({ reached_at }) => reached_at >= from.aggregates),
  };
}

/** PostgreSQL reports a row without a partition as check_violation. */
const isMissingPartition = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514';
