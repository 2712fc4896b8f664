import { z } from 'zod';
import { parseSender } from './mail/mailer.ts';

/** How mails leave. With neither server nor folder they wait in the outbox. */
export const mailEnv = z.object({
  /** Such as `smtp://user:password@mail.example:587`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Folder that mails are written into as `.eml` where there is no server. */
  MAIL_DIR: z.string().min(1).optional(),
  MAIL_FROM: z
    .string()
    .default('AERA <contact@aera.example>')
    .refine((text) => parseSender(text).address !== '', 'must be an address, or a name and <an address>'),
  /** Where the site is, for the links in mails. */
  PUBLIC_URL: z.url().default('http://localhost:8080'),
});
export type MailEnv = z.output<typeof mailEnv>;
