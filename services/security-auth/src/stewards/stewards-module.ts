import type { ServiceModule } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { createLostAccessTask } from './end-sessions-without-access.ts';
import { ensureFirstSteward } from './first-steward.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { createInvitations } from './invitations.ts';
import { operatorRoutes } from './operator-routes.ts';
import { stewardPasswordRoutes } from './password-routes.ts';
import { stewardManagementRoutes } from './steward-management-routes.ts';
import { stewardRoutes } from './steward-routes.ts';
import { stewardProjection } from './stewards-projection.ts';

/** Accounts, sign-in and roles of stewards. */
export function stewardsModule(context: SecurityContext): ServiceModule {
  const invitations = createInvitations(context);
  const lostAccess = createLostAccessTask(context);
  return {
    projections: [stewardProjection],
    routes: [
      stewardRoutes(context),
      stewardManagementRoutes(context, invitations),
      invitationRoutes(context, invitations),
      stewardPasswordRoutes(context),
      operatorRoutes(context),
    ],
    start: async () => {
      await ensureFirstSteward(context);
      lostAccess.start();
    },
    stop: lostAccess.stop,
  };
}
