import { withErasure, waitForProjection } from '@aera/event-store';
import type { ServiceContext, ServiceModule, StewardNames } from '@aera/service-kit';
import { contactStream } from './contact-stream.ts';
import { leadActionRoutes } from './lead-action-routes.ts';
import { createLeadQueries } from './lead-queries.ts';
import { leadRoutes } from './lead-routes.ts';
import { anonymizeContact, leadsProjection } from './leads-projection.ts';

interface Needs {
  readonly stewards: StewardNames;
  /** Ids of all contacts that are the same person as this one. */
  readonly readContactIds: (contactId: string) => Promise<readonly string[]>;
}

const projection = withErasure(leadsProjection, {
  streams: [contactStream],
  readErasedId: ({ data }) => data.contactId,
  erase: anonymizeContact,
});

export function leadsModule(kit: ServiceContext, needs: Needs) {
  const queries = createLeadQueries(kit.sql, needs.stewards);
  return {
    queries,
    /** Resolves when the list contains every event of the log. */
    waitUntilListed: () => waitForProjection(kit.store, leadsProjection.name),
    projections: [projection],
    routes: [leadRoutes({ ...kit, ...needs, queries }), leadActionRoutes({ ...kit, ...needs, queries })],
  } satisfies ServiceModule & Record<string, unknown>;
}

export type LeadsModule = ReturnType<typeof leadsModule>;
