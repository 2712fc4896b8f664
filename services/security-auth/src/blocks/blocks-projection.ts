import type { ThreatRule } from '@aera/contracts';
import { defineTable, type RowOf, defineRowProjection } from '@aera/event-store';
import { blockStream } from './block-stream.ts';
import type { BlockEvent } from './block.ts';

/** Row of a block. `endedAt` is null while the block is active. */
export const BlockRow = defineTable('network_blocks', (p) => ({
  id: p.uuid().primary(),
  networkKey: p.text(),
  network: p.text().columnType('cidr'),
  rule: p.text().$type<ThreatRule>().nullable(),
  threatId: p.uuid().nullable(),
  blockedBy: p.text().nullable(),
  reason: p.text(),
  blockedAt: p.instant(),
  expiresAt: p.instant().nullable(),
  times: p.integer(),
  endedAt: p.instant().nullable(),
}));
export type BlockRow = RowOf<typeof BlockRow>;

/** One row per block. */
export const blockProjection = defineRowProjection({
  streams: [blockStream],
  name: 'network-blocks',
  entity: BlockRow,
  key: ({ data }) => data.blockId,
  project: projectBlock,
});

function projectBlock(row: BlockRow | null, { type, data }: BlockEvent): BlockRow | null {
  switch (type) {
    case 'NetworkBlocked': {
      const { blockId: id, by: blockedBy, network, reason, ...rest } = data;
      return network === null
        ? null
        : { ...rest, id, network, blockedBy, reason: reason ?? '', endedAt: null };
    }
    case 'BlockExtended':
      return (
        row && {
          ...row,
          expiresAt: data.expiresAt,
          blockedBy: data.by ?? row.blockedBy,
          reason: data.reason ?? row.reason,
        }
      );
    case 'NetworkUnblocked':
      return row && { ...row, endedAt: data.unblockedAt };
    case 'BlockExpired':
      return row && { ...row, endedAt: data.expiredAt };
    default:
      return row;
  }
}
