/** Tables with one partition per UTC day. */
export const dailyTables = [
  'page_views',
  'engagements',
  'session_starts',
  'ip_addresses',
  'visits',
  'stream_mentions',
] as const;
export type DailyTable = (typeof dailyTables)[number];

/** Tables of one server, or of all shards of a cluster. */
export interface Topology {
  /** Name of the cluster in the configuration of ClickHouse; undefined on one server. */
  readonly cluster?: string | undefined;
}

/** Name of a table for statements that a distributed table does not support: deletions and partitions. */
export const localTable = (table: string, { cluster }: Topology): string =>
  cluster ? `${table}_local` : table;

/** Clause of statements that run on all servers. */
export const onCluster = ({ cluster }: Topology): string => (cluster ? ` on cluster ${quote(cluster)}` : '');

const quote = (name: string): string => `\`${name.replaceAll(/[`\\]/g, '\\$&')}\``;

/**
 * Deletions are patch parts (`lightweight_update_force`), which need the number and offset of a row's block. The deduplication window lets
 * a repeated insert of the same block be ignored; other repeats are merged.
 */
const settings =
  'enable_block_number_column = 1, enable_block_offset_column = 1, non_replicated_deduplication_window = 1000';

interface TableDefinition {
  readonly name: string;
  readonly columns: string;
  /** Parameters of `ReplacingMergeTree`. */
  readonly engine?: string;
  readonly partitionBy?: string;
  readonly orderBy: string;
  /** All versions of a row are on one shard. */
  readonly shardBy: string;
  readonly settings?: string;
}

const time = `DateTime64(3, 'UTC') codec(Delta, ZSTD(1))`;
const text = 'LowCardinality(String)';

const visits: TableDefinition = {
  name: 'visits',
  columns: `
    day Date,
    visitor_id UUID codec(ZSTD(1)),
    id UUID codec(NONE),
    version UInt64 codec(Delta, ZSTD(1)),
    is_deleted UInt8,
    consented Bool,
    started_at ${time},
    ended_at ${time},
    last_seen_at ${time},
    views UInt16,
    bounced Bool,
    engagement_seconds Float64 codec(ZSTD(1)),
    scroll_depth Float64 codec(ZSTD(1)),
    entry_page ${text},
    exit_page ${text},
    source ${text},
    channel ${text},
    campaign ${text},
    medium ${text},
    term ${text},
    content ${text},
    country ${text},
    city ${text},
    device ${text},
    browser ${text},
    os ${text},
    pages Nested (path ${text}, views UInt16, engagement_seconds Float64, scroll_depth Float64),
    bot_score UInt8,
    bot_signals Array(${text}),
    is_bot Bool,
    index visitor_bloom visitor_id type bloom_filter(0.01) granularity 1`,
  // The latest version of a visit counts, and a deleted one is none.
  engine: 'version, is_deleted',
  partitionBy: 'day',
  // With the day, because versions of different days must not be merged.
  orderBy: 'day, visitor_id, id',
  shardBy: 'cityHash64(visitor_id)',
  // Versions of days that are over are merged into one part.
  settings:
    'allow_experimental_replacing_merge_with_cleanup = 1, min_age_to_force_merge_seconds = 3600, min_age_to_force_merge_on_partition_only = 1',
};

