import type { ServiceContext, StewardNames } from '@aera/service-kit';
import type { ContactsEnv } from '../config.ts';
import type { LeadsModule } from '../leads/leads-module.ts';
import type { PersonsModule } from '../persons/persons-module.ts';
import { createPersonalDataClient } from './data-sources.ts';
import { type FindUnfinishedErasure, personRoutes } from './person-routes.ts';
import { createPersonResolver } from './resolve-person.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly persons: PersonsModule;
  readonly stewards: StewardNames;
  readonly toContactId: (email: string) => string;
  readonly findUnfinishedErasure: FindUnfinishedErasure;
}

/** One timeline per person, read from the services that store the data. */
export function timelineModule(
  kit: ServiceContext<ContactsEnv>,
  { leads, persons, stewards, toContactId, findUnfinishedErasure }: Needs,
) {
  const { config, log } = kit;
  const urls = {
    'consent-ledger': config.CONSENT_LEDGER_URL,
    'visitor-analytics': config.VISITOR_ANALYTICS_URL,
    'knowledge-search': config.KNOWLEDGE_SEARCH_URL,
    'questions-notifications': config.QUESTIONS_NOTIFICATIONS_URL,
    'security-auth': config.SECURITY_AUTH_URL,
  };
  const callService = createPersonalDataClient(urls, (service, error) =>
    log.warn({ err: error, service }, 'a service did not return its data of a person'),
  );
  const resolvePerson = createPersonResolver({
    ...persons,
    queries: leads.queries,
    toContactId,
    callService,
  });
  return {
    resolvePerson,
    callService,
    routes: [
      personRoutes({ ...kit, ...persons, stewards, resolvePerson, callService, findUnfinishedErasure }),
    ],
  };
}

export type TimelineModule = ReturnType<typeof timelineModule>;
