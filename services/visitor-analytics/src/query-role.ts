import { createDatabase } from '@aera/event-store';
import { createHostingLookup, createIpGeolocator } from '@aera/ip-geolocation';
import { type ServiceContext, type ServiceModule, stewardDataRoutes } from '@aera/service-kit';
import { createEnricher } from './hits/enrich-hit.ts';
import { createDataSubject } from './data-subject/data-subject.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { liveRoutes } from './live/live-routes.ts';
import { queryRoutes } from './query/query-routes.ts';
import { retentionRoutes } from './retention/retention-routes.ts';
import { classificationRoutes } from './classification/classification-routes.ts';
import { serviceName } from './role.ts';
import type { AnalyticsStore } from './store/analytics-store.ts';

/** Serves stewards: metrics, visits, live view, retention, and data of one person. */
export function queryRole(
  { sql, orm, bus, clock, newId, log, metrics }: ServiceContext,
  store: AnalyticsStore,
): ServiceModule {
  const database = createDatabase(orm.em);
  const enrichClients = createEnricher(createIpGeolocator(), createHostingLookup());
  const feed = createLiveFeed({ sql, bus, stream: serviceName, enrichClients, clock, log });
  metrics.gauge('live_view_connections', 'Live views that are open', () => ({ stewards: feed.count() }));
  return {
    routes: [
      queryRoutes({ sql, clock, metrics: store.metrics }),
      classificationRoutes({ sql, publish: bus.publish, clock, newId }),
      retentionRoutes({ sql, store: store.retention, publish: bus.publish, clock, newId }),
      liveRoutes(feed),
      stewardDataRoutes(serviceName, createDataSubject(database, store)),
    ],
  };
}
