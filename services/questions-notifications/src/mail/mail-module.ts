import { mailRequested, recipientAddressChanged } from '@aera/contracts/server';
import { type ConsumerHandlers, defineHandler, mailStream } from '@aera/event-bus';
import { isTransientError, toMessageMetadata, type ServiceContext } from '@aera/service-kit';
import type { MailEnv } from '../config.ts';
import { defaultPreferences } from '../preferences/recipient.ts';
import { recipientStream } from '../preferences/recipient-stream.ts';
import { scheduleMail } from '../preferences/schedule-mail.ts';
import { verifiedMemberStream } from '../questions/verified-members/verified-member-stream.ts';
import { questionStream } from '../questions/question-stream.ts';
import { createStatusLinks } from '../questions/status-link.ts';
import { findLastErasure } from '../person-erased-stream.ts';
import { composeMail, type MailSources } from './compose-mail.ts';
import { mailRequestStream } from './mail-request-stream.ts';
import { mailRoutes } from './mail-routes.ts';
import { createMailWorker } from './mail-worker.ts';
import { createFileMailer, type Mailer, parseSender, createSmtpMailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

/** E-mail: requests of other services, the outbox, and the worker that sends it. */
export function mailModule(kit: ServiceContext<MailEnv>) {
  const { config, deriveKey, store, sql, bus, clock } = kit;
  const queue = createOutbox(sql, store.transaction);
  const tokens = createUnsubscribeTokens(deriveKey('unsubscribe'));
  const sources: MailSources = {
    readRecipient: (memberId) => store.stream(recipientStream).readState(memberId),
    isVerified: async (memberId) => (await store.stream(verifiedMemberStream).read(memberId)).length > 0,
    tokens,
    site: new URL(config.PUBLIC_URL).origin,
    now: clock,
    createStatusPath: createStatusLinks(deriveKey('status links')).createPath,
    listDigestItems: queue.listDigestItems,
    async readQuestion(questionId) {
      const state = await store.stream(questionStream).readState(questionId);
      return state.status === 'absent' ? null : state;
    },
    readRequest: (mailId) => store.stream(mailRequestStream).readState(mailId),
    async isRead(id) {
      const [row] = await sql<{ read: boolean }>('select is_read as read from notifications where id = $1', [
        id,
      ]);
      return row?.read ?? false;
    },
  };
  const mailer = createMailer(config);
  const worker =
    mailer &&
    createMailWorker(kit, queue, mailer, {
      compose: (mail) => composeMail(mail, sources),
      // A retry, or the backlog of an outage, may be due in quiet hours.
      async findSendTime({ kind, recipientId }, now) {
        if (kind !== 'digest' && !(kind in defaultPreferences.types)) return now;
        const { preferences } = await sources.readRecipient(recipientId);
        return scheduleMail('instant', now, preferences);
      },
    });
  const outbox: Outbox = {
    ...queue,
    async add(mail, now, due) {
      await queue.add(mail, now, due);
      worker?.wake();
    },
  };
  const consume = () =>
    bus.consume({
      stream: mailStream.name,
      durable: 'questions-notifications',
      on: createMailRequestConsumer(kit, outbox),
      isTransient: isTransientError,
    });
  let consumer: ReturnType<typeof consume> | undefined;
  return {
    outbox,
    streams: [mailStream],
    routes: [mailRoutes(kit, tokens)],
    start: () => {
      consumer = consume();
      worker?.start();
    },
    stop: async () => {
      await worker?.stop();
      await consumer?.stop();
    },
  };
}

/**
 * Records a request of another service, which encrypts its personal fields, and queues the mail. Records changed addresses. Messages about an
 * erased member are ignored: a dead letter may be retried after the erasure.
 */
const createMailRequestConsumer = ({ store, clock }: ServiceContext, outbox: Outbox): ConsumerHandlers => ({
  ...defineHandler(mailRequested, async (message) => {
    const { sendAt, ...data } = message.data;
    const { mailId, recipientId, kind } = data;
    if (await findLastErasure(store, recipientId)) return;
    const now = clock();
    const command = { type: 'RequestMail', data, now: now.toISOString() } as const;
    await store.stream(mailRequestStream).handle([mailId], command, { metadata: toMessageMetadata(message) });
    const mail = { id: mailId, kind, recipientId, questionId: null, notificationId: null };
    await outbox.add(mail, now, sendAt ? new Date(sendAt) : now);
  }),
  ...defineHandler(recipientAddressChanged, async (message) => {
    const { recipientId, address, changedAt } = message.data;
    if (await findLastErasure(store, recipientId)) return;
    const command = {
      type: 'ChangeAddress',
      data: { recipientId, address, changedAt },
      now: clock().toISOString(),
    } as const;
    await store
      .stream(recipientStream)
      .handle([recipientId], command, { metadata: toMessageMetadata(message) });
  }),
});

/** Null without a server or folder: mails then stay in the outbox. */
function createMailer({ SMTP_URL, MAIL_DIR, MAIL_FROM }: MailEnv): Mailer | null {
  const from = parseSender(MAIL_FROM);
  if (SMTP_URL) return createSmtpMailer(SMTP_URL, from);
  return MAIL_DIR ? createFileMailer(MAIL_DIR, from) : null;
}
