import { createIpGeolocator } from '@aera/ip-geolocation';
import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { LedgerEnv } from '../config.ts';
import type { NoticesModule } from '../notices/notices-module.ts';
import { consentAdminRoutes } from './consent-admin-routes.ts';
import { createConsentQueries } from './consent-queries.ts';
import type { ReadReceipt } from './consent-stream.ts';
import { consentRoutes } from './consent-routes.ts';
import { consentsProjection } from './consents-projection.ts';
import type { VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';
import { createFetchIpVisits } from './ip-activity.ts';

interface Needs {
  readonly notices: NoticesModule;
  readonly readReceipt: ReadReceipt;
  readonly sessions: VisitorSessions;
}

export function consentsModule(
  { config, store, sql, clock, newId, log }: ServiceContext<LedgerEnv>,
  { notices: { registry, refreshFor, tokens }, readReceipt, sessions }: Needs,
): ServiceModule {
  const queries = createConsentQueries(sql);
  const fetchIpVisits = createFetchIpVisits(config.VISITOR_ANALYTICS_URL, (error) =>
    log.warn({ err: error }, 'page views are missing from an answer'),
  );
  return {
    projections: [consentsProjection(createIpGeolocator())],
    routes: [
      consentRoutes({
        store,
        sql,
        queries,
        registry,
        refreshFor,
        tokens,
        readReceipt,
        sessions,
        clock,
        newId,
      }),
      consentAdminRoutes({ store, sql, queries, readReceipt, fetchIpVisits }),
    ],
  };
}
