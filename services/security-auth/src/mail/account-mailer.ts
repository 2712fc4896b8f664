import { type AccountMail, createMessage, mailRequested } from '@aera/contracts/server';
import type { Log, ServiceContext } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';

interface MailContent {
  readonly kind: AccountMail;
  /** Path of the link on this site, including its token if it has one; no link by default. */
  readonly path?: string;
  /** The e-mail is not sent after this time. */
  readonly expiresAt?: string;
  /** The e-mail is not sent before this time; immediately by default. */
  readonly sendAt?: string;
  /** Idempotency key; a new id by default. */
  readonly mailId?: string;
}

/** An e-mail to the owner of an account, or to an address that the account is to get. */
interface MailToAccount extends MailContent {
  readonly account: { readonly kind: 'member' | 'steward'; readonly id: string };
  readonly address: string;
}

/** Requests an e-mail. Resolves once the message is stored in the mail stream. */
export type SendToAccount = (mail: MailToAccount) => Promise<void>;

export const createAccountMailer =
  ({ bus, clock, newId }: Pick<ServiceContext, 'bus' | 'clock' | 'newId'>): SendToAccount =>
  async ({ kind, account, address, path = null, expiresAt = null, mailId = newId(), sendAt }) => {
    // An impostor may have registered with the e-mail, so the mail contains nothing that they typed.
    const mail = { mailId, recipientId: account.id, address, name: null, kind, path, expiresAt, sendAt };
    const subject = `${account.kind}-${account.id}`;
    const time = clock().toISOString();
    await bus.publish(
      createMessage(mailRequested, mail, { source: 'security-auth', id: mailId, subject, time }),
    );
  };

/** An e-mail to a member at the address of the account. */
interface MailToMember extends MailContent {
  readonly member: { readonly memberId: string; readonly email: string };
}

export type SendToMember = (mail: MailToMember) => Promise<void>;

export const createMemberMailer =
  (send: SendToAccount): SendToMember =>
  ({ member: { memberId: id, email: address }, ...mail }) =>
    send({ ...mail, account: { kind: 'member', id }, address });

/** An e-mail to a steward at the address of the account. */
interface MailToSteward extends MailContent {
  readonly stewardId: string;
}

export type SendToSteward = (mail: MailToSteward) => Promise<void>;

/** Sends nothing to a steward without an address, such as the first one. */
export const createStewardAccountMailer =
  (send: SendToAccount, { loadSteward }: Pick<Accounts, 'loadSteward'>): SendToSteward =>
  async ({ stewardId: id, ...mail }) => {
    const steward = await loadSteward(id);
    if (steward.status === 'appointed' && steward.email !== null)
      await send({ ...mail, account: { kind: 'steward', id }, address: steward.email });
  };

/** Logs a failed request. Delivery is asynchronous; the recipient can request another e-mail. */
export const fireAndForget = (sent: Promise<void>, log: Log): void =>
  void sent.catch((error: unknown) => log.warn({ err: error }, 'an e-mail could not be requested'));
