import { memberPasswordChanged } from '@aera/contracts/server';
import { handlerFor } from '@aera/event-bus';
import { type ConsumerDefinition, messageMetadata, deriveId } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';

/**
 * Ends other sessions after a password change and notifies the member by e-mail. The request ends the sessions immediately; the consumer
 * repeats this in case the process crashed.
 */
export const passwordChangedConsumer = ({
  accounts,
  revokeOtherSessions,
  notify,
}: SecurityContext): ConsumerDefinition => ({
  from: 'security-auth',
  durable: 'password-changed',
  on: handlerFor(memberPasswordChanged, async (message) => {
    const { memberId, changedAt, exceptSid } = message.data;
    await revokeOtherSessions(
      { account: { kind: 'member', id: memberId }, exceptSid, openedUntil: changedAt },
      messageMetadata(message),
    );
    const member = await accounts.memberById(memberId);
    if (!member) return;
    const mailId = deriveId(message.id, 'password-changed');
    await notify({ kind: 'password_changed', member, path: '/login', mailId });
  }),
});
