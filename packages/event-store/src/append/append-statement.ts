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
 */
const appendStatement = {
  name: 'event_store_append',
  text: `
    with input as (
      select * from jsonb_to_recordset($1::jsonb) as event (
        g int, n int, id uuid, type text, version smallint, data jsonb, metadata jsonb, recorded_at timestamptz
      )
    ), head as materialized (
      select g, stream_id, base, coalesce(
        (select e.revision from events e where e.stream_id = s.stream_id order by e.revision desc limit 1), 0
      ) as revision
      from unnest($2::text[], $3::int[]) with ordinality as s (stream_id, base, g)
    ), written as (
      insert into events (stream_id, revision, id, type, version, data, metadata, recorded_at)
      select head.stream_id, head.revision + input.n, id, type, version, data, metadata, recorded_at
      from head join input using (g)
      where coalesce(base, head.revision) = head.revision
      order by g, n
      returning stream_id, position
    )
    select g::int, revision, null::bigint as position from head
    union all
    select g::int, null, position from head join written using (stream_id)`,
};

/** @throws what PostgreSQL throws; then nothing was written. */
export async function runAppend(
  database: Database,
  groups: readonly StreamGroup<AppendRequest>[],
): Promise<Map<StreamGroup<AppendRequest>, GroupResult>> {
  const ordered = groups.toSorted((a, b) => (a.streamId < b.streamId ? -1 : 1));
  const rows = await database.prepared<[group: number, head: number | null, position: number | null]>(
    appendStatement,
    [toJson(ordered), ordered.map(({ streamId }) => streamId), ordered.map(({ base }) => base)],
  );
  const heads: number[] = [];
  const positions: number[][] = ordered.map(() => []);
  for (const [group, head, position] of rows) {
    if (head !== null) heads[group - 1] = head;
    if (position !== null) positions[group - 1]!.push(position);
  }
  return new Map(
    ordered.map((group, index) => [
      group,
      { head: heads[index]!, positions: positions[index]!.sort((a, b) => a - b) },
    ]),
  );
}

const toJson = (groups: readonly StreamGroup<AppendRequest>[]): string =>
  `[${groups
    .flatMap(({ appends }, group) =>
      appends.flatMap(({ rows }) => rows).map((row, index) => `{"g":${group + 1},"n":${index + 1},${row}}`),
    )
    .join(',')}]`;
