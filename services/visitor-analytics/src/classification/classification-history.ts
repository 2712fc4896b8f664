import type { listReclassifications, ResponseOf } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

type Answer = ResponseOf<typeof listReclassifications>;

interface Asked {
  readonly sessionId?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Classifications of all sessions or of one, newest first. */
export async function listClassifications(sql: Sql, { sessionId, limit, offset }: Asked): Promise<Answer> {
  const matching = 'where $1::uuid is null or visitor_id = $1';
  const [classifications, total] = await Promise.all([
    sql<Answer['classifications'][number]>(
      `select event_id as id, visitor_id as "sessionId", verdict, reason, classified_by as by, classified_at as at
       from session_classification_history ${matching} order by classified_at desc, event_id limit $2 offset $3`,
      [sessionId ?? null, limit, offset],
    ),
    sql<{ total: number }>(`select count(*) as total from session_classification_history ${matching}`, [
      sessionId ?? null,
    ]),
  ]);
  return { classifications, total: total[0]?.total ?? 0 };
}
