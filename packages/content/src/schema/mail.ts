import { z } from 'zod';

const text = z.string().min(1);

/** Copy of one kind of mail. `{question}` is an excerpt of the question, `{count}` a number. */
export const MailCopy = z.strictObject({
  /** One line. */
  subject: text.max(120).regex(/^[^\r\n]*$/),
  heading: text,
  paragraphs: z.array(text).min(1),
  /** Label of the button; null for a mail without one. */
  action: text.nullable(),
});
export type MailCopy = z.infer<typeof MailCopy>;

export const mailKinds = [
  'question_answered',
  'information_requested',
  'answer_revised',
  'visitor_question_answered',
  'visitor_information_requested',
  'digest',
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
export type MailKind = (typeof mailKinds)[number];

export const Mails = z.strictObject({
  greeting: z.strictObject({ named: text, unnamed: text }),
  /** Footer of every mail. */
  signature: text,
  /** Footer of mails that a member can switch off. */
  why: text,
  choose: text,
  unsubscribe: text,
  /** Shown next to a link for recipients who cannot use the button. */
  orOpen: text,
  kinds: z.record(z.enum(mailKinds), MailCopy),
  /** One line of the digest for each type. */
  digestLines: z.record(z.enum(['question_answered', 'information_requested', 'answer_revised']), text),
});
export type Mails = z.infer<typeof Mails>;
