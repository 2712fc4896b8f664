import { type FunnelStep, funnelSteps } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { VisitQuery } from '../analytics-store.ts';
import { createVisitorSet, visitorHashSql } from './visitor-set.ts';
import { readVisitorHashes } from './visit-sums.ts';

type FunnelRow = { step: FunnelStep; visitors: number };

export async function countFunnel(sql: Sql, asked: VisitQuery): Promise<FunnelRow[]> {
  const [arrived, taken] = await Promise.all([
    readVisitorHashes(sql, asked),
    sql<{ step: FunnelStep; visitors: Buffer }>(
      `select step, string_agg(${visitorHashSql('visitor_id')}, ''::bytea) as visitors from funnel_steps
       where reached_at < $2::timestamptz and (step = 'consent' or reached_at >= $1::timestamptz) group by step`,
      [asked.from, asked.to],
    ),
  ]);
  const visitors = createVisitorSet(arrived);
  const later = funnelSteps.slice(1);
  for (const { step, visitors: others } of taken) visitors.flag(others, 1 << later.indexOf(step));
  return funnelSteps.map((step, index) => ({
    step,
    visitors: index === 0 ? visitors.size : visitors.countFlagged((1 << index) - 1),
  }));
}
