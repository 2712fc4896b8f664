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
 * Ends the sessions of stewards who lost access, such as an auditor whose role has expired. Requests are rejected anyway; this also closes
 * open streams. Returns the ids of the stewards.
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

/** Ends expired sessions every 5 s. */
export const createExpiredSessionTask = ({
  workers,
  ...deps
}: Deps & Pick<ServiceContext, 'workers'>): PeriodicTask =>
  workers.schedule('Close expired sessions', () => endExpiredSessions(deps), { intervalMs: 5_000 });
