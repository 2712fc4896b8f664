import { createUrlFilter } from '../../../shared/page/url-filter.ts';
import { type Tables, readTables, writeTables } from './breakdown/table-state.ts';
import { type Measure, measures } from './chart/series.ts';

export interface OverviewState {
  readonly compare: boolean;
  readonly measure: Measure;
  readonly view: 'chart' | 'table';
  readonly tables: Tables;
}

const urlFilter = createUrlFilter({ compare: ['yes', 'no'], measure: measures, view: ['chart', 'table'] });

/** Reads the state from URL parameters. Invalid ones are skipped. */
export function readOverview(params: URLSearchParams): OverviewState {
  const { compare, ...rest } = urlFilter.read({ get: (name) => params.get(name) });
  return { ...rest, compare: compare === 'yes', tables: readTables(params) };
}

/** URL parameters; null for defaults. */
export const writeOverview = ({
  compare,
  measure,
  view,
  tables,
}: OverviewState): Record<string, string | null> => ({
  ...urlFilter.toParams({ compare: compare ? 'yes' : 'no', measure, view }),
  ...writeTables(tables),
});
