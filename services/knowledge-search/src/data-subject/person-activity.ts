import type { Activity, TimelineCursor } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { belongsToPerson, type SearchKeys } from './person-searches.ts';

interface Row {
  readonly id: string;
  readonly at: string;
  readonly query: string;
  readonly answered: boolean;
  readonly opened: number;
  readonly isOfMember: boolean;
}

interface PersonActivityQuery {
  readonly keys: SearchKeys;
  readonly before: TimelineCursor;
  readonly limit: number;
}

/** What a person searched for before a place, newest first; one more than asked for when there is more. */
export async function findPersonActivity(
  sql: Sql,
  { keys, before, limit }: PersonActivityQuery,
): Promise<Activity[]> {
  const values = [keys.visitors, keys.sessions, before.at, before.id, limit + 1];
  return (await sql<Row>(searched, values)).map(({ id, at, query, answered, opened, isOfMember }) => ({
    id,
    kind: 'searched',
    at,
    link: isOfMember ? 'member' : 'session',
    query: query || null,
    answered,
    opened,
  }));
}

/** As searches are counted: what was typed on the way to a question is left out unless a result of it was opened. */
const searched = `
  with own as materialized (
    select 'searched-' || id as id, asked_at as at, query, answered, typing,
           (select count(*) from search_clicks where search_id = searches.id) as opened,
           visitor = any($1::text[]) as "isOfMember"
    from searches where ${belongsToPerson('$1', '$2')}
  )
  select id, at, query, answered, opened, "isOfMember" from own
  where (not typing or opened > 0) and (at, id collate "C") < ($3::timestamptz, $4)
  order by at desc, id collate "C" desc limit $5`;
