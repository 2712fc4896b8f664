import {
  memberEmailChanged,
  memberEmailChangeRequested,
  type MessageOf,
  stewardEmailChanged,
  stewardEmailChangeRequested,
} from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { type ConsumerDefinition, toMessageMetadata } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import type { AccountKind } from '../sessions/session.ts';
import { createCompleteEmailChange, createEmailChanges } from './email-changes.ts';

/** Notifies the old addresses of requested changes, and completes changes whose request was interrupted. */
export const emailChangeConsumer = (context: SecurityContext): ConsumerDefinition => {
  const { notifyOldAddress } = createEmailChanges(context);
  const complete = createCompleteEmailChange(context);
  const createRequestHandler =
    (kind: AccountKind) =>
    ({
      data: { accountId: id, requestedAt },
    }: MessageOf<typeof memberEmailChangeRequested | typeof stewardEmailChangeRequested>): Promise<void> =>
      notifyOldAddress({ kind, id }, requestedAt);
  const createHandler =
    (kind: AccountKind) =>
    async (message: MessageOf<typeof memberEmailChanged | typeof stewardEmailChanged>): Promise<void> => {
      const { accountId: id, exceptSid, changedAt } = message.data;
      await complete({ account: { kind, id }, exceptSid, changedAt }, toMessageMetadata(message));
    };
  return {
    from: 'security-auth',
    durable: 'email-changed',
    on: {
      ...defineHandler(memberEmailChangeRequested, createRequestHandler('member')),
      ...defineHandler(stewardEmailChangeRequested, createRequestHandler('steward')),
      ...defineHandler(memberEmailChanged, createHandler('member')),
      ...defineHandler(stewardEmailChanged, createHandler('steward')),
    },
  };
};
