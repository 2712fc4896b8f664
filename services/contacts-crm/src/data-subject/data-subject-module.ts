import type { Kit, ServiceModule } from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import type { PersonsModule } from '../persons/persons-module.ts';
import { createSignalStore, findSignals } from '../scoring/signal-store.ts';
import type { TimelineModule } from '../timeline/timeline-module.ts';
import { dataSubjectRequestRoutes } from './data-subject-request-routes.ts';
import { onMemberErased } from './erase-contact.ts';
import { createErasePerson } from './erase-person.ts';
import { memberExportRoutes } from './member-export-routes.ts';

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
    const kept = new Set((await findSignals(sql, sessions)).map(({ sessionId }) => sessionId));
    for (const sessionId of kept) await signals.refuse(sessionId, null);
  };
  const erase = createErasePerson({ store, queries, find, ask, forgetSignals, clock });
  return {
    consumers: [{ from: 'security-auth', on: onMemberErased(store) }],
    routes: [
      memberExportRoutes({ queries, untilListed }),
      dataSubjectRequestRoutes({ store, sql, find, ask, erase, untilListed: untilMerged, clock }),
    ],
  };
}
