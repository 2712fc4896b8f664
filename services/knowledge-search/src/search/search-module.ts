import type { ServiceContext } from '@aera/service-kit';
import type { SearchEngine } from '../engine/search-engine.ts';
import { createPopularQueries, createTopQueries } from '../search-analytics/popular-queries.ts';
import { createSessionPseudonymizer, createVisitorPseudonymizer } from '../search-analytics/pseudonyms.ts';
import { createSearchLog } from '../search-analytics/search-log.ts';
import { createSearchRulesCache } from '../search-rules/search-rules-cache.ts';
import { searchRoutes } from './search-routes.ts';
import { searchRulesRoutes } from './search-rules-routes.ts';

interface Needs {
  readonly index: SearchEngine;
}

/** Search with the stewards' rules, suggestions from popular queries, and the log of what was searched for. */
export function searchModule(
  { config, store, sql, log, workers, clock, newId }: ServiceContext,
  { index }: Needs,
) {
  const rules = createSearchRulesCache(store, workers);
  const searches = createSearchLog(sql, log);
  const popular = createPopularQueries(sql, workers);
  const visitorKey = createVisitorPseudonymizer(config.MASTER_KEY);
  const sessionKey = createSessionPseudonymizer(config.MASTER_KEY);
  return {
    searches,
    routes: [
      searchRoutes({ index, rules, searches, popular, visitorKey, sessionKey, clock, newId }),
      searchRulesRoutes({ store, index, book: rules, mostAsked: createTopQueries(sql), clock }),
    ],
    start: async () => {
      await rules.refresh();
      rules.start();
      popular.start();
    },
    stop: async () => {
      await rules.stop();
      await popular.stop();
      await searches.flush();
    },
  };
}
