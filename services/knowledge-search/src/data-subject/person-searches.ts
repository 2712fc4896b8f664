import type { exportMySearches, ResponseOf } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

/** Keys of a person's searches: members and visitor sessions, never IP addresses, which many people share. */
export interface SearchKeys {
  readonly visitors: readonly string[];
  readonly sessions: readonly string[];
}

export type PersonSearch = ResponseOf<typeof exportMySearches>['searches'][number];

/** Returns every stored search of a person, newest first, including intermediate queries. */
export async function findPersonSearches(
  sql: Sql,
  { visitors, sessions }: SearchKeys,
): Promise<PersonSearch[]> {
  const rows = await sql<PersonSearch>(
    `select query, searched_at as "searchedAt", has_answer as "hasAnswer",
            (select coalesce(jsonb_agg(jsonb_build_object('documentId', document_id, 'at', clicked_at) order by clicked_at), '[]')
               from search_clicks where search_id = searches.id) as opened
     from searches where ${belongsToPerson('$1', '$2')} order by searched_at desc, id`,
    [visitors, sessions],
  );
  return rows.map(({ query, searchedAt, hasAnswer, opened }) => ({
    query,
    searchedAt,
    hasAnswer,
    opened: opened.map(({ documentId, at }) => ({ documentId, at: new Date(at).toISOString() })),
  }));
}

/**
 * Deletes the searches of these keys and the opened results. Idempotent. Later searches in one of the sessions are stored anonymously. One
 * statement, so atomic. Returns how many keys had data.
 */
export async function erasePersonSearches(sql: Sql, { visitors, sessions }: SearchKeys): Promise<number> {
  const deleted = await sql<{ visitorKey: string; sessionKey: string | null }>(
    `with erased as (
       insert into erased_sessions (session_key) select distinct unnest($2::text[]) on conflict do nothing
     ), deleted as (
       delete from searches where ${belongsToPerson('$1', '$2')} returning id, visitor_key, session_key
     ), clicks as (
       delete from search_clicks where search_id in (select id from deleted)
     )
     select distinct visitor_key as "visitorKey", session_key as "sessionKey" from deleted`,
    [visitors, sessions],
  );
  const keysWithData = new Set(deleted.flatMap(({ visitorKey, sessionKey }) => [visitorKey, sessionKey]));
  return [...new Set([...visitors, ...sessions])].filter((key) => keysWithData.has(key)).length;
}

/** SQL condition: the search belongs to one of these members or sessions. Both columns have an index. */
export const belongsToPerson = (visitors: string, sessions: string): string =>
  `(visitor_key = any(${visitors}::text[]) or session_key = any(${sessions}::text[]))`;
