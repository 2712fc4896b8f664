import { consentRecorded, questionSubmitted } from '@aera/contracts/server';
import { handlerFor } from '@aera/event-bus';
import type { Sql } from '@aera/event-store';
import type { ConsumerDefinition } from '@aera/service-kit';
import { acquireSharedErasureLock } from '../erasure/erase-visitor.ts';
import type { Database } from '../hits/database.ts';

/** Records funnel steps of messages of other services. */
export const externalConsumers = (database: Pick<Database, 'transaction'>): ConsumerDefinition[] => {
  const step = (visitorId: string, name: 'consent' | 'question', at: string) =>
    database.transaction((sql) => recordFunnelStep(sql, visitorId, name, at));
  return [
    {
      from: 'consent-ledger',
      on: handlerFor(consentRecorded, ({ data }) => step(data.sessionId, 'consent', data.consentedAt)),
    },
    {
      from: 'questions-notifications',
      on: handlerFor(questionSubmitted, async ({ data: { sessionId, submittedAt } }) => {
        // Without consent the session has no known visits.
        if (sessionId) await step(sessionId, 'question', submittedAt);
      }),
    },
  ];
};

/** Stores the earliest time of a step. Idempotent. */
async function recordFunnelStep(sql: Sql, visitorId: string, step: string, at: string): Promise<void> {
  await acquireSharedErasureLock(sql);
  await sql(
    `insert into funnel_steps as old (visitor_id, step, reached_at)
     select $1::uuid, $2, $3::timestamptz where not exists (select from erased_ids where id = $1)
     on conflict (visitor_id, step) do update set reached_at = least(old.reached_at, excluded.reached_at)`,
    [visitorId, step, at],
  );
}
