import { envelope, mailRequested } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/service-kit';
import { stewardStream } from './steward-stream.ts';
import { type Invitation } from './steward.ts';

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
    const kind = 'steward_invited';
    const mail = { mailId, recipientId: stewardId, address, name: null, kind, path, expiresAt } as const;
    const subject = stewardStream.streamId(stewardId);
    const time = clock().toISOString();
    bus
      .publish(envelope(mailRequested, mail, { from: 'security-auth', id: mailId, subject, time }))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the mail of an invitation could not be asked for'),
      );
  };
