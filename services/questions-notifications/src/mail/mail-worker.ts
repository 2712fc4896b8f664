import type { Log, PeriodicTask, Workers } from '@aera/service-kit';
import type { Email, Mailer } from './mailer.ts';
import type { ClaimedMail, Outbox } from './outbox.ts';

const minute = 60_000;

/** Milliseconds before the next attempt, by attempts so far; after the last one the mail is given up. */
const retryDelaysMs = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute);

/** When to try again after an attempt, or null to give up. */
function nextRetryAt(attempts: number, now: Date): Date | null {
  const wait = retryDelaysMs[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

interface SmtpError {
  readonly responseCode?: number;
  readonly code?: string;
  readonly command?: string;
}

/** What went wrong, without the address that a server's own sentence may repeat. */
function describeFailure(error: unknown): string {
  const { responseCode, code, command } = error as SmtpError;
  const parts = [code, responseCode, command && `at ${command}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : error instanceof Error ? error.name : 'unknown';
}

/** A server that says 5xx means it for good (RFC 5321, section 4.2.1); anything else may be better later. */
const isPermanentFailure = (error: unknown): boolean => {
  const { responseCode } = error as SmtpError;
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};

interface Deps {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** Null: it is to be sent no more. */
  readonly compose: (mail: ClaimedMail) => Promise<Email | null>;
  readonly clock: () => Date;
  readonly log: Log;
  readonly workers: Workers;
}

/** How long a claim holds: longer than a server may take, so that only a process that died loses one. */
const claimMs = 2 * 60_000;
const batchSize = 10;

/**
 * Sends what is due, again and again. A mail leaves at least once: a process that dies between the server's yes and the mark in the
 * outbox leaves its claim behind, and the mail goes once more when that is over, under the same Message-ID, by which mail servers and
 * programs know a repeat. The other order would lose mails. See docs/adr.
 */
export function createMailWorker({
  outbox,
  mailer,
  compose,
  clock,
  log,
  workers,
}: Deps): Pick<PeriodicTask, 'start' | 'stop'> {
  async function send(mail: ClaimedMail): Promise<void> {
    try {
      const letter = await compose(mail);
      if (letter) await mailer.send(letter);
      await outbox.settle(mail.id, letter ? 'sent' : 'dropped', clock());
    } catch (error) {
      await fail(mail, error);
    }
  }

  async function fail({ id, kind, attempts }: ClaimedMail, error: unknown): Promise<void> {
    const [reason, now] = [describeFailure(error), clock()];
    const next = isPermanentFailure(error) ? null : nextRetryAt(attempts, now);
    log.warn({ mail: id, kind, attempts, reason, givenUp: next === null }, 'a mail could not be sent');
    if (next) await outbox.postpone(id, reason, next);
    else await outbox.deadLetter(id, reason, now);
  }

  /** Sends what is due now; answers how many there were. */
  async function sendDue(): Promise<number> {
    const now = clock();
    const due = await outbox.claim(now, new Date(now.getTime() + claimMs), batchSize);
    for (const mail of due) await send(mail);
    return due.length;
  }

  const loop = workers.schedule('Send emails', async (stopping) => {
    while (!stopping.aborted && (await sendDue()) > 0);
  });
  return {
    start: loop.start,
    async stop() {
      await loop.stop();
      mailer.close();
    },
  };
}
