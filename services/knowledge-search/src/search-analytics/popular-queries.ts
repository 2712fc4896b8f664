import type { Sql } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import { normalizeQuery } from './search-log.ts';

/** A query is shown to others once this many different visitors asked it in these very words. */
const minVisitors = 5;
/** Days that a search is kept. */
const retentionDays = 90;
/** Milliseconds between two looks, and before the first after a click. */
const intervalMs = 30_000;
const shortRestMs = 1_000;
const maxCachedQueries = 5_000;

export interface PopularQueries {
  start(): void;
  stop(): Promise<void>;
  /** A click may have made a query popular. */
  wake(): void;
  /** Past queries that led to a click and begin so, asked by most visitors first. */
  beginning(text: string, limit: number): string[];
}

/** Queries that many asked and that led somewhere, kept in memory; also lets go of what is too old. */
export function createPopularQueries(sql: Sql, workers: Workers): PopularQueries {
  let queries: string[] = [];
  let lookedAt = -Infinity;
  let clicked = true;

  const look = async () => {
    const since = performance.now() - lookedAt;
    if (since < (clicked ? shortRestMs : intervalMs)) return;
    clicked = false;
    lookedAt = performance.now();
    await sql(deleteExpiredQuery);
    const rows = await sql<{ query: string }>(popular, [minVisitors, maxCachedQueries]);
    queries = rows.map(({ query }) => query).filter(isSafeToSuggest);
  };
  const loop = workers.schedule('Popular searches', look);
  return {
    start: loop.start,
    stop: loop.stop,
    wake: () => {
      clicked = true;
      loop.wake();
    },
    beginning: (text, limit) => {
      const typed = normalizeQuery(text);
      if (typed === '') return [];
      const found: string[] = [];
      for (const query of queries) {
        if (query !== typed && query.startsWith(typed)) found.push(query);
        if (found.length === limit) break;
      }
      return found;
    },
  };
}

/** Queries with email addresses or phone numbers are never suggested to others. */
const isSafeToSuggest = (query: string): boolean => query.length <= 100 && !/@|\d[\d\s-]{6,}\d/u.test(query);

const popular = `
  select query from counted_searches
  where query <> ''
  group by query
  having count(distinct visitor) >= $1 and bool_or(clicked)
  order by count(distinct visitor) desc, count(*) desc, query
  limit $2`;

const deleteExpiredQuery = `
  with old as (
    delete from searches s
    where asked_at < now() - interval '${retentionDays} days'
       or (typing and asked_at < now() - interval '1 day'
           and not exists (select from search_clicks c where c.search_id = s.id))
    returning id
  )
  delete from search_clicks where search_id in (select id from old)`;

/** What most visitors asked in the last 30 days, each wording once. */
export const createTopQueries =
  (sql: Sql) =>
  async (limit: number): Promise<string[]> => {
    const rows = await sql<{ query: string }>(
      `select query from counted_searches
       where query <> '' and asked_at > now() - interval '30 days'
       group by query order by count(distinct visitor) desc, count(*) desc, query limit $1`,
      [limit],
    );
    return rows.map(({ query }) => query);
  };
