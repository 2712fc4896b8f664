import { erasing, type Projection, untilProjected } from '@aera/event-store';
import { defineService } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { contactIdWith } from './contacts/contact-id.ts';
import { personal } from './leads/lead.ts';
import { leadMessage } from './leads/lead-messages.ts';
import { createLeadQueries } from './leads/lead-queries.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { LeadRow, leadRows } from './leads/lead-rows.ts';
import { clearContact, type ContactsEvent, erasedContact, isOfLead } from './own-data/contact-erased.ts';
import { eraseContact } from './own-data/erase-contact.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';

/** `erasing` keeps from the projection what is no lead's. */
const leads = erasing(leadRows as Projection<ContactsEvent>, {
  erased: erasedContact,
  clear: clearContact,
});

export const contactsCrm = defineService({
  name: 'contacts-crm',
  migrations,
  entities: [LeadRow],
  build: ({ config, createStore, orm, clock, newId }) => {
    const store = createStore<ContactsEvent>({ personal });
    const queries = createLeadQueries(orm);
    const untilListed = () => untilProjected(store, leadRows.name);
    const contactIdOf = contactIdWith(config.SEALING_KEY);
    return {
      store,
      publish: (event: ContactsEvent) => (isOfLead(event) ? leadMessage(event) : null),
      projections: [leads],
      consumers: [{ from: 'security-auth', on: eraseContact(store) }],
      routes: [
        leadRoutes({ store, queries, untilListed, contactIdOf, clock, newId }),
        ownDataRoutes({ queries, untilListed }),
      ],
      problems: { 'lead-not-found': 404 },
    };
  },
});
