import { memberPasswordChanged } from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { type ConsumerDefinition, toMessageMetadata, deriveId } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';

/**
 * Ends other sessions after a password change and notifies the member by e-mail. The request ends the sessions immediately; the consumer
 * repeats this in case the process crashed.
 */
export const passwordChangedConsumer = ({
  accounts,
  sessions,
  notify,
}: SecurityContext): ConsumerDefinition => ({
  from: 'security-auth',
  durable: 'password-changed',
  on: defineHandler(memberPasswordChanged, async (message) => {
    const { memberId, changedAt, exceptSid } = message.data;
    await sessions.signOutEverywhere({ kind: 'member', id: memberId }, toMessageMetadata(message), {
      exceptSid,
      openedUntil: changedAt,
    });
    const member = await accounts.memberById(memberId);
    if (!member) return;
    const mailId = deriveId(message.id, 'password-changed');
    await notify({ kind: 'password_changed', member, path: '/login', mailId });
  }),
});
