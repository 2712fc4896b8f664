import { z } from 'zod';
import { parseSender } from './mail/mailer.ts';

/** Without a server or a folder, mails stay in the outbox. */
export const mailEnv = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, such as smtp://user:password@mail.example:587'),
  MAIL_DIR: z.string().min(1).optional().describe('Folder for mails as .eml files when there is no SMTP_URL'),
  MAIL_FROM: z
    .string()
    .default('AERA <contact@aera.example>')
    .refine((text) => parseSender(text).address !== '', 'must be an address, or a name and <an address>')
    .describe('Sender of all mails: an e-mail, or a name and <an e-mail>'),
  PUBLIC_URL: z.url().default('http://localhost:8080').describe('URL of the site, for links in mails'),
});
export type MailEnv = z.output<typeof mailEnv>;
