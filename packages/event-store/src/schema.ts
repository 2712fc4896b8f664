/**
 * The tables of the event store, for a service's first migration. Each statement may be repeated.
 *
 * `events` is ordered by (transaction_id, position): the position alone is assigned before the commit, so the events of a slow transaction
 * would appear behind a reader that has already passed them.
 */
export const eventStoreSchema: string[] = [
  `create table if not exists events (
    transaction_id xid8 not null default pg_current_xact_id(),
    position bigint generated always as identity,
    recorded_at timestamptz not null,
    id uuid not null,
    revision int not null check (revision > 0),
    version smallint not null,
    stream_id text collate "C" not null,
    type text collate "C" not null,
    data jsonb not null,
    metadata jsonb not null,
    constraint events_pkey primary key (transaction_id, position),
    constraint events_stream_revision_key unique (stream_id, revision),
    constraint events_id_key unique (id)
  )`,
  `create table if not exists subject_keys (
    id uuid primary key,
    subject_id text collate "C" not null unique,
    wrapped_key bytea not null,
    wrapped_by text not null,
    created_at timestamptz not null default now()
  )`,
  `create table if not exists projection_checkpoints (
    name text collate "C" primary key,
    version int not null,
    checkpoint text not null,
    updated_at timestamptz not null default now()
  )`,
  `create table if not exists relay_checkpoints (
    name text collate "C" primary key,
    checkpoint text not null,
    pending_to text,
    updated_at timestamptz not null default now()
  )`,
  `create table if not exists processed_messages (
    consumer text collate "C" not null,
    message_id text collate "C" not null,
    processed_at timestamptz not null default now(),
    primary key (consumer, message_id)
  )`,
  `create index if not exists processed_messages_processed_at_idx on processed_messages (processed_at)`,
];
