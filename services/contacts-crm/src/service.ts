import { untilProjected } from '@aera/event-store';
import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { contactIdWith } from './contacts/contact-id.ts';
import { type LeadEvent, personal } from './leads/lead.ts';
import { leadMessage } from './leads/lead-messages.ts';
import { createLeadQueries } from './leads/lead-queries.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { LeadRow, leadRows } from './leads/lead-rows.ts';

export const contactsCrm = defineService({
  name: 'contacts-crm',
  migrations,
  entities: [LeadRow],
  build: ({ config, createStore, orm, clock, newId }) => {
    const store = createStore<LeadEvent>({ personal });
    const routes = leadRoutes({
      store,
      queries: createLeadQueries(orm),
      untilListed: () => untilProjected(store, leadRows.name),
      contactIdOf: contactIdWith(config.SEALING_KEY),
      clock,
      newId,
    });
    return {
      store,
      publish: leadMessage,
      projections: [leadRows],
      routes: [routes],
      problems: { 'lead-not-found': 404 },
    };
  },
});
