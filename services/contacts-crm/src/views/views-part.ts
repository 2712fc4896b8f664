import type { EventStore } from '@aera/event-store';
import { type Kit, type StewardNames } from '@aera/service-kit';
import { viewRoutes } from './view-routes.ts';
import { viewRows } from './view-rows.ts';

interface Deps extends Pick<Kit, 'sql' | 'clock'> {
  readonly store: EventStore;
  readonly stewards: StewardNames;
}

/** Saved views, assembled. */
export const viewsPart = (deps: Deps) => ({
  projections: [viewRows],
  routes: [viewRoutes(deps)],
});
