import type { Database } from '../database.ts';
import type { AppendRequest } from './append-request.ts';
import type { StreamGroup } from './group-appends.ts';

export interface GroupResult {
  /** Revision of the stream before the group's events. */
  readonly head: number;
  /** Position of each written event, in order. */
  readonly positions: readonly number[];
}

/**
 * One round trip and one commit for all groups. A group whose base is not its stream's revision writes nothing. When another process takes
 * one of these revisions concurrently, the unique constraint fails the whole statement, so no group is written partially. Rows are inserted
 * in stream order, so that two processes lock in the same order. All input is one JSON parameter: PostgreSQL plans by the length of an
 * array parameter and would plan again each time, which costs more than the insert.
 */
const appendStatement = {
  name: 'event_store_append',
  text: `
    insert into events (stream_id, revision, id, type, version, data, metadata, recorded_at)
    select request.stream_id, head.revision + n, id, type, version, data, metadata, recorded_at
    from jsonb_to_recordset($1::jsonb) as request (g int, stream_id text, base int, events jsonb)
    cross join lateral (
      select coalesce(
        (select e.revision from events e where e.stream_id = request.stream_id order by e.revision desc limit 1), 0
      ) as revision offset 0
    ) as head
    cross join lateral jsonb_to_recordset(
      case when coalesce(base, head.revision) = head.revision then events end
    ) as event (
      n int, id uuid, type text, version smallint, data jsonb, metadata jsonb, recorded_at timestamptz
    )
    order by g, n
    returning stream_id, revision, position`,
};

const headsStatement = {
  name: 'event_store_heads',
  text: `select stream_id, coalesce(
      (select e.revision from events e where e.stream_id = request.stream_id order by e.revision desc limit 1), 0
    ) from unnest($1::text[]) as request (stream_id)`,
};

/**
 * Returns the written groups; a group is missing if its stream was not at its base.
 * @throws errors of PostgreSQL; nothing was written then
 */
export async function executeAppend(
  database: Database,
  groups: readonly StreamGroup<AppendRequest>[],
): Promise<Map<StreamGroup<AppendRequest>, GroupResult>> {
  const ordered = groups.toSorted((a, b) => (a.streamId < b.streamId ? -1 : 1));
  const request = `[${ordered.map(toGroupJson).join(',')}]`;
  const rows = await database.prepared<[streamId: string, revision: number, position: number]>(
    appendStatement,
    [request],
  );
  const written = Map.groupBy(rows, ([streamId]) => streamId);
  return new Map(
    ordered.flatMap((group) => {
      const events = written.get(group.streamId)?.sort((a, b) => a[1] - b[1]);
      if (!events) return [];
      return [[group, { head: events[0]![1] - 1, positions: events.map(([, , position]) => position) }]];
    }),
  );
}

/** Returns the current revisions of streams. */
export async function readHeads(database: Database, streamIds: string[]): Promise<Map<string, number>> {
  if (streamIds.length === 0) return new Map();
  return new Map(await database.prepared<[streamId: string, revision: number]>(headsStatement, [streamIds]));
}

function toGroupJson({ streamId, base, appends }: StreamGroup<AppendRequest>, g: number): string {
  const rows = appends.flatMap((append) => append.rows);
  const events = rows.map((row, index) => `{"n":${index + 1},${row}}`).join(',');
  return `{"g":${g},"stream_id":${JSON.stringify(streamId)},"base":${base},"events":[${events}]}`;
}
