import { consentRecorded, questionSubmitted } from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import type { ConsumerDefinition } from '@aera/service-kit';
import type { Database, Transaction } from '../coordination/database.ts';
import { findErased } from '../coordination/erased-visitors.ts';
import { keepErasuresOut } from '../coordination/locks.ts';
import type { HitRows } from '../hits/hit-rows.ts';
import type { HitStore } from '../store/analytics-store.ts';

/** Records funnel steps of messages of other services. */
export const externalConsumers = (
  database: Pick<Database, 'transaction'>,
  store: Pick<HitStore, 'write'>,
): ConsumerDefinition[] => {
  const step = (visitor_id: string, name: 'consent' | 'question', reached_at: string) =>
    database.transaction((transaction) =>
      recordFunnelStep(transaction, store, { visitor_id, step: name, reached_at }),
    );
  return [
    {
      from: 'consent-ledger',
      on: defineHandler(consentRecorded, ({ data }) => step(data.sessionId, 'consent', data.consentedAt)),
    },
    {
      from: 'questions-notifications',
      on: defineHandler(questionSubmitted, async ({ data: { sessionId, submittedAt } }) => {
        // Without consent the session has no known visits.
        if (sessionId) await step(sessionId, 'question', submittedAt);
      }),
    },
  ];
};

/** Idempotent. */
async function recordFunnelStep(
  transaction: Transaction,
  store: Pick<HitStore, 'write'>,
  step: HitRows['steps'][number],
): Promise<void> {
  await keepErasuresOut(transaction);
  if ((await findErased(transaction, [step.visitor_id])).length > 0) return;
  await store.write(transaction, {
    views: [],
    engagements: [],
    ipAddresses: [],
    sessionStarts: [],
    steps: [step],
  });
}
