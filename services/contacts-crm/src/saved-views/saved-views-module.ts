import type { ServiceContext, ServiceModule, StewardNames } from '@aera/service-kit';
import { savedViewsProjection } from './saved-views-projection.ts';
import { savedViewRoutes } from './saved-views-routes.ts';

export const savedViewsModule = (
  kit: ServiceContext,
  needs: { readonly stewards: StewardNames },
): ServiceModule => ({
  projections: [savedViewsProjection],
  routes: [savedViewRoutes({ ...kit, ...needs })],
});
