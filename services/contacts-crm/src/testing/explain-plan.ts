import type { Sql } from '@aera/event-store';

/** A node of a query plan. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Returns all nodes of a query plan, the outermost first. */
export async function explainPlan(
  sql: Sql,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Plan[]> {
  const [row] = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${statement}`, values);
  const whole = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(whole)];
  return whole(row?.['QUERY PLAN'][0].Plan as Plan);
}
