import { memberEmailVerified } from '@aera/contracts/server';
import { type ConsumerHandlers, defineHandler } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { toMessageMetadata } from '@aera/service-kit';
import { verifiedMemberStream } from './verified-member-stream.ts';

/** Records members with a verified address. Idempotent. */
export const onMemberEmailVerified = (store: EventStore): ConsumerHandlers =>
  defineHandler(memberEmailVerified, async (message) => {
    const { memberId, verifiedAt } = message.data;
    const command = { type: 'VerifyMember', data: { memberId, verifiedAt } } as const;
    await store
      .stream(verifiedMemberStream)
      .handle([memberId], command, { metadata: toMessageMetadata(message) });
  });
