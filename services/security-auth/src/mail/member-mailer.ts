import { type AccountMail, createMessage, mailRequested } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/service-kit';

/** A mail to the owner of an account. */
interface MailToMember {
  readonly kind: AccountMail;
  readonly member: { readonly memberId: string; readonly email: string };
  /** Where it leads on this site, with its token; a mail without one only tells. */
  readonly path?: string;
  /** Not sent after this moment. */
  readonly expiresAt?: string;
  /** The same id, the same mail; a new one when it is left out. */
  readonly mailId?: string;
}

/** Asks for a mail on the stream of mails; resolved once the request is kept there. */
export type SendToMember = (mail: MailToMember) => Promise<void>;

interface Deps {
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

export const createMemberMailer =
  ({ bus, clock, newId }: Deps): SendToMember =>
  async ({ kind, member: { memberId, email }, path = null, expiresAt = null, mailId = newId() }) => {
    // A stranger may have registered with the address: nothing that they typed goes into a mail to it.
    const mail = { mailId, recipientId: memberId, address: email, name: null, kind, path, expiresAt };
    const subject = `member-${memberId}`;
    const time = clock().toISOString();
    await bus.publish(
      createMessage(mailRequested, mail, { source: 'security-auth', id: mailId, subject, time }),
    );
  };

/** Delivery is asynchronous: a recipient without an email requests another. */
export const fireAndForget = (sent: Promise<void>, log: Log): void =>
  void sent.catch((error: unknown) => log.warn({ err: error }, 'a mail could not be asked for'));
