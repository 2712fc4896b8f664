import { mailRequested } from '@aera/contracts';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/service-kit';
import { type Invitation, stewardStream } from './steward.ts';

/** Asks for the mail with the link. Nobody waits for it: the inviter has the link too, and can send another. */
export type InvitationMail = (invitation: Invitation, link: string) => void;

interface Deps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Log;
}

export const invitationMail =
  ({ bus, clock, newId, log }: Deps): InvitationMail =>
  ({ stewardId, email: address, token: { expiresAt } }, path) => {
    const mailId = newId();
    bus
      .publish({
        specversion: '1.0',
        id: mailId,
        source: '/services/security-auth',
        type: mailRequested.type,
        subject: stewardStream(stewardId),
        time: clock().toISOString(),
        datacontenttype: 'application/json',
        data: {
          mailId,
          recipientId: stewardId,
          address,
          name: null,
          kind: 'steward_invited',
          path,
          expiresAt,
        },
      })
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the mail of an invitation could not be asked for'),
      );
  };
