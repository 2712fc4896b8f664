import type { Kit, ServiceModule } from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import type { PersonsModule } from '../persons/persons-module.ts';
import { createSignalStore, signalsOf } from '../scoring/signal-store.ts';
import type { TimelineModule } from '../timeline/timeline-module.ts';
import { rightsRoutes } from './data-subject-request-routes.ts';
import { eraseContact } from './erase-contact.ts';
import { erasePersonWith } from './erase-person.ts';
import { ownDataRoutes } from './member-export-routes.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly persons: PersonsModule;
  readonly timeline: TimelineModule;
}

/** Export and erasure of a person's data, across all services for stewards and of the own messages for members. */
export function dataSubjectModule(
  { store, sql, clock }: Kit,
  { leads: { queries, untilListed }, persons: { untilMerged }, timeline: { find, ask } }: Needs,
): ServiceModule {
  const signals = createSignalStore(store, clock);
  const forgetSignals = async (sessions: readonly string[]) => {
    const kept = new Set((await signalsOf(sql, sessions)).map(({ sessionId }) => sessionId));
    for (const sessionId of kept) await signals.refuse(sessionId, null);
  };
  const erase = erasePersonWith({ store, queries, find, ask, forgetSignals, clock });
  return {
    consumers: [{ from: 'security-auth', on: eraseContact(store) }],
    routes: [
      ownDataRoutes({ queries, untilListed }),
      rightsRoutes({ store, sql, find, ask, erase, untilListed: untilMerged, clock }),
    ],
  };
}
