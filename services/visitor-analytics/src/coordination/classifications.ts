import type { listClassifications, MessageOf, ResponseOf, sessionClassified } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { Transaction } from './database.ts';

type History = ResponseOf<typeof listClassifications>;

interface HistoryQuery {
  readonly sessionId?: string;
  readonly limit: number;
  readonly offset: number;
}

/** A steward's classification that takes precedence over the bot score. */
export interface Classification {
  readonly classifiedAs: 'bot' | 'human';
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** Classifications of all sessions or of one, newest first. */
export async function readClassifications(
  sql: Sql,
  { sessionId, limit, offset }: HistoryQuery,
): Promise<History> {
  const matching = 'where $1::uuid is null or visitor_id = $1';
  const [classifications, total] = await Promise.all([
    sql<History['classifications'][number]>(
      `select event_id as id, visitor_id as "sessionId", classified_as as "classifiedAs", reason, classified_by as by, classified_at as at
       from session_classifications ${matching} order by classified_at desc, event_id desc limit $2 offset $3`,
      [sessionId ?? null, limit, offset],
    ),
    sql<{ total: number }>(`select count(*) as total from session_classifications ${matching}`, [
      sessionId ?? null,
    ]),
  ]);
  return { classifications, total: total[0]?.total ?? 0 };
}

/** Stores a classification; the latest one is current, regardless of the order of arrival. Returns whether this one is. */
export async function saveClassification(
  transaction: Transaction,
  { id, data: { sessionId, classifiedAs, reason = '', by, at } }: MessageOf<typeof sessionClassified>,
): Promise<boolean> {
  await transaction(
    `insert into session_classifications (event_id, visitor_id, classified_as, reason, classified_by, classified_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [id, sessionId, classifiedAs, reason, by, at],
  );
  const later = await transaction(
    `select 1 from session_classifications
     where visitor_id = $1 and (classified_at, event_id) > ($2::timestamptz, $3::uuid) limit 1`,
    [sessionId, at, id],
  );
  return later.length === 0;
}

/** Current classifications of these visitors; all by default. */
export async function findClassifications(
  sql: Sql,
  visitors: readonly string[] | null = null,
): Promise<Map<string, Classification>> {
  const rows = await sql<Classification & { visitorId: string }>(
    `select visitor_id as "visitorId", classified_as as "classifiedAs", reason, classified_by as by, classified_at as at
     from (select distinct on (visitor_id) * from session_classifications
           where $1::uuid[] is null or visitor_id = any($1)
           order by visitor_id, classified_at desc, event_id desc) latest
     where classified_as <> 'score'`,
    [visitors],
  );
  return new Map(rows.map(({ visitorId, ...classification }) => [visitorId, classification]));
}

/** Deletes the classifications of a visitor and returns their number. */
export async function deleteClassifications(transaction: Transaction, visitorId: string): Promise<number> {
  const deleted = await transaction('delete from session_classifications where visitor_id = $1 returning 1', [
    visitorId,
  ]);
  return deleted.length;
}

/** All classifications of these sessions, oldest first, without the steward, whose name is not personal data of the visitor. */
export const collectClassifications = (sql: Sql, sessions: readonly string[]): Promise<object[]> =>
  sql(
    `select visitor_id as "sessionId", classified_as as "classifiedAs", reason, classified_at as "classifiedAt"
     from session_classifications where visitor_id = any($1::uuid[]) order by classified_at, event_id`,
    [sessions],
  );
