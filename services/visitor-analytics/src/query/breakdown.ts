import type { VisitDimension, VisitMetrics } from '@aera/contracts';
import type { BreakdownRow, MetricsReader, VisitQuery } from '../store/analytics-store.ts';

interface BreakdownQuery extends VisitQuery {
  readonly by: VisitDimension;
  readonly sort: 'value' | keyof VisitMetrics;
  readonly order: 'ascending' | 'descending';
}

/** Returns metrics by the values of a dimension; without `page`, all rows. Pages have no bounce rate. */
export async function readBreakdown(
  metrics: MetricsReader,
  { by, sort, order, ...asked }: BreakdownQuery,
  page?: { limit: number; offset: number },
): Promise<{ rows: BreakdownRow[]; total: number }> {
  const rows = (await metrics.readBreakdown(asked, by)).map((row) =>
    by === 'page' ? { ...row, bounceRate: null } : row,
  );
  const direction = order === 'ascending' ? 1 : -1;
  rows.sort((a, b) => direction * compare(a[sort], b[sort]) || compare(a.value, b.value));
  return { total: rows.length, rows: page ? rows.slice(page.offset, page.offset + page.limit) : rows };
}

/** Sorts null first. */
const compare = (a: string | number | null, b: string | number | null): number =>
  a === b ? 0 : a === null || (b !== null && a < b) ? -1 : 1;
