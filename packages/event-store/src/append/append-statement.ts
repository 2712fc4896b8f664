import type { Database } from '../database.ts';
import type { AppendRequest } from './append-request.ts';
import type { StreamGroup } from './plan-flush.ts';

export interface GroupResult {
  /** Revision the stream was at before. */
  readonly head: number;
  /** Position of each event written, in order; empty when the stream was not at the group's base. */
  readonly positions: number[];
}

/**
 * One round trip and one commit for all groups. A group whose base is not its stream's revision writes nothing. When
 * another process takes one of these revisions in the meantime, the unique constraint fails the statement as a whole,
 * so no group is ever written in part. Rows go in by stream, so that two processes wait for each other in one order.
 *
 * Everything comes in one JSON parameter: PostgreSQL plans by the length of an array parameter, and would plan anew
 * each time, which costs more than the insert.
 */
const appendStatement = {
  name: 'event_store_append',
  text: `
    with head as materialized (
      select g, stream_id, base, events, coalesce(
        (select e.revision from events e where e.stream_id = asked.stream_id order by e.revision desc limit 1), 0
      ) as revision
      from jsonb_to_recordset($1::jsonb) as asked (g int, stream_id text, base int, events jsonb)
    ), written as (
      insert into events (stream_id, revision, id, type, version, data, metadata, recorded_at)
      select stream_id, revision + n, id, type, version, data, metadata, recorded_at
      from head, jsonb_to_recordset(head.events) as event (
        n int, id uuid, type text, version smallint, data jsonb, metadata jsonb, recorded_at timestamptz
      )
      where coalesce(base, revision) = revision
      order by g, n
      returning stream_id, revision, position
    )
    select g, revision, null::bigint as position from head
    union all
    select g, written.revision, position from written join head using (stream_id)`,
};

/** @throws what PostgreSQL throws; then nothing was written. */
export async function runAppend(
  database: Database,
  groups: readonly StreamGroup<AppendRequest>[],
): Promise<Map<StreamGroup<AppendRequest>, GroupResult>> {
  const ordered = groups.toSorted((a, b) => (a.streamId < b.streamId ? -1 : 1));
  const asked = `[${ordered.map(groupJson).join(',')}]`;
  const rows = await database.prepared<[g: number, revision: number, position: number | null]>(
    appendStatement,
    [asked],
  );
  const results = ordered.map((): { head: number; positions: number[] } => ({ head: 0, positions: [] }));
  for (const [g, revision, position] of rows) {
    if (position === null) results[g]!.head = revision;
  }
  for (const [g, revision, position] of rows) {
    if (position !== null) results[g]!.positions[revision - results[g]!.head - 1] = position;
  }
  return new Map(ordered.map((group, g) => [group, results[g]!]));
}

function groupJson({ streamId, base, appends }: StreamGroup<AppendRequest>, g: number): string {
  const rows = appends.flatMap((append) => append.rows);
  const events = rows.map((row, index) => `{"n":${index + 1},${row}}`).join(',');
  return `{"g":${g},"stream_id":${JSON.stringify(streamId)},"base":${base},"events":[${events}]}`;
}
