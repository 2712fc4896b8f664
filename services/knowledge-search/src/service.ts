import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { documentMessage } from './documents/document-messages.ts';
import { answeredQuestions } from './documents/document-reactions.ts';
import type { DocumentEvent } from './documents/document.ts';
import { handleDocumentWith } from './documents/handle-document.ts';
import { openEngine } from './engine/open-engine.ts';
import { createFeedLock, noLock } from './index-feed/feed-lock.ts';
import { createIndexFeed } from './index-feed/index-feed.ts';
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
  build: ({ config, createStore, log, clock, newId }) => {
    const store = createStore<DocumentEvent>();
    const handle = handleDocumentWith(store);
    const engine = openEngine(config);
    const lock = config.MEILI_URL ? createFeedLock(store.database.openSession, config.MEILI_INDEX) : noLock;
    const feed = createIndexFeed({ store, engine, log, lock });
    return {
      store,
      publish: documentMessage,
      consumers: [answeredQuestions(handle)],
      routes: [searchRoutes({ index: engine, newId })],
      ready: { index: feed.ready },
      start: async () => {
        await publishSeed(handle, clock().toISOString());
        feed.start();
      },
      stop: async () => {
        await feed.stop();
        await engine.close();
      },
    };
  },
});
