import type { EventStore } from '@aera/event-store';
import type { Log } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Trying } from '../attempts/attempts-part.ts';
import { presenceRoutes } from '../presence/presence-routes.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { createSecondStep } from './second-step.ts';
import { createSecondFactors } from './second-factors.ts';

interface Deps extends Trying {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly clock: () => Date;
  readonly log: Log;
  readonly windowMs: number;
}

/** Second factors, and the proofs of presence that they give. */
export function secondFactorPart({ store, ...deps }: Deps) {
  const factors = createSecondFactors({ store, now: () => deps.clock().toISOString() });
  return {
    factors,
    secondStep: createSecondStep(factors, deps.attempts),
    routes: [secondFactorRoutes({ factors, ...deps }), presenceRoutes({ factors, ...deps })],
  };
}
