import { defineService } from '@aera/service-kit';
import { z } from 'zod';
import { migrations } from '../migrations/index.ts';
import { activityRoutes } from './activity/activity-routes.ts';
import { fetchVisitorActivity } from './activity/visitor-activity-client.ts';
import { type ConsentEvent, personal } from './consents/consent.ts';
import { consentMessage } from './consents/consent-messages.ts';
import { createConsentQueries } from './consents/consent-queries.ts';
import { consentRoutes } from './consents/consent-routes.ts';
import { ConsentRow, consentRows } from './consents/consent-rows.ts';

export const consentLedger = defineService({
  name: 'consent-ledger',
  env: z.object({ VISITOR_ANALYTICS_URL: z.url() }),
  migrations,
  entities: [ConsentRow],
  build: ({ config, createStore, orm, sql, clock, newId, log }) => {
    const store = createStore<ConsentEvent>({ personal });
    const queries = createConsentQueries(orm, sql);
    const fetchActivity = fetchVisitorActivity(config.VISITOR_ANALYTICS_URL, (error) =>
      log.warn({ err: error }, 'page views are missing from an answer'),
    );
    return {
      store,
      publish: consentMessage,
      projections: [consentRows],
      routes: [consentRoutes({ store, queries, clock, newId }), activityRoutes({ queries, fetchActivity })],
    };
  },
});
