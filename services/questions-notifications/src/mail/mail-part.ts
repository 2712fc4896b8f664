import type { Log, Workers } from '@aera/service-kit';
import { fold } from '@aera/event-store/decider';
import type { EventStore, Sql } from '@aera/event-store';
import { z } from 'zod';
import type { ReadRecipient } from '../preferences/read-recipient.ts';
import { question } from '../questions/decide-question.ts';
import { createFollowLinks } from '../questions/follow-link.ts';
import { questionStream } from '../questions/question-stream.ts';
import { composeMail, type MailSources } from './compose-mail.ts';
import { mailRequestStream } from './mail-request-stream.ts';
import { folderMailer, type Mailer, parseSender, smtpMailer } from './mailer.ts';
import type { Outbox } from './outbox.ts';
import { createMailSending } from './send-mails.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

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

interface Deps {
  readonly env: MailEnv;
  readonly secret: Buffer;
  readonly store: EventStore;
  readonly sql: Sql;
  readonly outbox: Outbox;
  readonly tokens: UnsubscribeTokens;
  readonly readRecipient: ReadRecipient;
  readonly clock: () => Date;
  readonly log: Log;
  readonly workers: Workers;
}

function mailerOf({ SMTP_URL, MAIL_DIR, MAIL_FROM }: MailEnv): Mailer | null {
  const from = parseSender(MAIL_FROM);
  if (SMTP_URL) return smtpMailer(SMTP_URL, from);
  return MAIL_DIR ? folderMailer(MAIL_DIR, from) : null;
}

/** What sends mails, assembled; null where there is no way for them to leave. */
export function mailSending({
  env,
  secret,
  store,
  sql,
  outbox,
  tokens,
  readRecipient,
  clock,
  log,
  workers,
}: Deps) {
  const mailer = mailerOf(env);
  if (!mailer) return null;
  const sources: MailSources = {
    readRecipient,
    tokens,
    site: new URL(env.PUBLIC_URL).origin,
    now: clock,
    followPathOf: createFollowLinks(secret).pathOf,
    digestItems: outbox.digestItems,
    async readQuestion(questionId) {
      const events = await store.stream(questionStream).read(questionId);
      const state = fold(question, events);
      return state.status === 'absent' ? null : state;
    },
    async readRequest(mailId) {
      return await store.stream(mailRequestStream).readState(mailId);
    },
    async isRead(id) {
      const [row] = await sql<{ read: boolean }>('select is_read as read from notifications where id = $1', [
        id,
      ]);
      return row?.read ?? false;
    },
  };
  return createMailSending({
    outbox,
    mailer,
    clock,
    log,
    workers,
    compose: (mail) => composeMail(mail, sources),
  });
}
