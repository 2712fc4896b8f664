import type { ServiceContext } from '@aera/service-kit';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { createSecondFactors, createSecondStep } from './second-factors.ts';

/** Authenticator codes and recovery codes of stewards. */
export function secondFactorModule(
  { store, clock }: ServiceContext,
  { trying }: { readonly trying: ThrottlingDeps },
) {
  const factors = createSecondFactors({ store, now: () => clock().toISOString() });
  return {
    factors,
    secondStep: createSecondStep(factors, trying.attempts),
    routes: [secondFactorRoutes({ factors, clock, ...trying })],
  };
}
