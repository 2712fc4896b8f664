import * as z from 'zod/mini';
import { readQuery } from '../state/analytics-state.ts';
import { type Tables, readTables, tableShape, writeTables } from './breakdown/table-state.ts';
import { type Measure, measures } from './chart/series.ts';

export interface OverviewState {
  readonly compare: boolean;
  readonly measure: Measure;
  readonly view: 'chart' | 'table';
  readonly tables: Tables;
}

const query = {
  compare: z.optional(z.enum(['no'])),
  measure: z.optional(z.enum(measures)),
  view: z.optional(z.enum(['table'])),
  ...tableShape,
};

/** The state and the names of invalid parameters. */
export function readOverview(params: URLSearchParams): {
  state: OverviewState;
  invalidNames: readonly string[];
} {
  const { values, invalidNames } = readQuery(query, params);
  const { compare, measure, view } = values;
  const tables = readTables(values);
  return {
    state: {
      compare: compare !== 'no',
      measure: measure ?? 'visitors',
      view: view ?? 'chart',
      tables,
    },
    invalidNames,
  };
}

/** URL parameters; null for defaults. */
export const writeOverview = ({
  compare,
  measure,
  view,
  tables,
}: OverviewState): Record<string, string | null> => ({
  compare: compare ? null : 'no',
  measure: measure === 'visitors' ? null : measure,
  view: view === 'chart' ? null : view,
  ...writeTables(tables),
});
