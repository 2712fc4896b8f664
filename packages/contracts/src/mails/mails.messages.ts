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
 * A service asks for a mail to somebody: `bus.publish` it on the stream `mail` (`mailStream` of `@aera/event-bus`, to be among the
 * `streams` of the service), with `id: mailId` in the envelope and any `subject`, such as the account's stream. questions-notifications
 * takes it off the stream, seals address, name and path with the key of `recipientId`, and sends it: out of an outbox, once for each
 * `mailId` for ever, however often it is asked for. It is the one message that carries an address, and the one stream that
 * forgets: a request is gone from the bus once it has been taken, and after three days in any case.
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
