import { erasing, type Projection, untilProjected } from '@aera/event-store';
import { createStewardNames, defineService, foldOf, stewardNameRows } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { contactsEnv } from './config.ts';
import { contactIdWith } from './contacts/contact-id.ts';
import {
  type ContactsEvent,
  following,
  isOfLead,
  isOfStewardName,
  personal,
  upcasters,
} from './contacts-event.ts';
import { createChallenges } from './intake/challenge.ts';
import { intakeRoutes } from './intake/intake-routes.ts';
import { webhookRoutes } from './intake/webhook-routes.ts';
import { lead } from './leads/decide-lead.ts';
import { leadMessage } from './leads/lead-messages.ts';
import { createLeadQueries } from './leads/lead-queries.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { leadRows } from './leads/lead-rows.ts';
import { workRoutes } from './leads/work-routes.ts';
import { clearContact, erasedContact } from './own-data/contact-erased.ts';
import { eraseContact } from './own-data/erase-contact.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';

/** `erasing` keeps from the projection what is no lead's. */
const leads = erasing(leadRows as unknown as Projection<ContactsEvent>, {
  erased: erasedContact,
  clear: clearContact,
});

export const contactsCrm = defineService({
  name: 'contacts-crm',
  env: contactsEnv,
  migrations,
  build: ({ config, createStore, sql, clock, newId }) => {
    const store = createStore<ContactsEvent>({ personal, upcasters });
    const stewards = createStewardNames({ store, sql, clock });
    const queries = createLeadQueries(sql, stewards);
    const untilListed = () => untilProjected(store, leadRows.name);
    const contactIdOf = contactIdWith(config.SEALING_KEY);
    const challenges = createChallenges(config.SEALING_KEY);
    return {
      store,
      publish: (event: ContactsEvent) => (isOfLead(event) ? leadMessage(event) : null),
      folds: [foldOf('lead-', lead)],
      projections: [leads, following(isOfStewardName, stewardNameRows)],
      consumers: [{ from: 'security-auth', on: eraseContact(store) }],
      routes: [
        intakeRoutes({ store, challenges, contactIdOf, clock, newId }),
        webhookRoutes({ store, secret: config.LEAD_WEBHOOK_SECRET, contactIdOf, clock }),
        leadRoutes({ store, queries, stewards, clock }),
        workRoutes({ store, queries, stewards, untilListed, clock }),
        ownDataRoutes({ queries, untilListed }),
      ],
      problems: { 'lead-not-found': 404, 'nothing-to-undo': 409, 'snooze-past': 400 },
    };
  },
});
