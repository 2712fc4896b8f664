import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { KnowledgeEnv } from '../config.ts';
import type { SearchEngine } from '../engine/search-engine.ts';
import { createIndexerLock, toIndexerLockName, noLock } from './indexer-lock.ts';
import { createIndexer } from './indexer.ts';
import { createRebuildQueue, requestRebuild } from './rebuild-queue.ts';

/** Keeps the search index up to date with the event log; closes the index when the service stops. */
export function indexingModule(
  { config, store, sql, log, workers }: ServiceContext<KnowledgeEnv>,
  index: SearchEngine,
): ServiceModule {
  const indexer = createIndexer({
    store,
    engine: index,
    log,
    workers,
    // An index in memory has no other writers.
    lock: config.MEILI_URL ? createIndexerLock(store.database.openSession, config.MEILI_INDEX) : noLock,
    rebuilds: createRebuildQueue(sql),
  });
  return {
    locks: { 'search index': toIndexerLockName(config.MEILI_INDEX) },
    rebuilds: [{ name: 'search-index', run: (options) => requestRebuild(sql, options) }],
    ready: { index: indexer.ready },
    start: indexer.start,
    stop: async () => {
      await indexer.stop();
      await index.close();
    },
  };
}
