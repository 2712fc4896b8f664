import type { QueryOf, VisitDimension, readVisitBreakdown } from '@aera/contracts';
import * as z from 'zod/mini';

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
const orders = ['ascending', 'descending'] as const satisfies readonly Order[];

export interface TableState {
  readonly by: VisitDimension;
  readonly sort: Sort;
  readonly order: Order;
  readonly rows: number;
  readonly wide: boolean;
}

export type Tables = Readonly<Record<TableName, TableState>>;

export const defaultRowCount = 8;
/** Maximum number of rows that the service returns. */
export const maxRows = 1000;

const defaultTable = (name: TableName): TableState => ({
  by: tableDimensions[name][0],
  sort: 'visitors',
  order: 'descending',
  rows: defaultRowCount,
  wide: false,
});

/** Resets the rows, and the sort if pages cannot be sorted by it. */
export const changeDimension = (by: VisitDimension, { sort }: TableState): Partial<TableState> => ({
  by,
  rows: defaultRowCount,
  ...(by === 'page' && sort === 'bounceRate' && { sort: 'visitors' }),
});

const count = z.string().check(
  z.regex(/^[1-9]\d{0,3}$/),
  z.refine((text) => Number(text) <= maxRows),
);

/** URL parameters of a table: `pages`, `pages-sort`, … */
const createShape = (name: TableName) => ({
  [name]: z.optional(z.enum(tableDimensions[name] as readonly VisitDimension[])),
  [`${name}-sort`]: z.optional(z.enum(sorts)),
  [`${name}-order`]: z.optional(z.enum(orders)),
  [`${name}-rows`]: z.optional(count),
  [`${name}-wide`]: z.optional(z.enum(['yes'])),
});

export const tableShape: Record<string, z.ZodMiniType> = Object.assign({}, ...tableNames.map(createShape));

export const readTables = (values: Readonly<Record<string, unknown>>): Tables =>
  Object.fromEntries(tableNames.map((name) => [name, readTable(name, values)])) as Record<
    TableName,
    TableState
  >;

function readTable(name: TableName, values: Readonly<Record<string, unknown>>): TableState {
  const defaults = defaultTable(name);
  return {
    by: (values[name] as VisitDimension | undefined) ?? defaults.by,
    sort: (values[`${name}-sort`] as Sort | undefined) ?? defaults.sort,
    order: (values[`${name}-order`] as Order | undefined) ?? defaults.order,
    rows: Number(values[`${name}-rows`] ?? defaults.rows),
    wide: values[`${name}-wide`] === 'yes',
  };
}

/** URL parameters; null for defaults. */
export const writeTables = (tables: Tables): Record<string, string | null> =>
  Object.assign({}, ...tableNames.map((name) => writeTable(name, tables[name])));

function writeTable(
  name: TableName,
  { by, sort, order, rows, wide }: TableState,
): Record<string, string | null> {
  const defaults = defaultTable(name);
  return {
    [name]: by === defaults.by ? null : by,
    [`${name}-sort`]: sort === defaults.sort ? null : sort,
    [`${name}-order`]: order === defaults.order ? null : order,
    [`${name}-rows`]: rows === defaults.rows ? null : String(rows),
    [`${name}-wide`]: wide ? 'yes' : null,
  };
}
