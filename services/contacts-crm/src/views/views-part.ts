import { foldOf, type Kit, type StewardNames } from '@aera/service-kit';
import { following, isOfView } from '../contacts-event.ts';
import type { ContactsStore } from '../contacts-store.ts';
import { savedViews } from './decide-views.ts';
import { viewRoutes } from './view-routes.ts';
import { viewRows } from './view-rows.ts';

interface Deps extends Pick<Kit, 'sql' | 'clock'> {
  readonly store: ContactsStore;
  readonly stewards: StewardNames;
}

/** Saved views, assembled. */
export const viewsPart = (deps: Deps) => ({
  projections: [following(isOfView, viewRows)],
  folds: [foldOf('contact-views-', savedViews)],
  routes: [viewRoutes(deps)],
});
