import type { Sql } from '@aera/event-store';
import type { HitRows, SessionStartRow } from '../../hits/hit-rows.ts';
import type { VisitRow } from '../../visits/sessionize.ts';
import {
  copiedTables,
  type CopiedTable,
  type CopySource,
  type DayRows,
  type TableChecksum,
} from '../day-copies.ts';
import { dayExpression, buildPostgresChecksums } from '../day-checksum.ts';
import { expandProperties, type StoredProperties } from './compact-properties.ts';
import { listPartitions } from './partitions.ts';
import { visitColumns } from './visit-store.ts';

/** Rows per statement. */
const pageSize = 5_000;

/** Reads rows by day. With the statements of a transaction, it reads what that sees. */
export const createCopySource = (sql: Sql): CopySource => ({
  async listDays() {
    const partitions = await listPartitions(
      sql,
      copiedTables.filter((table) => table !== 'funnel_steps'),
    );
    const steps = await sql<{ day: string }>(
      `select distinct ${dayExpression('funnel_steps', 'postgres')} as day from funnel_steps`,
    );
    return [...new Set([...partitions, ...steps].map(({ day }) => day))].toSorted();
  },
  readChecksums: (day) => sql<TableChecksum>(buildPostgresChecksums(), [day]),
  async *readRows(day) {
    for (const table of copiedTables) yield* readPages(sql, table, day);
  },
});

interface PagedTable {
  readonly select: string;
  /** Columns in which rows differ, with their types. */
  readonly key: readonly (readonly [name: string, type: string])[];
  toRows(rows: readonly Record<string, unknown>[]): Partial<DayRows>;
}

const pagedTables: Readonly<Record<CopiedTable, PagedTable>> = {
  page_views: {
    select:
      'day, id, visitor_id, null as previous_visitor_id, consented, viewed_at, last_seen_at, received_at, properties',
    key: [['id', 'uuid']],
    toRows: (rows) => ({
      views: rows.map((row) => ({
        ...(row as unknown as HitRows['views'][number]),
        properties: expandProperties(row['properties'] as StoredProperties),
      })),
    }),
  },
  engagements: {
    // The time of delivery is not stored.
    select: `day, view_id, engagement_seconds, scroll_depth, '' as received_at`,
    key: [['view_id', 'uuid']],
    toRows: (rows) => ({ engagements: rows as unknown as HitRows['engagements'] }),
  },
  session_starts: {
    select: 'day, id, visitor_id, opened_at, origin',
    key: [['id', 'uuid']],
    toRows: (rows) => ({ sessionStarts: rows as unknown as SessionStartRow[] }),
  },
  ip_addresses: {
    select: 'day, hit_id, visitor_id, ip, user_agent, referrer, is_view, seen_at',
    key: [['hit_id', 'uuid']],
    toRows: (rows) => ({ ipAddresses: rows as unknown as HitRows['ipAddresses'] }),
  },
  visits: {
    // PostgreSQL does not store the time of the last delivery of a visit; it is computed from its views.
    select: `${visitColumns.map(([name]) => name).join(', ')}, greatest(ended_at, (
      select max(v.last_seen_at) from page_views v
      where v.visitor_id = visits.visitor_id and v.viewed_at between visits.started_at and visits.ended_at
        and v.day between visits.day and visits.day + 1)) as last_seen_at`,
    key: [['id', 'uuid']],
    toRows: (rows) => ({ visits: rows as unknown as VisitRow[] }),
  },
  funnel_steps: {
    select: 'visitor_id, step, reached_at',
    key: [
      ['visitor_id', 'uuid'],
      ['step', 'text'],
      ['reached_at', 'timestamptz'],
    ],
    toRows: (rows) => ({ steps: rows as unknown as HitRows['steps'] }),
  },
  stream_mentions: {
    select: 'distinct id_hash, seq',
    key: [
      ['id_hash', 'int'],
      ['seq', 'int8'],
    ],
    toRows: (rows) => ({ mentions: rows as unknown as DayRows['mentions'] }),
  },
};

async function* readPages(sql: Sql, table: CopiedTable, day: string): AsyncIterable<Partial<DayRows>> {
  const { select, key, toRows } = pagedTables[table];
  const names = key.map(([name]) => name).join(', ');
  const after = `and (${names}) > (${key.map(([, type], index) => `$${index + 2}::${type}`).join(', ')})`;
  let last: unknown[] = [];
  for (;;) {
    const rows = await sql(
      `select ${select} from ${table} where ${dayExpression(table, 'postgres')} = $1 ${last.length > 0 ? after : ''}
       order by ${names} limit ${pageSize}`,
      [day, ...last],
    );
    const final = rows.at(-1);
    if (!final) return;
    yield toRows(rows);
    if (rows.length < pageSize) return;
    last = key.map(([name]) => final[name]);
  }
}
