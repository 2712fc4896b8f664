import { type EventStore, type Sql, untilProjected } from '@aera/event-store';
import { type Kit, type StewardNames } from '@aera/service-kit';
import type { HoldersEnv } from '../config.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { erasePersonWith } from './erasure/erase-person.ts';
import { createSignalStore, signalsOf } from '../score/signal-store.ts';
import { findPersonWith } from './find-person.ts';
import { createHolderClient } from './holder-client.ts';
import { personRows } from './merges/person-rows.ts';
import { createPeopleAsOf } from './people-as-of.ts';
import type { People } from './people.ts';
import { personRoutes } from './person-routes.ts';
import { rightsRoutes } from './rights-routes.ts';

interface Deps extends Pick<Kit<HoldersEnv>, 'config' | 'clock' | 'log'> {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
  readonly people: People;
  readonly contactIdOf: (email: string) => string;
  /** Resolves when the list shows what has happened up to now. */
  readonly untilListed: () => Promise<void>;
}

/** Persons, read where what is known of them is held. */
export function peoplePart(deps: Deps) {
  const { config, clock, log, sql, store, queries, stewards, people, contactIdOf } = deps;
  const untilListed = async () => {
    await untilProjected(store, personRows.name);
    await deps.untilListed();
  };
  const urls = {
    'consent-ledger': config.CONSENT_LEDGER_URL,
    'visitor-analytics': config.VISITOR_ANALYTICS_URL,
    'knowledge-search': config.KNOWLEDGE_SEARCH_URL,
    'questions-notifications': config.QUESTIONS_NOTIFICATIONS_URL,
    'security-auth': config.SECURITY_AUTH_URL,
  };
  const ask = createHolderClient(urls, (holder, error) =>
    log.warn({ err: error, holder }, 'what a service holds of a person is missing from an answer'),
  );
  const peopleAsOf = createPeopleAsOf(store);
  const find = findPersonWith({ queries, people, peopleAsOf, contactIdOf, ask });
  const signals = createSignalStore(store, clock);
  const forgetSignals = async (sessions: readonly string[]) => {
    const kept = new Set((await signalsOf(sql, sessions)).map(({ sessionId }) => sessionId));
    for (const sessionId of kept) await signals.refuse(sessionId, null);
  };
  const erase = erasePersonWith({ store, queries, find, ask, forgetSignals, clock });
  return {
    routes: [
      personRoutes({ store, stewards, find, ask, untilListed, clock }),
      rightsRoutes({ store, sql, find, ask, erase, untilListed, clock }),
    ],
  };
}
