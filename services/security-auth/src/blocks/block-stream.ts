import { networkBlocked, networkUnblocked } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft, draftByType } from '@aera/service-kit';
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
  // An erased network is not published.
  toDraft: draftByType<BlockEvent>({
    NetworkBlocked: ({ blockId, network, rule, expiresAt, blockedAt }) =>
      network === null ? null : draft(networkBlocked, { blockId, network, rule, expiresAt, blockedAt }),
    BlockExtended: ({ blockId, network, expiresAt, extendedAt: blockedAt }) =>
      network === null ? null : draft(networkBlocked, { blockId, network, rule: null, expiresAt, blockedAt }),
    NetworkUnblocked: ({ blockId, network, unblockedAt }) =>
      network === null ? null : draft(networkUnblocked, { blockId, network, unblockedAt }),
    BlockExpired: ({ blockId, network, expiredAt: unblockedAt }) =>
      network === null ? null : draft(networkUnblocked, { blockId, network, unblockedAt }),
    ThreatAddedToBlock: null,
  }),
});
