import { z } from 'zod';
import { PasskeyAuthenticationResponse } from '../passkeys/authenticator-responses.ts';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, requiredText, text } from '../text.ts';

/** The e-mail address of an account, and the change that waits for a click on the link in a mail. */
export const EmailStatus = z.object({
  /** Null for the first steward, who is appointed without one. */
  email: z.string().nullable(),
  pending: z.object({ email: z.string(), expiresAt: instant }).nullable(),
});
export type EmailStatus = z.infer<typeof EmailStatus>;

const token = requiredText(120);
const nothing = z.object({});

/** The routes that change the e-mail address of an account, of either kind. */
const parts = {
  read: { response: EmailStatus },
  resend: { body: nothing, response: EmailStatus },
  cancel: { body: nothing, response: EmailStatus },
  confirm: { body: z.object({ token }), response: EmailStatus },
};

export const emailChangesSchemas = {
  readMyEmail: {
    summary: 'The e-mail address of the signed-in member, and a pending change',
    ...parts.read,
  },
  requestEmailChange: {
    summary:
      'Send a link to a new address; asks for the password or a passkey. The answer does not tell whether the address is taken',
    body: z
      .object({
        email: emailAddress,
        password: text(200).min(1).optional(),
        /** A signed challenge of `startMemberPasskeyReauthentication`, used instead. */
        passkey: PasskeyAuthenticationResponse.optional(),
      })
      .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
        path: ['password'],
        message: 'is required, or a passkey instead',
      }),
    response: EmailStatus,
  },
  resendEmailChange: {
    summary: 'Send the link of the pending change again; the earlier one stops working',
    ...parts.resend,
  },
  cancelEmailChange: {
    summary: 'Cancel the pending change',
    ...parts.cancel,
  },
  confirmEmailChange: {
    summary:
      'Follow the link from the mail to the new address: once, within an hour, signed in to the account; ends every other session',
    ...parts.confirm,
  },
  cancelEmailChangeByLink: {
    summary:
      'Cancel the pending change of a member or a steward with the link from the mail to the old address',
    body: z.object({ token }),
    response: z.object({ account: z.enum(['member', 'steward']) }),
  },
  readStewardEmail: {
    summary: 'View own email address',
    ...parts.read,
  },
  requestStewardEmailChange: {
    summary: 'Change own email address',
    body: z.object({ email: emailAddress }),
    response: EmailStatus,
  },
  resendStewardEmailChange: {
    summary: 'Resend link to new email address',
    ...parts.resend,
  },
  cancelStewardEmailChange: {
    summary: 'Cancel email change',
    ...parts.cancel,
  },
  confirmStewardEmailChange: {
    summary: 'Confirm new email address',
    ...parts.confirm,
  },
} satisfies Record<string, RouteSchemas>;
