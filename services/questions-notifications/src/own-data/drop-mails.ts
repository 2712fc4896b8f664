import type { Sql } from '@aera/event-store';

/** What waits is not sent any more; a mail server may have named the address in what it refused. */
export async function dropMails(sql: Sql, recipientId: string, now: Date): Promise<void> {
  await sql(
    `update mails set last_error = null, done_at = coalesce(done_at, $2),
            state = case when state = 'queued' then 'dropped' else state end
     where recipient_id = $1`,
    [recipientId, now.toISOString()],
  );
}
