import { memberEmailChanged, type MessageOf, stewardEmailChanged } from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { type ConsumerDefinition, toMessageMetadata } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import type { AccountKind } from '../sessions/session.ts';
import { createCompleteEmailChange } from './email-changes.ts';

/** Completes changes of addresses whose request was interrupted. */
export const emailChangedConsumer = (context: SecurityContext): ConsumerDefinition => {
  const complete = createCompleteEmailChange(context);
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
      ...defineHandler(memberEmailChanged, createHandler('member')),
      ...defineHandler(stewardEmailChanged, createHandler('steward')),
    },
  };
};
