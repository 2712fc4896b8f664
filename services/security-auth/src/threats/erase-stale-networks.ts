import { type EventStore, requireProjected } from '@aera/event-store';
import { evidenceRetentionDays } from './suspicious-request-store.ts';
import { networkSubject } from '../blocks/block-stream.ts';
import { blockProjection } from '../blocks/blocks-projection.ts';
import { threatProjection } from './threats-projection.ts';

/**
 * Deletes networks without activity for the retention period of evidence and without a block: deletes the key of the network and its rows.
 * A rebuild gives the same result.
 */
export async function eraseStaleNetworks(
  store: EventStore,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const { eraseSubject, transaction, database } = store;
  const findStale = (key: string | null) =>
    database.sql<{ key: string }>(
      `select network_key as key from (
         select network_key, last_at as at, false as is_active from threats
         union all
         select network_key, coalesce(ended_at, blocked_at), ended_at is null from network_blocks
       ) as networks
       where $3::text is null or network_key = $3
       group by network_key
       having not bool_or(is_active) and max(at) < $1::timestamptz - make_interval(days => $2::int)`,
      [now.toISOString(), evidenceRetentionDays, key],
    );
  for (const { key } of await findStale(null)) {
    if (stopping?.aborted) return;
    // The network may have been blocked since, and its new events would be unreadable.
    await requireProjected(store, threatProjection.name);
    await requireProjected(store, blockProjection.name);
    if ((await findStale(key)).length === 0) continue;
    await eraseSubject(networkSubject(key));
    await transaction(async (tx) => {
      await tx('delete from threats where network_key = $1', [key]);
      await tx('delete from network_blocks where network_key = $1', [key]);
    });
  }
}
