import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { SecurityEnv } from '../config.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import type { SecondFactors, SecondStep } from '../second-factor/second-factors.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { ensureFirstSteward } from './first-steward.ts';
import { createInvitations, invitationMail } from './invitations.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { createStewardDirectory } from './steward-directory.ts';
import { stewardManagementRoutes } from './steward-management-routes.ts';
import { createStewardRoles } from './steward-roles.ts';
import { stewardRoutes } from './steward-routes.ts';
import { stewardProjection } from './stewards-projection.ts';
import { createEndStewardSessions, stewardSessions } from './steward-sessions.ts';
import { createExpiredSessionTask } from './end-expired-sessions.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly factors: SecondFactors;
  readonly secondStep: SecondStep;
  readonly trying: ThrottlingDeps;
}

/** Accounts, sign-in and roles of stewards. */
export function stewardsModule(
  { config, store, sql, bus, clock, newId, log, workers }: ServiceContext<SecurityEnv>,
  { accounts, sessions, factors, secondStep, trying }: Needs,
): ServiceModule {
  const now = () => clock().toISOString();
  const endSessions = createEndStewardSessions({ store, sql, sessions });
  const invitations = createInvitations({
    store,
    accounts,
    nameStream: trying.keyOf,
    mail: invitationMail({ bus, clock, newId, log }),
    clock,
  });
  const hasSecondFactor = async (id: string) => (await factors.get(id)).status === 'active';
  const people = createStewardDirectory({ store, sql, accounts, hasSecondFactor, now });
  const places = createStewardRoles({ store, accounts, endSessions, now });
  const watch = createExpiredSessionTask({ sql, accounts, endSessions, now, workers });
  return {
    projections: [stewardProjection, stewardSessions],
    routes: [
      stewardRoutes({ accounts, sessions, secondStep, ...trying }),
      stewardManagementRoutes({ people, invitations, places, now }),
      invitationRoutes({ accounts, invitations, sessions, ...trying }),
      passwordRoutes({ store, accounts, endSessions, now, ...trying }),
    ],
    start: async () => {
      const { STEWARD_USERNAME: username, STEWARD_PASSWORD: password } = config;
      if (username && password) await ensureFirstSteward({ accounts, log }, { username, password });
      watch.start();
    },
    stop: watch.stop,
  };
}
