import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import { createFeedReader } from './change-feed.ts';
import { createFeedListener } from './feed-listener.ts';
import { liveRoutes } from './live-routes.ts';
import { createSseHub } from './sse-hub.ts';

/** Server-sent events of each recipient's change feed. */
export function liveModule({ store, sql, log, metrics, workers }: ServiceContext): ServiceModule {
  const hub = createSseHub({ readFeed: createFeedReader(sql), log });
  metrics.gauge('sse_connections', 'Event streams that are open', () => ({ members: hub.count() }));
  const listener = createFeedListener({
    openSession: store.database.openSession,
    onFeedUpdated: hub.onFeedUpdated,
    onReconnected: hub.onAllFeedsUpdated,
    workers,
  });
  return { routes: [liveRoutes(hub)], start: listener.start, stop: listener.stop };
}
