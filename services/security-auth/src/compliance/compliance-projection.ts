import { defineTable, defineProjection, selectRows, type Sql, upsertStatement } from '@aera/event-store';
import { complianceStream } from './compliance-stream.ts';
import type { CheckResult } from './compliance-runs.ts';

export const ComplianceResultRow = defineTable('compliance_results', (p) => ({
  controlId: p.text().primary(),
  outcome: p.text().$type<CheckResult['outcome']>(),
  evidence: p.text(),
  checkedAt: p.instant(),
}));
const { tableName } = ComplianceResultRow;

/** The newest result of each control. */
export const complianceProjection = defineProjection({
  streams: [complianceStream],
  name: 'compliance-results',
  tables: [tableName],
  async apply(events, { sql, table }) {
    const newest = new Map<string, CheckResult>();
    for (const { data } of events) for (const result of data.results) newest.set(result.controlId, result);
    if (newest.size === 0) return;
    await sql(upsertStatement(ComplianceResultRow, table(tableName)), [JSON.stringify([...newest.values()])]);
  },
});

export const readResults = (sql: Sql): Promise<CheckResult[]> =>
  selectRows(sql, ComplianceResultRow, 'order by control_id');
