import {
  ClickHouseError,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';

/** Statements in ClickHouse. Values are parameters of the form `{name: Type}`. */
export interface ClickHouse {
  query<Row extends object>(text: string, parameters?: Record<string, unknown>): Promise<Row[]>;
  /**
   * Resolves once the rows are stored. The same rows may be inserted again.
   * @param rows With the columns of the first, or fewer: what is missing is the default.
   * @param settings Of this insert, in addition to those of all.
   */
  insert(table: string, rows: readonly object[], settings?: ClickHouseSettings): Promise<void>;
  /** Runs a statement without a result. */
  command(text: string, parameters?: Record<string, unknown>): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store is unavailable or overloaded; what failed can be repeated. */
export class StoreUnavailableError extends Error {
  readonly code = 'store-unavailable';
}

/** Time limit of a request in milliseconds, and of an insert in the server, which continues without its client. */
const timeoutMs = 60_000;
/** Time after which no insert can add rows: both limits, and as much for a server that checks its limit late. */
export const lateInsertMs = 4 * timeoutMs;

const settings: ClickHouseSettings = {
  date_time_input_format: 'best_effort',
  date_time_output_format: 'iso',
  output_format_json_quote_64bit_integers: 0,
  // An alias may have the name of a column that a condition refers to.
  prefer_column_name_to_alias: 1,
  // A visit has its day in the sort key, so each partition is merged by itself.
  do_not_merge_across_partitions_select_final: 1,
  // Late hits and rebuilds write many days at once.
  max_partitions_per_insert_block: '0',
  // A write is complete on the shard, and a deletion on its replicas, when the statement ends.
  distributed_foreground_insert: 1,
  mutations_sync: '2',
  alter_sync: '2',
  // Each shard answers from its first replica that is up, so that a process reads what another one has written.
  load_balancing: 'in_order',
  prefer_localhost_replica: 0,
  // Shards evaluate a subquery once.
  distributed_product_mode: 'global',
};

/** @param url `http(s)://user:password@host:port/database`. */
export function connectClickHouse(url: string): ClickHouse {
  const client = createClient({
    url,
    application: 'visitor-analytics',
    request_timeout: timeoutMs,
    max_open_connections: 16,
    // Lists of ids exceed the length of a URL.
    use_multipart_params_auto: true,
    clickhouse_settings: settings,
    // Errors are thrown, and logged by the caller.
    log: { level: ClickHouseLogLevel.OFF },
  });
  return {
    query: <Row extends object>(query: string, parameters: Record<string, unknown> = {}) =>
      convertTransientErrors(async () => {
        const result = await client.query({ query, query_params: parameters, format: 'JSONCompact' });
        const { meta = [], data } = await result.json<unknown[]>();
        return toRows<Row>(
          meta.map(({ name }) => name),
          data,
        );
      }),
    insert: (table, rows, own = {}) =>
      convertTransientErrors(async () => {
        const [column, ...columns] = Object.keys(rows[0] ?? {});
        if (column === undefined) return;
        await client.insert({
          table,
          columns: [column, ...columns],
          values: toValues([column, ...columns], rows),
          format: 'JSONCompactEachRow',
          clickhouse_settings: { max_execution_time: timeoutMs / 1000, ...own },
        });
      }),
    command: (query, parameters = {}) =>
      convertTransientErrors(async () => void (await client.command({ query, query_params: parameters }))),
    ping: () =>
      convertTransientErrors(async () => {
        const result = await client.ping();
        if (!result.success) throw result.error;
      }),
    close: () => client.close(),
  };
}

/** Rows of values without names: with their names, parsing them is most of the server's work. */
const toValues = (columns: readonly string[], rows: readonly object[]): unknown[][] =>
  rows.map((row) => columns.map((column) => (row as Readonly<Record<string, unknown>>)[column]));

const toRows = <Row extends object>(columns: readonly string[], values: readonly unknown[][]): Row[] =>
  values.map((row) => {
    const named: Record<string, unknown> = {};
    for (const [index, column] of columns.entries()) named[column] = row[index];
    return named as Row;
  });

/**
 * Codes of ClickHouse for errors that pass: timeouts, limits of memory, disk and parts, lost Keeper or replicas, interrupted statements.
 */
const transientCodes = new Set(
  [75, 159, 160, 202, 209, 210, 225, 236, 241, 242, 243, 252, 285, 286, 319, 394, 999].map(String),
);

async function convertTransientErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    // An error without a code of ClickHouse is one of the connection.
    const passes = cause instanceof ClickHouseError ? transientCodes.has(cause.code) : true;
    throw passes
      ? new StoreUnavailableError(`ClickHouse is unavailable: ${cause.message}`, { cause })
      : cause;
  }
}
