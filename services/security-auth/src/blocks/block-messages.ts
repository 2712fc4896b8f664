import { networkBlocked, networkUnblocked } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { BlockEvent } from './block.ts';

const unblocked = (blockId: string, network: string | null, unblockedAt: string) =>
  network === null ? null : draft(networkUnblocked, { blockId, network, unblockedAt });

/** Maps an event to its message. Returns null if the network was erased. */
export function blockMessage({ type, data }: BlockEvent): MessageDraft | null {
  switch (type) {
    case 'NetworkBlocked': {
      const { blockId, network, rule, until, blockedAt } = data;
      return network === null ? null : draft(networkBlocked, { blockId, network, rule, until, blockedAt });
    }
    case 'BlockExtended': {
      const { blockId, network, until, extendedAt: blockedAt } = data;
      return network === null
        ? null
        : draft(networkBlocked, { blockId, network, rule: null, until, blockedAt });
    }
    case 'NetworkUnblocked':
      return unblocked(data.blockId, data.network, data.unblockedAt);
    case 'BlockExpired':
      return unblocked(data.blockId, data.network, data.expiredAt);
    default:
      return null;
  }
}

/** Id of the data subject whose key encrypts the IP addresses of a network, so that the network can be erased. */
export const networkSubject = (networkKey: string): string => `network-${networkKey}`;
