import { defineProjection, type Sql } from '@aera/event-store';
import { complianceStream } from './compliance-stream.ts';
import type { CheckResult } from './compliance-runs.ts';

const table = 'compliance_results';

/** The newest result of each control. */
export const complianceProjection = defineProjection({
  streams: [complianceStream],
  name: 'compliance-results',
  tables: [table],
  async apply(events, { sql, table: named }) {
    const newest = new Map<string, CheckResult>();
    for (const { data } of events) for (const result of data.results) newest.set(result.controlId, result);
    if (newest.size === 0) return;
    await sql(
      `insert into ${named(table)} (control_id, outcome, evidence, checked_at)
       select "controlId", outcome, evidence, "checkedAt"
       from jsonb_to_recordset($1::jsonb) as r ("controlId" text, outcome text, evidence text, "checkedAt" timestamptz)
       on conflict (control_id) do update
       set outcome = excluded.outcome, evidence = excluded.evidence, checked_at = excluded.checked_at`,
      [JSON.stringify([...newest.values()])],
    );
  },
});

export const readResults = (sql: Sql): Promise<CheckResult[]> =>
  sql<CheckResult>(
    `select control_id as "controlId", outcome, evidence, checked_at as "checkedAt" from ${table} order by control_id`,
  );
