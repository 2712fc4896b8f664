import { type BlockedNetwork, networkBlocked, networkUnblocked } from '@aera/contracts/server';
import { type Bucket, type ConsumerHandlers, handlerFor } from '@aera/event-bus';
import type { EventStore, Sql } from '@aera/event-store';
import { fold } from '@aera/event-store/decider';
import type { Log } from '@aera/service-kit';
import { blockStream } from './block-stream.ts';
import { block } from './block.ts';

interface Deps {
  readonly store: Pick<EventStore, 'stream' | 'transaction'>;
  readonly sql: Sql;
  readonly bucket: Pick<Bucket<BlockedNetwork>, 'get' | 'put' | 'delete' | 'keys'>;
  readonly keyOf: (network: string) => string;
  readonly log: Log;
}

export interface BlockListSync {
  /** Updates the bucket entry of a block from the log. */
  readonly write: (blockId: string, network: string) => Promise<void>;
  /** Updates the entries of all active blocks and of all keys in the bucket. Restores a lost bucket. */
  readonly refill: () => Promise<void>;
  /** Consumes the service's own messages, so that another process updates the bucket if the deciding process died. */
  readonly reactions: ConsumerHandlers;
}

/**
 * Block list for the gateways, derived from the log. An advisory lock per block serializes writers across instances. Each writer reads the
 * log after it has the lock, so the last write is current.
 */
export function createBlockListSync({ store, sql, bucket, keyOf, log }: Deps): BlockListSync {
  const inForce = async (blockId: string, network: string): Promise<BlockedNetwork | null> => {
    const events = await store.stream(blockStream).read(keyOf(network));
    const { current } = fold(block, events);
    if (current?.blockId !== blockId || current.network === null) return null;
    const begun = events.findLast(({ type, data }) => type === 'NetworkBlocked' && data.blockId === blockId);
    const rule = begun?.type === 'NetworkBlocked' ? begun.data.rule : null;
    return { blockId, network: current.network, until: current.until, rule: rule ?? 'by-hand' };
  };

  const read = (blockId: string): Promise<BlockedNetwork | null> =>
    bucket.get(blockId).then(
      (entry) => entry?.value ?? null,
      (err: unknown) => {
        log.warn(
          { err, blockId },
          'an entry of the blocked networks could not be read, and is written again',
        );
        return null;
      },
    );

  const write = (blockId: string, network: string): Promise<void> =>
    store.transaction(async (tx) => {
      await tx('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`blocked-networks ${blockId}`]);
      const [wanted, found] = [await inForce(blockId, network), await read(blockId)];
      if (!wanted) await bucket.delete(blockId);
      else if (JSON.stringify(found) !== JSON.stringify(wanted)) await bucket.put(blockId, wanted);
    });

  return {
    write,
    async refill() {
      const rows = await sql<{ id: string; network: string }>(
        'select id::text as id, network::text as network from network_blocks where ended_at is null',
      );
      const networks = new Map(rows.map(({ id, network }) => [id, network]));
      for (const id of await bucket.keys()) {
        const kept = networks.has(id) ? null : await read(id);
        if (kept) networks.set(id, kept.network);
      }
      for (const [id, network] of networks) await write(id, network);
    },
    reactions: {
      ...handlerFor(networkBlocked, ({ data }) => write(data.blockId, data.network)),
      ...handlerFor(networkUnblocked, ({ data }) => write(data.blockId, data.network)),
    },
  };
}
