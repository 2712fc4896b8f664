import { memberPasswordChanged, stewardPasswordChanged } from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { type ConsumerDefinition, deriveId, toMessageMetadata } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';

/**
 * Ends other sessions after a password change, and notifies its owner by e-mail. The request ends the sessions immediately; the consumer
 * repeats this in case that failed.
 */
export const passwordChangedConsumer = ({
  accounts,
  sessions,
  notify,
  notifySteward,
}: SecurityContext): ConsumerDefinition => ({
  from: 'security-auth',
  durable: 'password-changed',
  on: {
    ...defineHandler(memberPasswordChanged, async (message) => {
      const { memberId, changedAt, exceptSid } = message.data;
      const keptSessions = { exceptSid, openedUntil: changedAt };
      await sessions.signOutEverywhere(
        { kind: 'member', id: memberId },
        toMessageMetadata(message),
        keptSessions,
      );
      const member = await accounts.memberById(memberId);
      if (!member) return;
      const mailId = deriveId(message.id, 'password-changed');
      await notify({ kind: 'password_changed', member, path: '/login', mailId });
    }),
    ...defineHandler(stewardPasswordChanged, async (message) => {
      const { stewardId, changedAt, exceptSid } = message.data;
      const keptSessions = { exceptSid, openedUntil: changedAt };
      await sessions.signOutEverywhere(
        { kind: 'steward', id: stewardId },
        toMessageMetadata(message),
        keptSessions,
      );
      const mailId = deriveId(message.id, 'password-changed');
      await notifySteward({ kind: 'steward_password_changed', stewardId, path: '/admin/account', mailId });
    }),
  },
});
