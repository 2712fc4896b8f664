import { erasing, type Projection, untilProjected } from '@aera/event-store';
import { createStewardNames, defineService, foldOf, stewardNameRows } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { bulkPart } from './bulk/bulk-part.ts';
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
import { mergesPart } from './people/merges/merges-part.ts';
import { peoplePart } from './people/people-part.ts';
import { createPeople } from './people/people.ts';
import { scorePart } from './score/score-part.ts';
import { viewsPart } from './views/views-part.ts';

/** `erasing` keeps from the projection what is no lead's. */
const leads = erasing(leadRows as unknown as Projection<ContactsEvent>, {
  erased: erasedContact,
  clear: clearContact,
});

export const contactsCrm = defineService({
  name: 'contacts-crm',
  env: contactsEnv,
  migrations,
  build: ({ config, createStore, sql, clock, newId, bus, log, workers }) => {
    const store = createStore<ContactsEvent>({ personal, upcasters });
    const stewards = createStewardNames({ store, sql, clock });
    const queries = createLeadQueries(sql, stewards);
    const people = createPeople(sql);
    const untilListed = () => untilProjected(store, leadRows.name);
    const contactIdOf = contactIdWith(config.SEALING_KEY);
    const challenges = createChallenges(config.SEALING_KEY);
    const persons = peoplePart({
      config,
      clock,
      log,
      sql,
      store,
      queries,
      stewards,
      people,
      contactIdOf,
      untilListed,
    });
    const merges = mergesPart({ store, sql, queries, stewards, people, untilListed, clock });
    const bulks = bulkPart({ store, sql, queries, stewards, untilListed, clock, workers });
    const score = scorePart({ store, sql, bus, clock, workers, queries, stewards });
    const views = viewsPart({ store, sql, stewards, clock });
    return {
      store,
      publish: (event: ContactsEvent) => (isOfLead(event) ? leadMessage(event) : null),
      folds: [
        foldOf('lead-', lead),
        ...persons.folds,
        ...bulks.folds,
        ...views.folds,
        ...merges.folds,
        ...score.folds,
      ],
      projections: [
        leads,
        following(isOfStewardName, stewardNameRows),
        ...bulks.projections,
        ...views.projections,
        ...merges.projections,
      ],
      consumers: [{ from: 'security-auth', on: eraseContact(store) }, ...score.consumers],
      routes: [
        intakeRoutes({ store, challenges, contactIdOf, clock, newId }),
        webhookRoutes({ store, secret: config.LEAD_WEBHOOK_SECRET, contactIdOf, clock }),
        leadRoutes({ store, queries, stewards, people, clock }),
        workRoutes({ store, queries, stewards, untilListed, clock }),
        ownDataRoutes({ queries, untilListed }),
        ...persons.routes,
        ...bulks.routes,
        ...views.routes,
        ...merges.routes,
        ...score.routes,
      ],
      start: async () => {
        await bulks.start();
        await score.start();
      },
      stop: async () => {
        await score.stop();
        await bulks.stop();
      },
    };
  },
});
