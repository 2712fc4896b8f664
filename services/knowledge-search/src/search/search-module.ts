import type { ServiceContext } from '@aera/service-kit';
import type { SearchEngine } from '../engine/search-engine.ts';
import { createPopularQueries } from '../search-analytics/popular-queries.ts';
import { createSearchLog, deleteExpiredSearches } from '../search-analytics/search-log.ts';
import { createSearchRulesCache } from '../search-rules/search-rules-cache.ts';
import { searchRoutes } from './search-routes.ts';
import { selectPublishedWording } from './select-published-wording.ts';
import { searchRulesRoutes } from './search-rules-routes.ts';

const deletionIntervalMs = 60 * 60_000;

/** Search with the stewards' rules, suggestions from popular queries, and the log of searches. */
export function searchModule(context: ServiceContext, index: SearchEngine) {
  const { store, sql, log, workers } = context;
  const rules = createSearchRulesCache(store, workers);
  const searches = createSearchLog(sql, log);
  const popular = createPopularQueries({
    sql,
    workers,
    selectPublished: (queries) => selectPublishedWording(index, queries),
  });
  const deletion = workers.schedule('Delete old searches', () => deleteExpiredSearches(sql), {
    intervalMs: deletionIntervalMs,
  });
  return {
    searches,
    routes: [
      searchRoutes(context, { index, rules, searches, popular }),
      searchRulesRoutes(context, index, rules),
    ],
    start: async () => {
      await rules.refresh();
      rules.start();
      popular.start();
      deletion.start();
    },
    stop: async () => {
      await rules.stop();
      await popular.stop();
      await deletion.stop();
      // A failure is logged; the database is away, and the process must stop.
      await searches.flush().catch(() => undefined);
    },
  };
}
