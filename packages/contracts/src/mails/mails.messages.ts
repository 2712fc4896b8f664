import { z } from 'zod';
import { defineMessage } from '../message.ts';
import { emailAddress } from '../text.ts';

/** Kinds of account mails; their texts are in `@aera/content`. */
export const accountMails = [
  'verify_email',
  'reset_password',
  'password_changed',
  'confirm_new_email',
  'email_change_requested',
  'email_changed',
  'email_taken',
  'new_sign_in',
  'passkey_added',
  'passkey_removed',
  'steward_password_changed',
  'steward_invited',
  'steward_new_question',
  'steward_new_contact',
  'steward_security_alert',
] as const;
export type AccountMail = (typeof accountMails)[number];

/**
 * Requests an e-mail. Services publish it on the stream `mail` (`mailStream` of `@aera/event-bus`, listed in the service's `streams`) with
 * `id: mailId` in the envelope and any `subject`, such as the account's stream. questions-notifications consumes it, encrypts address, name
 * and path with the key of `recipientId`, and delivers it from an outbox once per `mailId`. Only this message and `recipientAddressChanged`
 * contain an e-mail address. Their stream deletes a message once it is consumed, and after three days at the latest.
 */
export const mailRequested = defineMessage(
  'mail.message.requested.v1',
  z.object({
    /** Idempotency key: a mail is sent once per id. */
    mailId: z.uuid(),
    /** Account id of the recipient. Erasing the account makes pending mails unreadable. */
    recipientId: z.string().min(1),
    address: emailAddress,
    /** Name of the recipient; null if unknown. */
    name: z.string().max(200).nullable(),
    kind: z.enum(accountMails),
    /** Path of the link on this site, with its token: `/verify#…`. Null for a mail without a link. */
    path: z.string().startsWith('/').max(1000).nullable(),
    /** The mail is not sent after this time; null for no expiry. */
    expiresAt: z.iso.datetime().nullable(),
    /** The mail is not sent before this time; immediately by default. */
    sendAt: z.iso.datetime().optional(),
  }),
);

/**
 * The address of a member has changed; mails about notifications go to the new one. It is published on the stream `mail`, because messages
 * of other streams are kept and carry no address.
 */
export const recipientAddressChanged = defineMessage(
  'mail.recipient.address-changed.v1',
  z.object({ recipientId: z.string().min(1), address: emailAddress, changedAt: z.iso.datetime() }),
);
