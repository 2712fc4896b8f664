import { rowProjection } from '@aera/event-store';
import { blockStream } from './block-stream.ts';
import type { BlockEvent } from './block.ts';

/** A block as it is listed; `endedAt` is null while it is in force. */
interface BlockRow {
  readonly id: string;
  readonly networkKey: string;
  readonly network: string;
  readonly rule: string | null;
  readonly threatId: string | null;
  readonly bySteward: string | null;
  readonly reason: string;
  readonly blockedAt: string;
  readonly until: string | null;
  readonly times: number;
  readonly endedAt: string | null;
}

/** Every block, one row each. */
export const blockProjection = rowProjection<typeof blockStream, BlockRow>({
  streams: [blockStream],
  name: 'network-blocks',
  table: 'network_blocks',
  key: ({ type, data }) =>
    type === 'NetworkBlocked' ||
    type === 'BlockExtended' ||
    type === 'NetworkUnblocked' ||
    type === 'BlockExpired'
      ? data.blockId
      : null,
  columns: {
    id: 'uuid',
    networkKey: 'text',
    network: 'cidr',
    rule: 'text',
    threatId: 'uuid',
    bySteward: 'text',
    reason: 'text',
    blockedAt: 'timestamptz',
    until: 'timestamptz',
    times: 'integer',
    endedAt: 'timestamptz',
  },
  project: projectBlock,
});

function projectBlock(row: BlockRow | null, { type, data }: BlockEvent): BlockRow | null {
  switch (type) {
    case 'NetworkBlocked': {
      const { blockId: id, by: bySteward, network, reason, ...rest } = data;
      return network === null
        ? null
        : { ...rest, id, network, bySteward, reason: reason ?? '', endedAt: null };
    }
    case 'BlockExtended':
      return row && { ...row, until: data.until };
    case 'NetworkUnblocked':
      return row && { ...row, endedAt: data.unblockedAt };
    case 'BlockExpired':
      return row && { ...row, endedAt: data.expiredAt };
    default:
      return row;
  }
}
