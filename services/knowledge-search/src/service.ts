import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { articleRoutes } from './articles/article-routes.ts';
import { articleRows } from './articles/article-rows.ts';
import { mostAskedWith } from './asked/most-asked.ts';
import { createPopularQueries } from './asked/popular-queries.ts';
import { createSearchLog } from './asked/search-log.ts';
import { memberKeyWith, sessionKeyWith, visitorKeyWith } from './asked/visitor-key.ts';
import { answeredQuestions } from './documents/document-reactions.ts';
import { documentStream } from './documents/document-stream.ts';
import { handleDocumentWith } from './documents/handle-document.ts';
import { openEngine } from './engine/open-engine.ts';
import { dismissedGaps } from './gaps/dismissed-gaps.ts';
import { createGapQueries } from './gaps/gap-queries.ts';
import { gapRoutes } from './gaps/gap-routes.ts';
import { gapStream } from './gaps/gap-stream.ts';
import { heldPart } from './held/held-part.ts';
import { createFeedLock, noLock } from './index-feed/feed-lock.ts';
import { createIndexFeed } from './index-feed/index-feed.ts';
import { createRebuildDesk, requestRebuild } from './index-feed/rebuild-desk.ts';
import { ownDataPart } from './own-data/own-data-part.ts';
import { pageRows } from './pages/page-rows.ts';
import { publishPages } from './pages/publish-pages.ts';
import { sitePages } from './pages/site-pages.ts';
import { createRuleBook } from './rules/rule-book.ts';
import { searchRulesRoutes } from './rules/search-rules-routes.ts';
import { searchRulesStream } from './rules/search-rules-stream.ts';
import { searchRoutes } from './search/search-routes.ts';
import { publishSeed } from './seed/publish-seed.ts';

export const knowledgeSearch = defineService({
  name: 'knowledge-search',
  env: z.object({
    MEILI_URL: z.url({ protocol: /^https?$/ }).optional(),
    MEILI_API_KEY: z.string().optional(),
    MEILI_INDEX: z
      .string()
      .regex(/^[\w-]+$/)
      .default('knowledge'),
  }),
  migrations,
  streams: [documentStream, gapStream, searchRulesStream],
  modules: ({ config, store, sql, log, workers, clock, newId }) => {
    const handle = handleDocumentWith(store);
    const index = openEngine(config);
    const lock = config.MEILI_URL ? createFeedLock(store.database.openSession, config.MEILI_INDEX) : noLock;
    const feed = createIndexFeed({
      store,
      engine: index,
      log,
      workers,
      lock,
      rebuilds: createRebuildDesk(sql),
    });
    const rules = createRuleBook(store, workers);
    const searches = createSearchLog(sql, log);
    const popular = createPopularQueries(sql, workers);
    const visitorKey = visitorKeyWith(config.SEALING_KEY);
    const memberKey = memberKeyWith(config.SEALING_KEY);
    const sessionKey = sessionKeyWith(config.SEALING_KEY);
    const ownData = ownDataPart({ sql, searches, memberKey });
    const held = heldPart({ sql, searches, memberKey, sessionKey });
    return [
      {
        projections: [articleRows, pageRows, dismissedGaps],
        rebuilds: [{ name: 'search-index', run: (options) => requestRebuild(sql, options) }],
        consumers: [answeredQuestions(handle), ownData.consumer, held.consumer],
        routes: [
          searchRoutes({ index, rules, searches, popular, visitorKey, sessionKey, clock, newId }),
          articleRoutes({ store, sql, clock, newId }),
          searchRulesRoutes({ store, index, book: rules, mostAsked: mostAskedWith(sql), clock }),
          gapRoutes({ store, gaps: createGapQueries(sql), searches, clock }),
          ownData.routes,
          held.routes,
        ],
        ready: { index: feed.ready },
        start: async () => {
          const now = clock().toISOString();
          await publishSeed(handle, now);
          await publishPages(sitePages(), { sql, handle, now });
          await rules.refresh();
          for (const part of [feed, rules, popular]) part.start();
        },
        stop: async () => {
          for (const part of [feed, rules, popular]) await part.stop();
          await searches.flushed();
          await index.close();
        },
      },
    ];
  },
});
