import { viewTexts } from './clickhouse/page-views.ts';
import { originTexts } from './clickhouse/stored-origin.ts';
import { copiedTables, type CopiedTable } from './day-copies.ts';

/** A field as the same text in both engines. */
interface Field {
  readonly postgres: string;
  readonly clickhouse: string;
}

const same = (expression: string): Field => ({ postgres: expression, clickhouse: expression });
/** @param property Name in the JSON of PostgreSQL. */
const text = (name: string, property = name): Field => ({
  postgres: `coalesce("${property}", '')`,
  clickhouse: name,
});
const flag = (name: string): Field => ({ postgres: `${name}::int`, clickhouse: `toUInt8(${name})` });
const time = (name: string): Field => ({
  postgres: `floor(extract(epoch from ${name}) * 1000)::bigint`,
  clickhouse: `toUnixTimestamp64Milli(${name})`,
});
/**
 * Thousandths. The offset moves the step between two of them away from usual values, because the engines may parse a number to neighbours
 * of each other.
 */
const thousandths = (expression: string, double = `${expression}::float8`): Field => ({
  postgres: `floor(${double} * 1000 + 0.2371)::bigint`,
  clickhouse: `toInt64(floor(toFloat64(${expression}) * 1000 + 0.2371))`,
});
const clickIds: Field = {
  postgres: `(select string_agg(pair, ',' order by pair collate "C") from (
    select key || '=' || coalesce(value, '') as pair from jsonb_each_text("clickIds")) c)`,
  clickhouse: `arrayStringConcat(arraySort(arrayMap((k, v) -> concat(k, '=', v), mapKeys(click_ids), mapValues(click_ids))), ',')`,
};

const originFields: readonly Field[] = [
  ...originTexts.map(([column, property]) => text(column, property)),
  clickIds,
];
const originRecord = `${originTexts.map(([, property]) => `"${property}" text`).join(', ')}, "clickIds" jsonb`;
const visitTexts = [
  'entry_page',
  'exit_page',
  'source',
  'channel',
  'campaign',
  'medium',
  'term',
  'content',
  'country',
  'city',
  'device',
  'browser',
  'os',
];

interface CheckedTable {
  /** What reports, exports and erasures read. */
  readonly fields: readonly Field[];
  /** Columns of the JSON that PostgreSQL has in a column. */
  readonly json?: { readonly column: string; readonly columns: string };
  /** Day of a row, if it is not a column. */
  readonly day?: Field;
  /** The same row may be stored twice in PostgreSQL. */
  readonly mayRepeat?: true;
}

const checkedTables: Readonly<Record<CopiedTable, CheckedTable>> = {
  page_views: {
    fields: [
      same('id'),
      same('visitor_id'),
      flag('consented'),
      ...['viewed_at', 'last_seen_at', 'received_at'].map(time),
      ...viewTexts.map((name) => text(name)),
      ...originFields,
      {
        postgres: `(select string_agg(signal, ',' order by n) from jsonb_array_elements_text(signals) with ordinality s(signal, n))`,
        clickhouse: `arrayStringConcat(signals, ',')`,
      },
    ],
    json: {
      column: 'properties',
      columns: `${viewTexts.map((name) => `${name} text`).join(', ')}, signals jsonb, ${originRecord}`,
    },
  },
  engagements: { fields: [same('view_id'), thousandths('engagement_seconds'), thousandths('scroll_depth')] },
  session_starts: {
    fields: [same('id'), same('visitor_id'), time('opened_at'), ...originFields],
    json: { column: 'origin', columns: originRecord },
  },
  ip_addresses: {
    fields: [
      ...['hit_id', 'visitor_id'].map(same),
      ...['ip', 'user_agent', 'referrer'].map((name) => text(name)),
      flag('is_view'),
      time('seen_at'),
    ],
  },
  visits: {
    fields: [
      ...['id', 'visitor_id', 'views', 'bot_score'].map(same),
      ...['consented', 'bounced', 'is_bot'].map(flag),
      ...['started_at', 'ended_at'].map(time),
      thousandths('engagement_seconds'),
      thousandths('scroll_depth'),
      ...visitTexts.map((name) => text(name)),
      {
        postgres: `array_to_string(bot_signals, ',')`,
        clickhouse: `arrayStringConcat(bot_signals, ',')`,
      },
      {
        postgres: `(select string_agg(concat_ws('|', page->>'path', page->>'views',
            ${thousandths('', `(page->>'engagement_seconds')::float8`).postgres},
            ${thousandths('', `(page->>'scroll_depth')::float8`).postgres}), ',' order by n)
          from jsonb_array_elements(pages) with ordinality p(page, n))`,
        clickhouse: `arrayStringConcat(arrayMap((p, v, e, s) -> concat(p, '|', toString(v), '|',
            toString(${thousandths('e').clickhouse}), '|', toString(${thousandths('s').clickhouse})),
          pages.path, pages.views, pages.engagement_seconds, pages.scroll_depth), ',')`,
      },
    ],
  },
  funnel_steps: {
    fields: [same('visitor_id'), text('step'), time('reached_at')],
    day: { postgres: `(reached_at at time zone 'UTC')::date`, clickhouse: 'toDate(reached_at)' },
  },
  stream_mentions: { fields: [same('id_hash'), same('seq')], mayRepeat: true },
};

/** Expression of a row's day in PostgreSQL or ClickHouse. */
export const dayExpression = (table: CopiedTable, engine: keyof Field): string =>
  checkedTables[table].day?.[engine] ?? 'day';

/** Query for the `TableChecksum` of each table in PostgreSQL. Its parameter is the day. */
export const buildPostgresChecksums = (): string =>
  copiedTables.map(buildPostgresChecksum).join(' union all ');

/** Query for the `TableChecksum` of each table in ClickHouse. Its parameter is `day`. */
export const buildClickHouseChecksums = (): string =>
  copiedTables.map(buildClickHouseChecksum).join(' union all ');

function buildPostgresChecksum(table: CopiedTable): string {
  const { fields, json, mayRepeat } = checkedTables[table];
  const row = `concat_ws(chr(31), ${fields.map(({ postgres }) => `coalesce((${postgres})::text, '')`).join(', ')})`;
  const from = json
    ? `${table} cross join lateral jsonb_to_record(${json.column}) as p (${json.columns})`
    : table;
  return `select '${table}' as "table", count(*)::int8 as rows,
      coalesce(sum(('x' || left(digest, 16))::bit(64)::int8), 0)::text as hash
    from (select ${mayRepeat ? 'distinct ' : ''}md5(${row}) as digest from ${from} where ${dayExpression(table, 'postgres')} = $1) d`;
}

/** Rows that were inserted twice are one. */
function buildClickHouseChecksum(table: CopiedTable): string {
  const row = `arrayStringConcat([${checkedTables[table].fields.map(({ clickhouse }) => `toString(${clickhouse})`).join(', ')}], char(31))`;
  return `select '${table}' as "table", count() as rows,
      toString(sum(toInt128(reinterpretAsInt64(reverse(substring(digest, 1, 8)))))) as hash
    from (select distinct MD5(${row}) as digest from ${table}${table === 'visits' ? ' final' : ''}
          where ${dayExpression(table, 'clickhouse')} = {day: Date})`;
}
