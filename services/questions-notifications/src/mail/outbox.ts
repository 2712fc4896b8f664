import { defineTable, type RowOf, selectList, type Sql } from '@aera/event-store';

export const MailRow = defineTable('mails', (p) => ({
  /** Derived from cause and recipient, so that a repeat adds no mail. */
  id: p.uuid().primary(),
  kind: p.text(),
  recipientId: p.text(),
  questionId: p.text().nullable(),
  notificationId: p.uuid().nullable(),
  state: p.text(),
  attempts: p.integer(),
  lastError: p.text().nullable(),
  createdAt: p.instant(),
  nextAttemptAt: p.instant(),
  claimExpiresAt: p.instant().nullable(),
  doneAt: p.instant().nullable(),
}));
export type MailRow = RowOf<typeof MailRow>;

export const DigestItemRow = defineTable('digest_items', (p) => ({
  /** Derived from cause and recipient. */
  causeId: p.uuid().primary(),
  mailId: p.uuid(),
  type: p.text(),
  questionId: p.text().nullable(),
  notificationId: p.uuid().nullable(),
  addedAt: p.instant(),
}));

/** Ids only; texts and address are read when the mail is sent. */
export type QueuedMail = Pick<MailRow, 'id' | 'kind' | 'recipientId' | 'questionId' | 'notificationId'>;
export type ClaimedMail = QueuedMail & Pick<MailRow, 'attempts'>;
export type DigestItem = Omit<RowOf<typeof DigestItemRow>, 'mailId' | 'addedAt'>;

export interface Outbox {
  /**
   * Idempotent by the id of the mail. A new mail replaces queued ones of its kind about the same question. A claimed one may still be sent, but
   * is not retried.
   */
  add(mail: QueuedMail, now: Date, due: Date): Promise<void>;
  /**
   * Adds an item to a digest and creates the digest if needed. An item of an earlier digest stays there. Returns false if the digest is
   * claimed or done, because its mail would not contain the item.
   */
  addToDigest(digest: QueuedMail, item: DigestItem, now: Date, due: Date): Promise<boolean>;
  listDigestItems(mailId: string): Promise<DigestItem[]>;
  /** Claims the next due mail for this process until `expiresAt` and counts an attempt; null if none is due. */
  claimNext(now: Date, expiresAt: Date): Promise<ClaimedMail | null>;
  settle(id: string, state: 'sent' | 'cancelled', now: Date): Promise<void>;
  /** Releases a claimed mail without an attempt. */
  defer(id: string, until: Date): Promise<void>;
  /** Schedules another attempt. */
  postpone(id: string, error: string, nextAttemptAt: Date): Promise<void>;
  /** No further attempt unless a steward retries. A mail that was cancelled while it was sent stays cancelled. */
  deadLetter(id: string, error: string, now: Date): Promise<void>;
}

const claimedColumns = selectList(MailRow, {
  only: ['id', 'kind', 'recipientId', 'questionId', 'notificationId', 'attempts'],
});
const itemColumns = selectList(DigestItemRow, { only: ['causeId', 'type', 'questionId', 'notificationId'] });

export function createOutbox(
  sql: Sql,
  transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>,
): Outbox {
  const insert = (
    tx: Sql,
    { id, kind, recipientId, questionId, notificationId }: QueuedMail,
    now: Date,
    due: Date,
  ) =>
    // Of either kind, because a member may have claimed the question since it was mailed to a visitor.
    tx(
      `with added as (
         insert into mails (id, kind, recipient_id, question_id, notification_id, created_at, next_attempt_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id
       )
       update mails set state = 'cancelled', done_at = $6
       where state = 'queued' and question_id = $4 and kind in ($2, 'visitor_' || $2) and exists (select from added)`,
      [id, kind, recipientId, questionId, notificationId, now.toISOString(), due.toISOString()],
    );
  return {
    add: async (mail, now, due) => void (await insert(sql, mail, now, due)),
    addToDigest: (digest, item, now, due) =>
      transaction(async (tx) => {
        const existing = await tx('select 1 from digest_items where cause_id = $1', [item.causeId]);
        if (existing.length > 0) return true;
        await insert(tx, digest, now, due);
        const open = await tx(
          `select 1 from mails where id = $1 and state = 'queued' and claim_expires_at is null for update`,
          [digest.id],
        );
        if (open.length === 0) return false;
        await tx(
          `insert into digest_items (cause_id, mail_id, type, question_id, notification_id, added_at)
           values ($1, $2, $3, $4, $5, $6) on conflict (cause_id) do nothing`,
          [item.causeId, digest.id, item.type, item.questionId, item.notificationId, now.toISOString()],
        );
        return true;
      }),
    listDigestItems: (mailId) =>
      sql<DigestItem>(
        `select ${itemColumns} from digest_items where mail_id = $1 order by added_at, cause_id limit 100`,
        [mailId],
      ),
    async claimNext(now, expiresAt) {
      const [mail] = await sql<ClaimedMail>(
        `update mails set claim_expires_at = $2, attempts = attempts + 1
         where id = (
           select id from mails
           where state = 'queued' and next_attempt_at <= $1 and (claim_expires_at is null or claim_expires_at <= $1)
           order by next_attempt_at limit 1 for update skip locked
         )
         returning ${claimedColumns}`,
        [now.toISOString(), expiresAt.toISOString()],
      );
      return mail ?? null;
    },
    async settle(id, state, now) {
      await sql(
        'update mails set state = $2, last_error = null, claim_expires_at = null, done_at = $3 where id = $1',
        [id, state, now.toISOString()],
      );
    },
    async defer(id, until) {
      await sql(
        'update mails set attempts = attempts - 1, next_attempt_at = $2, claim_expires_at = null where id = $1',
        [id, until.toISOString()],
      );
    },
    async postpone(id, error, nextAttemptAt) {
      await sql(
        'update mails set last_error = $2, next_attempt_at = $3, claim_expires_at = null where id = $1',
        [id, error, nextAttemptAt.toISOString()],
      );
    },
    async deadLetter(id, error, now) {
      await sql(
        `update mails set state = 'dead', last_error = $2, claim_expires_at = null, done_at = $3
         where id = $1 and state = 'queued'`,
        [id, error, now.toISOString()],
      );
    },
  };
}

/** Cancels queued emails and clears stored errors, in which a mail server may have quoted the address. */
export async function cancelMails(sql: Sql, recipientId: string, now: Date): Promise<void> {
  await sql(
    `update mails set last_error = null, done_at = coalesce(done_at, $2),
            state = case when state = 'queued' then 'cancelled' else state end
     where recipient_id = $1`,
    [recipientId, now.toISOString()],
  );
}
