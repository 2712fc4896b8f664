import { defineTable, type RowOf, selectList, type Sql } from '@aera/event-store';

export const MailRow = defineTable('mails', (p) => ({
  /** Derived from what caused it and whom it is for: the same cause, the same mail. */
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
  claimedUntil: p.instant().nullable(),
  doneAt: p.instant().nullable(),
}));
export type MailRow = RowOf<typeof MailRow>;

export const DigestItemRow = defineTable('digest_items', (p) => ({
  /** Derived as the id of a mail is. */
  causeId: p.uuid().primary(),
  mailId: p.uuid(),
  type: p.text(),
  questionId: p.text().nullable(),
  notificationId: p.uuid().nullable(),
  addedAt: p.instant(),
}));

/** What a mail is to be made of; words and address are looked up when it leaves. */
export type QueuedMail = Pick<MailRow, 'id' | 'kind' | 'recipientId' | 'questionId' | 'notificationId'>;
export type ClaimedMail = QueuedMail & Pick<MailRow, 'attempts'>;
export type DigestItem = Omit<RowOf<typeof DigestItemRow>, 'mailId' | 'addedAt'>;

export interface Outbox {
  /** Does nothing if the email is known: sent, queued or failed. */
  add(mail: QueuedMail, now: Date, due: Date): Promise<void>;
  /** Puts an item into a digest, which is made when it is the first; an item that is known stays where it is. */
  addToDigest(digest: QueuedMail, item: DigestItem, now: Date, due: Date): Promise<void>;
  digestItems(mailId: string): Promise<DigestItem[]>;
  /** Mails that are due, for this process alone until `until`; with each claim one attempt is counted. */
  claim(now: Date, until: Date, most: number): Promise<ClaimedMail[]>;
  settle(id: string, state: 'sent' | 'dropped', now: Date): Promise<void>;
  /** To be tried again. */
  postpone(id: string, error: string, until: Date): Promise<void>;
  /** Given up, until a steward has it tried again. */
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
    on: Sql,
    { id, kind, recipientId, questionId, notificationId }: QueuedMail,
    now: Date,
    due: Date,
  ) =>
    on(
      `insert into mails (id, kind, recipient_id, question_id, notification_id, created_at, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
      [id, kind, recipientId, questionId, notificationId, now.toISOString(), due.toISOString()],
    );
  const end = async (id: string, state: string, error: string | null, now: Date) => {
    await sql(
      'update mails set state = $2, last_error = $3, claimed_until = null, done_at = $4 where id = $1',
      [id, state, error, now.toISOString()],
    );
  };
  return {
    add: async (mail, now, due) => void (await insert(sql, mail, now, due)),
    addToDigest: (digest, item, now, due) =>
      transaction(async (on) => {
        const known = await on('select 1 from digest_items where cause_id = $1', [item.causeId]);
        if (known.length > 0) return;
        await insert(on, digest, now, due);
        await on(
          `insert into digest_items (cause_id, mail_id, type, question_id, notification_id, added_at)
           values ($1, $2, $3, $4, $5, $6) on conflict (cause_id) do nothing`,
          [item.causeId, digest.id, item.type, item.questionId, item.notificationId, now.toISOString()],
        );
      }),
    digestItems: (mailId) =>
      sql<DigestItem>(
        `select ${itemColumns} from digest_items where mail_id = $1 order by added_at, cause_id limit 100`,
        [mailId],
      ),
    claim: (now, until, most) =>
      sql<ClaimedMail>(
        `update mails set claimed_until = $2, attempts = attempts + 1
         where id in (
           select id from mails
           where state = 'queued' and next_attempt_at <= $1 and (claimed_until is null or claimed_until <= $1)
           order by next_attempt_at limit $3 for update skip locked
         )
         returning ${claimedColumns}`,
        [now.toISOString(), until.toISOString(), most],
      ),
    settle: (id, state, now) => end(id, state, null, now),
    async postpone(id, error, until) {
      await sql(
        'update mails set last_error = $2, next_attempt_at = $3, claimed_until = null where id = $1',
        [id, error, until.toISOString()],
      );
    },
    deadLetter: (id, error, now) => end(id, 'dead', error, now),
  };
}

/** Cancels queued emails and clears stored errors, in which a mail server may have quoted the address. */
export async function cancelMails(sql: Sql, recipientId: string, now: Date): Promise<void> {
  await sql(
    `update mails set last_error = null, done_at = coalesce(done_at, $2),
            state = case when state = 'queued' then 'dropped' else state end
     where recipient_id = $1`,
    [recipientId, now.toISOString()],
  );
}