/** Views, engagement and IP addresses are appended, one row per delivery in a batch, and merged when they are read. */
const tables: readonly TableDefinition[] = [
  {
    name: 'page_views',
    columns: `
    day Date,
    id UUID codec(NONE),
    visitor_id UUID codec(ZSTD(1)),
    consented Bool,
    viewed_at ${time},
    last_seen_at ${time},
    received_at ${time},
    path ${text},
    title ${text},
    referrer String codec(ZSTD(1)),
    referrer_host ${text},
    source ${text},
    medium ${text},
    campaign ${text},
    term ${text},
    content ${text},
    click_ids Map(${text}, String),
    country ${text},
    region ${text},
    city ${text},
    browser ${text},
    os ${text},
    device ${text},
    language ${text},
    screen ${text},
    signals Array(${text}),
    fingerprint UInt32,
    index id_bloom id type bloom_filter(0.01) granularity 1,
    index visitor_bloom visitor_id type bloom_filter(0.01) granularity 1`,
    partitionBy: 'day',
    // Two different deliveries of one millisecond stay two rows.
    orderBy: 'toStartOfHour(viewed_at), visitor_id, id, viewed_at, last_seen_at, received_at, fingerprint',
    shardBy: 'cityHash64(visitor_id)',
  },
  {
    name: 'engagements',
    columns: `
    day Date,
    view_id UUID codec(NONE),
    engagement_seconds Float32,
    scroll_depth Float32`,
    partitionBy: 'day',
    orderBy: 'view_id, engagement_seconds, scroll_depth',
    shardBy: 'cityHash64(view_id)',
  },
  {
    name: 'session_starts',
    columns: `
    day Date,
    id UUID codec(NONE),
    visitor_id UUID codec(ZSTD(1)),
    opened_at ${time},
    referrer_host ${text},
    source ${text},
    medium ${text},
    campaign ${text},
    term ${text},
    content ${text},
    click_ids Map(${text}, String)`,
    partitionBy: 'day',
    orderBy: 'visitor_id, opened_at, id',
    shardBy: 'cityHash64(visitor_id)',
  },
  {
    name: 'ip_addresses',
    columns: `
    day Date,
    hit_id UUID codec(NONE),
    visitor_id UUID codec(ZSTD(1)),
    ip String codec(ZSTD(1)),
    user_agent ${text},
    referrer String codec(ZSTD(1)),
    is_view Bool,
    seen_at ${time},
    index hit_bloom hit_id type bloom_filter(0.01) granularity 1,
    index visitor_bloom visitor_id type bloom_filter(0.01) granularity 1`,
    partitionBy: 'day',
    orderBy: 'ip, seen_at, hit_id, visitor_id, user_agent, referrer',
    shardBy: 'cityHash64(hit_id)',
  },
  visits,
  {
    name: 'stream_mentions',
    columns: `
    day Date,
    id_hash Int32,
    seq UInt64 codec(Delta, ZSTD(1))`,
    partitionBy: 'day',
    orderBy: 'id_hash, seq',
    shardBy: 'cityHash64(id_hash)',
  },
  {
    name: 'funnel_steps',
    columns: `
    visitor_id UUID codec(ZSTD(1)),
    step ${text},
    reached_at ${time}`,
    orderBy: 'step, visitor_id, reached_at',
    shardBy: 'cityHash64(visitor_id)',
  },
  // The database whose copy is not complete.
  { name: 'copy_source', columns: 'id UUID', orderBy: 'id', shardBy: 'cityHash64(id)' },
];

const createTable = (table: TableDefinition, topology: Topology): string[] => {
  const { cluster } = topology;
  const local = localTable(table.name, topology);
  const engine = cluster ? 'ReplicatedReplacingMergeTree' : 'ReplacingMergeTree';
  const created = `create table if not exists ${local}${onCluster(topology)} (${table.columns}
  ) engine = ${engine}(${table.engine ?? ''})${table.partitionBy ? ` partition by ${table.partitionBy}` : ''} order by (${table.orderBy})
  settings ${[settings, table.settings].filter(Boolean).join(', ')}`;
  if (!cluster) return [created];
  return [
    created,
    `create table if not exists ${table.name}${onCluster(topology)} as ${local} engine = Distributed(${quote(cluster)}, currentDatabase(), ${local}, ${table.shardBy})`,
  ];
};

/** Statements that create an empty table with the columns of `visits`, for a rebuild. */
export const createVisitsTable = (name: string, topology: Topology): string[] =>
  createTable({ ...visits, name }, topology);

export interface ClickHouseMigration {
  readonly name: string;
  readonly statements: (topology: Topology) => readonly string[];
}

/** Numbered, additive steps of the schema, each repeatable because ClickHouse has no transactions. */
export const clickHouseMigrations: readonly ClickHouseMigration[] = [
  {
    name: '0001-initial',
    statements: (topology) => tables.flatMap((table) => createTable(table, topology)),
  },
];
