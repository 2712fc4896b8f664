import type { Sql } from '@aera/event-store';
import type { ServiceContext, PeriodicTask } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { isActiveAssignment } from './role-assignments.ts';
import type { EndStewardSessions } from './steward-sessions.ts';

interface Deps {
  readonly sql: Sql;
  readonly accounts: Pick<Accounts, 'loadRoleAssignments'>;
  readonly endSessions: EndStewardSessions;
  readonly now: () => string;
}

/**
 * Ends the sessions of whoever is not let in any more, such as an auditor whose time is over. Nobody gets in with them anyway; streams
 * that are open end with it. Answers whose they were.
 */
async function endExpiredSessions({ sql, accounts, endSessions, now }: Deps): Promise<string[]> {
  const outside = Object.entries(await accounts.loadRoleAssignments())
    .filter(([, place]) => !isActiveAssignment(place, now()))
    .map(([stewardId]) => stewardId);
  const open = await sql<{ stewardId: string }>(
    `select distinct steward_id as "stewardId" from steward_sessions
     where steward_id = any($1::text[]) and ended_at is null`,
    [outside],
  );
  for (const { stewardId } of open) await endSessions(stewardId, { actor: 'system' });
  return open.map(({ stewardId }) => stewardId);
}

/** Looks after them from start to stop, every five seconds. */
export const createExpiredSessionTask = ({
  workers,
  ...deps
}: Deps & Pick<ServiceContext, 'workers'>): PeriodicTask =>
  workers.schedule('Close expired sessions', () => endExpiredSessions(deps), { restMs: 5_000 });
