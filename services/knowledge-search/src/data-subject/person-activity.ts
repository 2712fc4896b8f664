import type { Activity, TimelineCursor } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { belongsToPerson, type SearchKeys } from './person-searches.ts';

interface Row {
  readonly id: string;
  readonly at: string;
  readonly query: string;
  readonly hasAnswer: boolean;
  readonly opened: number;
  readonly isOfMember: boolean;
}

interface PersonActivityQuery {
  readonly keys: SearchKeys;
  readonly before: TimelineCursor;
  readonly limit: number;
}

/** Returns the searches of a person before a cursor, newest first; one more than `limit` if there are more. */
export async function findPersonActivity(
  sql: Sql,
  { keys, before, limit }: PersonActivityQuery,
): Promise<Activity[]> {
  const values = [keys.visitors, keys.sessions, before.at, before.id, limit + 1];
  return (await sql<Row>(searchesQuery, values)).map(({ id, at, query, hasAnswer, opened, isOfMember }) => ({
    id,
    kind: 'searched',
    at,
    link: isOfMember ? 'member' : 'session',
    query: query || null,
    hasAnswer,
    opened,
  }));
}

/** Leaves out intermediate queries while typing unless one of their results was opened. */
const searchesQuery = `
  with own as materialized (
    select 'searched-' || id as id, searched_at as at, query, has_answer as "hasAnswer", typing,
           (select count(*) from search_clicks where search_id = searches.id) as opened,
           visitor_key = any($1::text[]) as "isOfMember"
    from searches where ${belongsToPerson('$1', '$2')}
  )
  select id, at, query, "hasAnswer", opened, "isOfMember" from own
  where (not typing or opened > 0) and (at, id collate "C") < ($3::timestamptz, $4)
  order by at desc, id collate "C" desc limit $5`;
