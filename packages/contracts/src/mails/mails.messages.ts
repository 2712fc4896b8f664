import { z } from 'zod';
import { defineMessage } from '../message.ts';
import { emailAddress } from '../text.ts';

/** What a mail is about; its words are those of `@aera/content`. */
export const accountMails = [
  'verify_email',
  'reset_password',
  'password_changed',
  'email_changed',
  'new_sign_in',
  'passkey_added',
  'steward_invited',
] as const;
export type AccountMail = (typeof accountMails)[number];

/**
 * Asks for an email. Services publish it on the stream `mail` (`mailStream` of `@aera/event-bus`, listed in the service's `streams`) with
 * `id: mailId` in the envelope and any `subject`, such as the account's stream. questions-notifications consumes it, encrypts address, name
 * and path with the key of `recipientId`, and delivers it from an outbox once per `mailId`. This is the only message that carries an email
 * address. Its stream deletes a message once it is consumed, and after three days at the latest.
 */
export const mailRequested = defineMessage(
  'mail.message.requested.v1',
  z.object({
    /** The same id, the same mail: it is sent once. */
    mailId: z.uuid(),
    /** Whom it is for: the account's id. Erasing that subject makes what is still waiting unreadable. */
    recipientId: z.string().min(1),
    address: emailAddress,
    /** How the recipient is called; null when it is not known. */
    name: z.string().max(200).nullable(),
    kind: z.enum(accountMails),
    /** Where the mail leads on this site, with its token: `/verify#…`. Null for a mail that only tells. */
    path: z.string().startsWith('/').max(1000).nullable(),
    /** Not sent after this moment; null for one that stays true. */
    expiresAt: z.iso.datetime().nullable(),
  }),
);
