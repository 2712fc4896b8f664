import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { articleRoutes } from './articles/article-routes.ts';
import { ArticleRow, articlesProjection } from './articles/articles-projection.ts';
import { knowledgeEnv } from './config.ts';
import { dataSubjectModule } from './data-subject/data-subject-module.ts';
import { createAnswerConsumer } from './documents/answer-consumer.ts';
import { createDocumentHandler, documentStream } from './documents/document-stream.ts';
import { createEmbeddedEngine } from './engine/embedded-engine.ts';
import { createMeilisearchEngine } from './engine/meilisearch-engine.ts';
import { DismissedGapRow, dismissedGapsProjection } from './gaps/dismissed-gaps-projection.ts';
import { gapRoutes } from './gaps/gap-routes.ts';
import { gapStream } from './gaps/gap-stream.ts';
import { indexingModule } from './indexing/indexing-module.ts';
import { publishPageSections } from './pages/publish-page-sections.ts';
import { listPageSections } from './pages/site-pages.ts';
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
    const { config, store, sql, clock } = kit;
    const handle = createDocumentHandler(store);
    const index = config.MEILI_URL
      ? createMeilisearchEngine({
          url: config.MEILI_URL,
          apiKey: config.MEILI_API_KEY,
          index: config.MEILI_INDEX,
        })
      : createEmbeddedEngine();
    const search = searchModule(kit, index);
    return [
      {
        projections: [sitePagesProjection],
        consumers: [createAnswerConsumer(handle)],
        start: async () => {
          const now = clock().toISOString();
          await publishSeed(handle, now);
          await publishPageSections(listPageSections(), { sql, handle, now });
        },
      },
      indexingModule(kit, index),
      search,
      { projections: [articlesProjection], routes: [articleRoutes(kit)] },
      { projections: [dismissedGapsProjection], routes: [gapRoutes(kit, search.searches)] },
      dataSubjectModule(kit, search.searches),
    ];
  },
});
