import type { QueryOf, VisitDimension, readVisitBreakdown } from '@aera/contracts';
import { createUrlFilter } from '../../../../shared/page/url-filter.ts';

/** Dimensions by table; the first is the default. */
export const tableDimensions = {
  pages: ['page', 'entryPage', 'exitPage'],
  sources: ['channel', 'source', 'campaign', 'medium', 'term', 'content'],
  locations: ['country', 'city'],
  devices: ['device', 'browser', 'os'],
} as const satisfies Record<string, readonly VisitDimension[]>;

export type TableName = keyof typeof tableDimensions;
export const tableNames = Object.keys(tableDimensions) as TableName[];

type BreakdownQuery = Required<QueryOf<typeof readVisitBreakdown>>;
export type Sort = BreakdownQuery['sort'];
export type Order = BreakdownQuery['order'];

export const sorts = [
  'value',
  'visitors',
  'visits',
  'views',
  'bounceRate',
  'engagedTime',
  'scrollDepth',
] as const satisfies readonly Sort[];

export interface TableState {
  readonly by: VisitDimension;
  readonly sort: Sort;
  readonly order: Order;
  readonly rowCount: number;
  readonly wide: boolean;
}

export type Tables = Readonly<Record<TableName, TableState>>;

export const defaultRowCount = 8;
/** Maximum number of rows that the service returns. */
export const maxRows = 1000;

/** Resets the number of rows, and the sort if pages cannot be sorted by it. */
export const changeDimension = (by: VisitDimension, { sort }: TableState): Partial<TableState> => ({
  by,
  rowCount: defaultRowCount,
  ...(by === 'page' && sort === 'bounceRate' && { sort: 'visitors' }),
});

const isRowCount = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= maxRows;

const createTableFilter = (name: TableName) =>
  createUrlFilter({
    by: tableDimensions[name],
    sort: ['visitors', ...sorts],
    order: ['descending', 'ascending'],
    rows: isRowCount,
    wide: 'flag',
  });

/** The URL parameter of a field: `pages`, `pages-sort`, … */
const toParameter = (name: TableName, field: string): string => (field === 'by' ? name : `${name}-${field}`);

const mapTables = <Result>(map: (name: TableName) => Result) =>
  Object.fromEntries(tableNames.map((name) => [name, map(name)])) as Record<TableName, Result>;

export const readTables = (params: URLSearchParams): Tables =>
  mapTables((name) => {
    const { rows, ...table } = createTableFilter(name).read({
      get: (field) => params.get(toParameter(name, field)),
    });
    return { ...table, rowCount: Number(rows) || defaultRowCount };
  });

/** URL parameters; null for defaults. */
export const writeTables = (tables: Tables): Record<string, string | null> =>
  Object.fromEntries(
    tableNames.flatMap((name) => {
      const { rowCount, ...table } = tables[name];
      const params = createTableFilter(name).toParams({
        ...table,
        rows: rowCount === defaultRowCount ? '' : String(rowCount),
      } as ReturnType<ReturnType<typeof createTableFilter>['read']>);
      return Object.entries(params).map(([field, value]) => [toParameter(name, field), value]);
    }),
  );
