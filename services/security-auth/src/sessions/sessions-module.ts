import { requireProjected, waitForProjection } from '@aera/event-store';
import type { ServiceContext } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { createBrowserSessions } from './browser-sessions.ts';
import { memberSessionRoutes } from './member-session-routes.ts';
import { memberSessions, sessionsOfMember } from './member-sessions.ts';
import { createRevokeOtherSessions } from './revoke-other-sessions.ts';
import { createSessionActivity } from './session-activity.ts';
import { sessionRoutes } from './session-routes.ts';

interface Needs {
  readonly accounts: Accounts;
}

/** Browser sessions of members and stewards. */
export function sessionsModule({ store, sql, clock, log }: ServiceContext, { accounts }: Needs) {
  const sessionsOf = async (memberId: string) => {
    await waitForProjection(store, memberSessions.name);
    return sessionsOfMember(sql, memberId);
  };
  const sessions = createBrowserSessions({
    store,
    accounts,
    clock,
    openSidsOf: async (memberId) => {
      await requireProjected(store, memberSessions.name);
      const known = await sessionsOfMember(sql, memberId);
      return known.filter(({ endedAt }) => endedAt === null).map(({ sid }) => sid);
    },
  });
  const activity = createSessionActivity({ sql, clock });
  const endOthers = createRevokeOtherSessions({ sessions, sessionsOf });
  return {
    sessions,
    sessionsOf,
    endOthers,
    activity,
    routes: [
      sessionRoutes({ sessions, activity, log }),
      memberSessionRoutes({ sessions, sessionsOf, endOthers, clock }),
    ],
  };
}

export type SessionsModule = ReturnType<typeof sessionsModule>;
