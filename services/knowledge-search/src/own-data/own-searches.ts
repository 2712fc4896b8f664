import type { ownSearches, ResponseOf } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

interface Row {
  readonly query: string;
  readonly askedAt: Date;
  readonly answered: boolean;
  readonly opened: readonly { readonly documentId: string; readonly at: string }[];
}

/** Every search that is kept of a visitor, by the key that they are counted by. */
export async function searchesOf(sql: Sql, visitor: string): Promise<ResponseOf<typeof ownSearches>> {
  const rows = await sql<Row>(
    `select query, asked_at as "askedAt", answered,
            (select coalesce(jsonb_agg(jsonb_build_object('documentId', document_id, 'at', clicked_at) order by clicked_at), '[]')
               from search_clicks where search_id = searches.id) as opened
     from searches where visitor = $1 order by asked_at desc, id`,
    [visitor],
  );
  return {
    searches: rows.map(({ query, askedAt, answered, opened }) => ({
      query,
      askedAt: new Date(askedAt).toISOString(),
      answered,
      opened: opened.map(({ documentId, at }) => ({ documentId, at: new Date(at).toISOString() })),
    })),
  };
}

/** Removes them, and what was opened from them; a repeat finds nothing more. One statement: both go, or neither. */
export async function forgetSearchesOf(sql: Sql, visitor: string): Promise<void> {
  await sql(
    `with gone as (delete from searches where visitor = $1 returning id)
     delete from search_clicks where search_id in (select id from gone)`,
    [visitor],
  );
}
