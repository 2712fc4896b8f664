import { z } from 'zod';

const text = z.string().min(1);

/** The words of one kind of mail. `{question}` stands for an excerpt of the question, `{count}` for a number. */
export const MailWords = z.strictObject({
  /** One line. */
  subject: text.max(120).regex(/^[^\r\n]*$/),
  heading: text,
  paragraphs: z.array(text).min(1),
  /** Of the one button; null for a mail that only tells. */
  action: text.nullable(),
});
export type MailWords = z.infer<typeof MailWords>;

export const mailKinds = [
  'question_answered',
  'information_requested',
  'answer_revised',
  'visitor_question_answered',
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
  'steward_invited',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const Mails = z.strictObject({
  greeting: z.strictObject({ named: text, unnamed: text }),
  /** Under every mail. */
  signature: text,
  /** Under the mails that a member can choose. */
  why: text,
  choose: text,
  unsubscribe: text,
  /** Shown next to a link for recipients who cannot use the button. */
  orOpen: text,
  kinds: z.record(z.enum(mailKinds), MailWords),
  /** One line of the digest for each type. */
  digestLines: z.record(z.enum(['question_answered', 'information_requested', 'answer_revised']), text),
});
export type Mails = z.infer<typeof Mails>;
