import { type AccountMail, createMessage, mailRequested } from '@aera/contracts/server';
import type { Log, ServiceContext } from '@aera/service-kit';

/** An e-mail to the owner of an account. */
interface MailToMember {
  readonly kind: AccountMail;
  readonly member: { readonly memberId: string; readonly email: string };
  /** Path of the link on this site, including its token if it has one; no link by default. */
  readonly path?: string;
  /** The e-mail is not sent after this time. */
  readonly expiresAt?: string;
  /** Idempotency key; a new id by default. */
  readonly mailId?: string;
}

/** Requests an e-mail. Resolves once the message is stored in the mail stream. */
export type SendToMember = (mail: MailToMember) => Promise<void>;

export const createMemberMailer =
  ({ bus, clock, newId }: Pick<ServiceContext, 'bus' | 'clock' | 'newId'>): SendToMember =>
  async ({ kind, member: { memberId, email }, path = null, expiresAt = null, mailId = newId() }) => {
    // An impostor may have registered with the e-mail, so the mail contains nothing that they typed.
    const mail = { mailId, recipientId: memberId, address: email, name: null, kind, path, expiresAt };
    const subject = `member-${memberId}`;
    const time = clock().toISOString();
    await bus.publish(
      createMessage(mailRequested, mail, { source: 'security-auth', id: mailId, subject, time }),
    );
  };

/** Logs a failed request. Delivery is asynchronous; the recipient can request another e-mail. */
export const fireAndForget = (sent: Promise<void>, log: Log): void =>
  void sent.catch((error: unknown) => log.warn({ err: error }, 'an e-mail could not be requested'));
