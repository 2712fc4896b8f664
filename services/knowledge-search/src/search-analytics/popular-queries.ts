import type { Sql } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import { normalizeQuery } from './search-log.ts';

/** Number of different visitors before a query is suggested to others. */
const minVisitors = 5;
/** Minimum number of different networks that searched for it on one day: a visitor can have any number of accounts. */
const minNetworks = 3;
/** Pause after a refresh, and the shorter one after a click. */
const pauseMs = 30_000;
const pauseAfterClickMs = 1_000;
/**
 * A refresh takes longer the more searches there are. The pause is at least this many times the shorter of the last two durations: a single
 * slow refresh, such as the first of a process, does not lengthen it.
 */
const minPausePerDuration = 20;
const maxCachedQueries = 500;

/** Queries of many visitors and networks that led to a click and are made of published words, in memory. */
export function createPopularQueries({
  sql,
  workers,
  selectPublished,
}: {
  readonly sql: Sql;
  readonly workers: Workers;
  /** Selects the queries that consist of published words. */
  readonly selectPublished: (queries: readonly string[]) => Promise<string[]>;
}) {
  let queries: string[] = [];
  let endedAt = -Infinity;
  let [durationMs, previousDurationMs] = [0, 0];
  let clicked = true;

  const refresh = async () => {
    const startedAt = performance.now();
    const minPauseMs = Math.max(
      clicked ? pauseAfterClickMs : pauseMs,
      Math.min(durationMs, previousDurationMs) * minPausePerDuration,
    );
    if (startedAt - endedAt < minPauseMs) return;
    clicked = false;
    const rows = await sql<{ query: string }>(popular, [minVisitors, minNetworks, maxCachedQueries]);
    queries = await selectPublished(rows.map(({ query }) => query).filter(isSafeToSuggest));
    endedAt = performance.now();
    [durationMs, previousDurationMs] = [endedAt - startedAt, durationMs];
  };
  const task = workers.schedule('Popular searches', refresh);
  return {
    start: task.start,
    stop: task.stop,
    /** Refreshes soon, because a click may have made a query popular. */
    wake: (): void => {
      clicked = true;
      task.wake();
    },
    /** Returns past queries that start with the text, those of most visitors first. */
    withPrefix: (text: string, limit: number): string[] => {
      const prefix = normalizeQuery(text);
      if (prefix === '') return [];
      return queries.filter((query) => query !== prefix && query.startsWith(prefix)).slice(0, limit);
    },
  };
}

export type PopularQueries = ReturnType<typeof createPopularQueries>;

/** Queries with e-mail addresses, phone numbers, links or symbols are never suggested to others. */
const isSafeToSuggest = (query: string): boolean =>
  query.length <= 100 && /^[\p{L}\p{N}\p{M}\s'’"&,()-]*$/u.test(query) && !/\d[\d\s-]{6,}\d/u.test(query);

/** Most queries are rare; the index alone rules them out. */
const popular = `
  select query from counted_searches counted
  where query <> '' and query in (select query from searches group by query having count(*) >= $1)
  group by query
  having count(distinct visitor_key) >= $1 and bool_or(clicked) and exists (
    select from counted_searches same
    where same.query = counted.query
    group by (same.searched_at at time zone 'UTC')::date
    having count(distinct same.network_key) >= $2)
  order by count(distinct visitor_key) desc, count(*) desc, query
  limit $3`;

/** Returns the queries of most visitors in the last 30 days. */
export async function readTopQueries(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql<{ query: string }>(
    `select query from counted_searches
     where query <> '' and searched_at > now() - interval '30 days'
     group by query order by count(distinct visitor_key) desc, count(*) desc, query limit $1`,
    [limit],
  );
  return rows.map(({ query }) => query);
}
