import type { PeriodicTask, ServiceContext } from '@aera/service-kit';
import type { Email, Mailer } from './mailer.ts';
import type { ClaimedMail, Outbox } from './outbox.ts';

const minute = 60_000;

/** Delays before the next attempt, by attempts so far; after the last one the mail is dead. */
const retryDelaysMs = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute);

/** Time of the next attempt; null after the last one. */
function computeNextRetry(attempts: number, now: Date): Date | null {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs);
}

interface SmtpError {
  readonly responseCode?: number;
  /** Reply of the server, such as `554 5.7.1 Relay access denied`. */
  readonly response?: string;
  readonly code?: string;
  readonly command?: string;
}

/** Codes only: the server's message may contain the address. */
function describeFailure(error: unknown): string {
  const { responseCode, code, command } = error as SmtpError;
  const parts = [code, responseCode, command && `at ${command}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : error instanceof Error ? error.name : 'unknown';
}

/**
 * Enhanced status 5.7.x (RFC 3463, section 3.8): the server rejects the sender or the service, which it may report at RCPT TO or DATA. 550 5.7.1
 * rejects this mail, by the policy of the recipient or for its content, but some servers also reject relaying with it.
 */
const accountRejection = /^5(?!50[ -]5\.7\.1\b)\d\d[ -]5\.7\.|^550[ -]5\.7\.1\b.*\brelay/is;

/**
 * 5xx replies are permanent (RFC 5321, section 4.2.1) if they reject this mail. Rejected connections, credentials, senders and relaying are
 * faults of the configuration or the server, which concern all mails.
 */
export const isPermanentFailure = (error: unknown): boolean => {
  const { responseCode, response = '', code, command } = error as SmtpError;
  const concernsMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    command !== 'MAIL FROM' &&
    !accountRejection.test(response);
  return concernsMail && responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};

/**
 * Duration of a claim in milliseconds: longer than all timeouts of one mail together (`createSmtpMailer`), so that only the claim of a dead
 * process expires.
 */
const claimMs = 10 * minute;

interface MailPreparation {
  /** Earliest time at which the recipient accepts the mail, from `now` on. */
  findSendTime(mail: ClaimedMail, now: Date): Promise<Date>;
  /** Returns null for a mail that is no longer to be sent. */
  compose(mail: ClaimedMail): Promise<Email | null>;
}

/**
 * Sends due mails at least once (ADR 10): if a process dies between the server's acceptance and the update of the outbox, the mail is sent
 * again after its claim expires, with the same Message-ID.
 */
export function createMailWorker(
  { clock, log, workers }: ServiceContext,
  outbox: Outbox,
  mailer: Mailer,
  { findSendTime, compose }: MailPreparation,
): PeriodicTask {
  async function send(mail: ClaimedMail): Promise<void> {
    try {
      const now = clock();
      const sendTime = await findSendTime(mail, now);
      if (sendTime > now) return await outbox.defer(mail.id, sendTime);
      const email = await compose(mail);
      if (email) await mailer.send(email);
      await outbox.settle(mail.id, email ? 'sent' : 'cancelled', clock());
    } catch (error) {
      await fail(mail, error);
    }
  }

  async function fail({ id, kind, attempts }: ClaimedMail, error: unknown): Promise<void> {
    const [reason, now] = [describeFailure(error), clock()];
    const next = isPermanentFailure(error) ? null : computeNextRetry(attempts, now);
    log.warn({ mail: id, kind, attempts, reason, givenUp: next === null }, 'a mail could not be sent');
    if (next) await outbox.postpone(id, reason, next);
    else await outbox.deadLetter(id, reason, now);
  }

  /** Returns whether a mail was due. Each is claimed when its turn comes, so that no claim expires while others are sent. */
  async function sendNext(): Promise<boolean> {
    const now = clock();
    const mail = await outbox.claimNext(now, new Date(now.getTime() + claimMs));
    if (mail) await send(mail);
    return mail !== null;
  }

  const loop = workers.schedule('Send emails', async (stopping) => {
    while (!stopping.aborted && (await sendNext()));
  });
  return {
    ...loop,
    async stop() {
      await loop.stop();
      mailer.close();
    },
  };
}
