import { memberPasswordChanged } from '@aera/contracts/server';
import { type ConsumerHandlers, handlerFor } from '@aera/event-bus';
import { messageMetadata, deriveId } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { SendToMember } from '../mail/member-mailer.ts';
import type { RevokeOtherSessions } from '../sessions/revoke-other-sessions.ts';

interface Deps {
  readonly accounts: Pick<Accounts, 'memberById'>;
  readonly endOthers: RevokeOtherSessions;
  readonly send: SendToMember;
}

/**
 * Ends other sessions after a password change and notifies the member by e-mail. The request ends the sessions immediately; the consumer
 * repeats this in case the process crashed.
 */
export const passwordChangedReaction = ({ accounts, endOthers, send }: Deps): ConsumerHandlers =>
  handlerFor(memberPasswordChanged, async (message) => {
    const { memberId, changedAt, exceptSid } = message.data;
    await endOthers({ memberId, exceptSid, openedUntil: changedAt }, messageMetadata(message));
    const member = await accounts.memberById(memberId);
    if (!member) return;
    const mailId = deriveId(message.id, 'password-changed');
    await send({ kind: 'password_changed', member, path: '/login', mailId });
  });
