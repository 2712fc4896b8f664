import type { EventStore } from '@aera/event-store';
import { evidenceRetentionDays } from './suspicious-requests-table.ts';
import { networkSubject } from '../blocks/block-stream.ts';

/** Networks per run. */
const batchSize = 500;

/**
 * Deletes networks without activity for the retention period of evidence and without a block: deletes the key of the network and its rows.
 * A rebuild gives the same result. Returns the number of networks.
 */
export async function eraseStaleNetworks(
  { eraseSubject, transaction, database: { sql } }: EventStore,
  now: Date,
): Promise<number> {
  const keys = await sql<{ key: string }>(
    `select network_key as key from (
       select network_key, last_at as at, false as is_active from threats
       union all
       select network_key, coalesce(ended_at, blocked_at), ended_at is null from network_blocks
     ) as networks
     group by network_key
     having not bool_or(is_active) and max(at) < $1::timestamptz - make_interval(days => $2::int)
     limit ${batchSize}`,
    [now.toISOString(), evidenceRetentionDays],
  );
  for (const { key } of keys) {
    await eraseSubject(networkSubject(key));
    await transaction(async (tx) => {
      await tx('delete from threats where network_key = $1', [key]);
      await tx('delete from network_blocks where network_key = $1', [key]);
    });
  }
  return keys.length;
}
