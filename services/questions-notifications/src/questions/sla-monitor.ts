import type { ServiceContext, PeriodicTask } from '@aera/service-kit';
import { slaWarningMs } from './sla-clock.ts';
import { questionStream } from './question-stream.ts';

/**
 * Notifies of SLAs that are at risk or breached. The projection only finds candidates; the question's stream decides, so a restart or a
 * second instance notifies once. Returns the number of candidates.
 */
export async function checkSlas({
  store,
  sql,
  clock,
}: Pick<ServiceContext, 'store' | 'sql' | 'clock'>): Promise<number> {
  const now = clock();
  const candidates = await sql<{ id: string }>(
    `select id::text as id from questions
     where due_at is not null
       and (due_at <= $1 and sla_notified <> 'breached' or due_at <= $2 and sla_notified = 'none')
     order by due_at limit 500`,
    [now.toISOString(), new Date(now.getTime() + slaWarningMs).toISOString()],
  );
  for (const { id: questionId } of candidates) {
    const command = { type: 'CheckSla', data: { questionId }, now: now.toISOString() } as const;
    await store.stream(questionStream).handle([questionId], command, { metadata: { actor: 'system' } });
  }
  return candidates.length;
}

export const createSlaMonitor = (kit: ServiceContext): PeriodicTask =>
  kit.workers.schedule('Answer deadlines', () => checkSlas(kit), { intervalMs: 15_000 });
