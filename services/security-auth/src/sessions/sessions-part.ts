import { type EventStore, requireProjected, untilProjected } from '@aera/event-store';
import { type Kit } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { createBrowserSessions } from './browser-sessions.ts';
import { memberSessions, sessionsOfMember } from './member-sessions.ts';
import { createSessionActivity } from './session-activity.ts';
import { sessionRoutes } from './session-routes.ts';

interface PartDeps extends Pick<Kit, 'sql' | 'clock' | 'log'> {
  readonly store: EventStore;
  readonly accounts: Accounts;
}

/** Who is signed in to which browser, assembled. */
export function sessionsPart({ store, sql, accounts, clock, log }: PartDeps) {
  const sessionsOf = async (memberId: string) => {
    await untilProjected(store, memberSessions.name);
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
  return {
    sessions,
    sessionsOf,
    activity,
    routes: [sessionRoutes({ sessions, activity, log })],
  };
}
