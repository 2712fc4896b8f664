import { type EventStore, type Sql, untilProjected } from '@aera/event-store';
import type { Kit } from '@aera/service-kit';
import type { ContextEvent } from './context-event.ts';
import { createNotificationQueries } from './inbox/notification-queries.ts';
import { notificationRoutes } from './inbox/notification-routes.ts';
import { notifyAuthor } from './inbox/notify-author.ts';
import { lists } from './lists.ts';
import { createFeedReader } from './live/feed.ts';
import { followFeeds } from './live/follow-feeds.ts';
import { liveRoutes } from './live/live-routes.ts';
import { createLiveStreams } from './live/live-streams.ts';

interface PartKit extends Pick<Kit, 'config' | 'orm' | 'clock' | 'newId' | 'log' | 'metrics'> {
  readonly sql: Sql;
  readonly store: EventStore<ContextEvent>;
}

/** The notifications’ half of the service, assembled. */
export function notificationsPart({ orm, sql, store, clock, newId, log, metrics }: PartKit) {
  const streams = createLiveStreams({ readFeed: createFeedReader(sql), log });
  metrics.gauge('live_streams', 'Event streams that are open', () => ({ members: streams.count() }));
  const feeds = followFeeds({
    openSession: store.database.openSession,
    onGrown: streams.grew,
    onGap: streams.anyGrew,
    log,
  });
  return {
    projections: [lists],
    consumers: [
      {
        from: 'questions-notifications',
        durable: 'notify-author',
        on: notifyAuthor({ store, clock }),
      } as const,
    ],
    routes: [
      notificationRoutes({
        store,
        queries: createNotificationQueries(orm, sql),
        untilListed: () => untilProjected(store, lists.name),
        clock,
        newId,
      }),
      liveRoutes(streams),
    ],
    problems: { 'notification-not-found': 404, 'change-not-found': 404 },
    start: feeds.start,
    stop: feeds.stop,
  };
}
