import type { ServiceContext, StewardNames } from '@aera/service-kit';
import type { ContactsEnv } from '../config.ts';
import type { LeadsModule } from '../leads/leads-module.ts';
import type { PersonsModule } from '../persons/persons-module.ts';
import { createPersonalDataClient } from './data-sources.ts';
import { personRoutes } from './person-routes.ts';
import { createPersonResolver } from './resolve-person.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly persons: PersonsModule;
  readonly stewards: StewardNames;
  readonly contactIdOf: (email: string) => string;
}

/** One timeline per person, read from the services that store the data. */
export function timelineModule(
  { config, log, store, clock }: ServiceContext<ContactsEnv>,
  { leads, persons, stewards, contactIdOf }: Needs,
) {
  const urls = {
    'consent-ledger': config.CONSENT_LEDGER_URL,
    'visitor-analytics': config.VISITOR_ANALYTICS_URL,
    'knowledge-search': config.KNOWLEDGE_SEARCH_URL,
    'questions-notifications': config.QUESTIONS_NOTIFICATIONS_URL,
    'security-auth': config.SECURITY_AUTH_URL,
  };
  const ask = createPersonalDataClient(urls, (holder, error) =>
    log.warn({ err: error, holder }, 'what a service holds of a person is missing from an answer'),
  );
  const { readContactIds, readPastContactIds, waitUntilMerged: waitUntilListed } = persons;
  const find = createPersonResolver({
    queries: leads.queries,
    readContactIds,
    readPastContactIds,
    contactIdOf,
    ask,
  });
  return { find, ask, routes: [personRoutes({ store, stewards, find, ask, waitUntilListed, clock })] };
}

export type TimelineModule = ReturnType<typeof timelineModule>;
