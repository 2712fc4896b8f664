import { erasing, untilProjected } from '@aera/event-store';
import { createStewardNames, defineService, stewardNameRows, stewardNameStream } from '@aera/service-kit';
import { migrations } from '../migrations/index.ts';
import { bulkJobStream } from './bulk/bulk-job-stream.ts';
import { bulkPart } from './bulk/bulk-part.ts';
import { contactsEnv } from './config.ts';
import { contactIdWith } from './contacts/contact-id.ts';
import { contactStream } from './contacts/contact-stream.ts';
import { createChallenges } from './intake/challenge.ts';
import { intakeRoutes } from './intake/intake-routes.ts';
import { webhookRoutes } from './intake/webhook-routes.ts';
import { createLeadQueries } from './leads/lead-queries.ts';
import { leadRoutes } from './leads/lead-routes.ts';
import { leadRows } from './leads/lead-rows.ts';
import { leadStream } from './leads/lead-stream.ts';
import { workRoutes } from './leads/work-routes.ts';
import { clearContact } from './own-data/contact-erased.ts';
import { eraseContact } from './own-data/erase-contact.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { personErasureStream } from './people/erasure/person-erasure-stream.ts';
import { mergesPart } from './people/merges/merges-part.ts';
import { personsStream } from './people/merges/persons-stream.ts';
import { peoplePart } from './people/people-part.ts';
import { createPeople } from './people/people.ts';
import { scorePart } from './score/score-part.ts';
import { scoreRulesStream } from './score/score-rules-stream.ts';
import { savedViewsStream } from './views/saved-views-stream.ts';
import { viewsPart } from './views/views-part.ts';

const leads = erasing(leadRows, {
  streams: [contactStream],
  erased: ({ data }) => data.contactId,
  clear: clearContact,
});

export const contactsCrm = defineService({
  name: 'contacts-crm',
  env: contactsEnv,
  migrations,
  streams: [
    leadStream,
    bulkJobStream,
    savedViewsStream,
    personsStream,
    scoreRulesStream,
    contactStream,
    personErasureStream,
    stewardNameStream,
  ],
  build: ({ config, store, sql, clock, newId, bus, log, workers }) => {
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
      projections: [
        leads,
        stewardNameRows,
        ...bulks.projections,
        ...views.projections,
        ...merges.projections,
      ],
      consumers: [{ from: 'security-auth', on: eraseContact(store) }, ...score.consumers],
      routes: [
        intakeRoutes({ store, challenges, contactIdOf, clock, newId }),
        webhookRoutes({ store, secret: config.LEAD_WEBHOOK_SECRET, contactIdOf, clock }),
        leadRoutes({ store, queries, stewards, people, clock }),
        workRoutes({ store, queries, stewards, clock }),
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
