import type { EventStore, Sql } from '@aera/event-store';
import type { ServiceContext, PeriodicTask } from '@aera/service-kit';
import { slaWarningMs } from './sla-clock.ts';
import { questionStream } from './question-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly clock: () => Date;
}

/**
 * Says of every promise what has to be said by now. The list only finds them; whether something is said is decided on the
 * question’s own stream, so that neither a restart nor a second instance says it twice. Answers how many were looked at.
 */
export async function checkSlas({ store, sql, clock }: Deps): Promise<number> {
  const now = clock();
  const found = await sql<{ id: string }>(
    `select id::text as id from questions
     where due_at is not null
       and (due_at <= $1 and sla_notified <> 'missed' or due_at <= $2 and sla_notified = 'nothing')
     order by due_at limit 500`,
    [now.toISOString(), new Date(now.getTime() + slaWarningMs).toISOString()],
  );
  for (const { id: questionId } of found) {
    const command = { type: 'CheckSla', data: { questionId }, now: now.toISOString() } as const;
    await store.stream(questionStream).handle([questionId], command, { metadata: { actor: 'system' } });
  }
  return found.length;
}

/** Looks after the promises from start to stop, every quarter of a minute. */
export const createSlaMonitor = ({
  workers,
  ...deps
}: Deps & Pick<ServiceContext, 'workers'>): PeriodicTask =>
  workers.schedule('Answer deadlines', () => checkSlas(deps), { intervalMs: 15_000 });
