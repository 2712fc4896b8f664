import { mailStream } from '@aera/event-bus';
import { fold } from '@aera/event-store/decider';
import type { ServiceContext } from '@aera/service-kit';
import type { MailEnv } from '../config.ts';
import type { ReadRecipient } from '../preferences/read-recipient.ts';
import { verifiedMemberStream } from '../questions/claims/verified-member-stream.ts';
import { question } from '../questions/decide-question.ts';
import { questionStream } from '../questions/question-stream.ts';
import { createStatusLinks } from '../questions/status-link.ts';
import { composeMail, type MailSources } from './compose-mail.ts';
import { createMailRequestConsumer } from './mail-request-consumer.ts';
import { mailRequestStream } from './mail-request-stream.ts';
import { mailRoutes } from './mail-routes.ts';
import { createMailWorker } from './mail-worker.ts';
import { createFileMailer, type Mailer, parseSender, createSmtpMailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

interface Needs {
  readonly readRecipient: ReadRecipient;
}

/** E-mail: requests of other services, the outbox, and the worker that sends from it. */
export function mailModule(
  { config, store, sql, bus, clock, log, workers, deriveKey }: ServiceContext<MailEnv>,
  { readRecipient }: Needs,
) {
  const outbox = createOutbox(sql, store.transaction);
  const tokens = createUnsubscribeTokens(deriveKey('unsubscribe'));
  const sources: MailSources = {
    readRecipient,
    isVerified: async (memberId) => (await store.stream(verifiedMemberStream).read(memberId)).length > 0,
    tokens,
    site: new URL(config.PUBLIC_URL).origin,
    now: clock,
    statusPathOf: createStatusLinks(deriveKey('status links')).pathOf,
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
  const mailer = createMailer(config);
  const compose = (mail: Parameters<typeof composeMail>[0]) => composeMail(mail, sources);
  const sending = mailer && createMailWorker({ outbox, mailer, clock, log, workers, compose });
  const consume = () =>
    bus.consume({
      stream: mailStream.name,
      durable: 'questions-notifications',
      on: createMailRequestConsumer({ store, outbox, clock }),
    });
  let consumer: ReturnType<typeof consume> | undefined;
  return {
    outbox,
    streams: [mailStream],
    routes: [mailRoutes({ store, sql, tokens, clock })],
    start: () => {
      consumer = consume();
      sending?.start();
    },
    stop: async () => {
      await sending?.stop();
      await consumer?.stop();
    },
  };
}

/** Null where mails have no way to leave: they wait in the outbox. */
function createMailer({ SMTP_URL, MAIL_DIR, MAIL_FROM }: MailEnv): Mailer | null {
  const from = parseSender(MAIL_FROM);
  if (SMTP_URL) return createSmtpMailer(SMTP_URL, from);
  return MAIL_DIR ? createFileMailer(MAIL_DIR, from) : null;
}
