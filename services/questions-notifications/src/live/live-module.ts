import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import { createFeedReader } from './change-feed.ts';
import { createFeedListener } from './feed-listener.ts';
import { liveRoutes } from './live-routes.ts';
import { createSseHub } from './sse-hub.ts';

/** Server-sent events of each reader's change feed. */
export function liveModule({ store, sql, log, metrics, workers }: ServiceContext): ServiceModule {
  const streams = createSseHub({ readFeed: createFeedReader(sql), log });
  metrics.gauge('sse_connections', 'Event streams that are open', () => ({ members: streams.count() }));
  const feeds = createFeedListener({
    openSession: store.database.openSession,
    onFeedUpdated: streams.grew,
    onReconnected: streams.allFeedsUpdated,
    workers,
  });
  return { routes: [liveRoutes(streams)], start: feeds.start, stop: feeds.stop };
}
