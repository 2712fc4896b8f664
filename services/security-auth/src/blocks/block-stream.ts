import { defineStream } from '@aera/event-store';
import { blockMessage } from './block-messages.ts';
import { block } from './block.ts';
import { networkSubject } from './block-messages.ts';

const subject = (data: { networkKey: string }) => networkSubject(data.networkKey);
const ofNetwork = { subject, fields: ['network'] } as const;

export const blockStream = defineStream('block', block, {
  personalFields: {
    NetworkBlocked: { subject, fields: ['network', 'reason'] },
    BlockExtended: ofNetwork,
    NetworkUnblocked: ofNetwork,
    BlockExpired: ofNetwork,
  },
  publish: blockMessage,
});
