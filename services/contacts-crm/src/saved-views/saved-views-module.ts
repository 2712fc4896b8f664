import type { Kit, ServiceModule, StewardNames } from '@aera/service-kit';
import { viewRows } from './saved-views-projection.ts';
import { viewRoutes } from './saved-views-routes.ts';

export const savedViewsModule = (
  { store, sql, clock }: Kit,
  { stewards }: { readonly stewards: StewardNames },
): ServiceModule => ({
  projections: [viewRows],
  routes: [viewRoutes({ store, sql, stewards, clock })],
});
