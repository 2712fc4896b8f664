import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { articleRoutes } from './articles/article-routes.ts';
import { ArticleRow, articlesProjection } from './articles/articles-projection.ts';
import { knowledgeEnv } from './config.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { createAnswerConsumer } from './documents/answer-consumer.ts';
import { documentStream } from './documents/document-stream.ts';
import { createDocumentHandler } from './documents/handle-document.ts';
import { openEngine } from './engine/open-engine.ts';
import { DismissedGapRow, dismissedGapsProjection } from './gaps/dismissed-gaps-projection.ts';
import { createGapQueries } from './gaps/gap-queries.ts';
import { gapRoutes } from './gaps/gap-routes.ts';
import { gapStream } from './gaps/gap-stream.ts';
import { indexingModule } from './indexing/indexing-module.ts';
import { publishPages } from './pages/publish-pages.ts';
import { sitePages } from './pages/site-pages.ts';
import { SitePageRow, sitePagesProjection } from './pages/site-pages-projection.ts';
import { searchRulesStream } from './search-rules/search-rules-stream.ts';
import { searchModule } from './search/search-module.ts';
import { publishSeed } from './seed/publish-seed.ts';

export const knowledgeSearch = defineService({
  name: 'knowledge-search',
  env: knowledgeEnv,
  migrations,
  streams: [documentStream, gapStream, searchRulesStream],
  entities: [ArticleRow, SitePageRow, DismissedGapRow],
  modules: (kit) => {
    const { config, store, sql, clock, newId } = kit;
    const handle = createDocumentHandler(store);
    const index = openEngine(config);
    const search = searchModule(kit, { index });
    const { searches } = search;
    return [
      {
        projections: [sitePagesProjection],
        consumers: [createAnswerConsumer(handle)],
        start: async () => {
          const now = clock().toISOString();
          await publishSeed(handle, now);
          await publishPages(sitePages(), { sql, handle, now });
        },
      },
      indexingModule(kit, { index }),
      search,
      { projections: [articlesProjection], routes: [articleRoutes({ store, sql, clock, newId })] },
      {
        projections: [dismissedGapsProjection],
        routes: [gapRoutes({ store, gaps: createGapQueries(sql), searches, clock })],
      },
      dataSubjectModule(kit, { searches }),
    ];
  },
});
