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
  kit: ServiceContext<LedgerEnv>,
  { notices, readReceipt, sessions }: Needs,
): ServiceModule {
  const queries = createConsentQueries(kit.sql);
  const fetchIpVisits = createFetchIpVisits(kit.config.VISITOR_ANALYTICS_URL, (error) =>
    kit.log.warn({ err: error }, 'page views are missing from an answer'),
  );
  return {
    projections: [consentsProjection],
    routes: [
      consentRoutes({ ...kit, ...notices, queries, readReceipt, sessions, geolocator: createIpGeolocator() }),
      consentAdminRoutes({ ...kit, queries, readReceipt, fetchIpVisits }),
    ],
  };
}
