import { type FunnelStep, funnelSteps } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { type AskedVisits, visitsAsked, visitsFor } from './asked-visits.ts';
import { parameters } from './parameters.ts';

export type FunnelRow = { step: FunnelStep; visitors: number };

/** Of the visitors of a range, how many took each step and all before it. */
export async function funnelOf(sql: Sql, asked: AskedVisits): Promise<FunnelRow[]> {
  const given = parameters();
  const later = funnelSteps.slice(1);
  const [counts] = await sql<Record<FunnelStep, number>>(
    `with arrived as (select distinct v.visitor from ${visitsFor(asked)} where ${visitsAsked(asked, given)}),
     taken as (
       select a.visitor, ${later.map((step) => `coalesce(bool_or(f.step = '${step}'), false) as ${step}`).join(', ')}
       from arrived a left join funnel_steps f on f.visitor = a.visitor group by a.visitor
     )
     select count(*) as arrival, ${later
       .map((step, at) => `count(*) filter (where ${later.slice(0, at + 1).join(' and ')}) as ${step}`)
       .join(', ')}
     from taken`,
    given.values,
  );
  return funnelSteps.map((step) => ({ step, visitors: counts?.[step] ?? 0 }));
}
