import { networkBlocked, networkUnblocked } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { block, type BlockEvent } from './block.ts';

/** Id of the data subject whose key encrypts the IP addresses of a network, so that the network can be erased. */
export const networkSubject = (networkKey: string): string => `network-${networkKey}`;

/** The IP addresses of a network are encrypted with its own key. */
export const networkFields = {
  subject: (data: { networkKey: string }) => networkSubject(data.networkKey),
  fields: ['network'],
} as const;

export const blockStream = defineStream('block', block, {
  personalFields: {
    NetworkBlocked: { ...networkFields, fields: ['network', 'reason'] },
    BlockExtended: { ...networkFields, fields: ['network', 'reason'] },
    NetworkUnblocked: networkFields,
    BlockExpired: networkFields,
  },
  toDraft: toMessage,
});

const toUnblocked = (blockId: string, network: string | null, unblockedAt: string) =>
  network === null ? null : draft(networkUnblocked, { blockId, network, unblockedAt });

/** Maps an event to its message. Returns null if the network was erased. */
function toMessage({ type, data }: BlockEvent): MessageDraft | null {
  switch (type) {
    case 'NetworkBlocked': {
      const { blockId, network, rule, expiresAt, blockedAt } = data;
      return network === null
        ? null
        : draft(networkBlocked, { blockId, network, rule, expiresAt, blockedAt });
    }
    case 'BlockExtended': {
      const { blockId, network, expiresAt, extendedAt: blockedAt } = data;
      return network === null
        ? null
        : draft(networkBlocked, { blockId, network, rule: null, expiresAt, blockedAt });
    }
    case 'NetworkUnblocked':
      return toUnblocked(data.blockId, data.network, data.unblockedAt);
    case 'BlockExpired':
      return toUnblocked(data.blockId, data.network, data.expiredAt);
    case 'ThreatAddedToBlock':
      return null;
    default:
      return unreachable(type);
  }
}
