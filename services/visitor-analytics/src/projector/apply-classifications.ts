import { type Message, type MessageOf, sessionReclassified } from '@aera/contracts/server';
import type { Database } from '../hits/database.ts';
import { enqueueHours } from '../sessionization/resessionize.ts';
import { sessionizerLockId } from '../sessionization/sessionizer.ts';
import { botThreshold } from '../visits/bot-score.ts';

/** Applies classifications of stewards to existing visits; later visits get them when they are sessionized. */
export const applyClassifications =
  ({ transaction }: Pick<Database, 'transaction'>) =>
  async (messages: readonly Message[]): Promise<void> => {
    for (const message of messages) {
      if (message.type !== sessionReclassified.type) continue;
      const decision = { ...message, data: sessionReclassified.data.parse(message.data) };
      await transaction((sql) => apply(sql, decision as MessageOf<typeof sessionReclassified>));
    }
  };

async function apply(
  sql: Database['sql'],
  { id, data: { sessionId, verdict, reason = '', by, at } }: MessageOf<typeof sessionReclassified>,
): Promise<void> {
  // Excludes a concurrent sessionization, which would miss the classification, and erasure.
  await sql('select pg_advisory_xact_lock($1)', [sessionizerLockId]);
  const [erased] = await sql('select 1 from erased_ids where id = $1', [sessionId]);
  if (erased) return;
  await sql(
    `insert into session_classification_history (event_id, visitor_id, verdict, reason, classified_by, classified_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [id, sessionId, verdict, reason, by, at],
  );
  // The latest classification is current, regardless of the order of arrival.
  const [counts] = await sql(
    `insert into session_classifications as old (visitor_id, verdict, reason, classified_by, classified_at, event_id)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (visitor_id) do update set verdict = excluded.verdict, reason = excluded.reason,
       classified_by = excluded.classified_by, classified_at = excluded.classified_at, event_id = excluded.event_id
       where (old.classified_at, old.event_id) <= (excluded.classified_at, excluded.event_id)
     returning 1`,
    [sessionId, verdict, reason, by, at, id],
  );
  if (!counts) return;
  const changed = await sql<{ started_at: string }>(
    `update visits set is_bot = case $2 when 'score' then bot_score >= ${botThreshold} else $2 = 'bot' end
     where visitor_id = $1 returning started_at`,
    [sessionId, verdict],
  );
  // The queue row also reaches a concurrent rebuild.
  await sql(
    `insert into visit_recompute_queue (visitor_id, since, until) select visitor_id, started_at, ended_at from visits where visitor_id = $1`,
    [sessionId],
  );
  await enqueueHours(
    sql,
    changed.map(({ started_at }) => started_at),
  );
}
