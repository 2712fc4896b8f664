import type { PeriodicTask } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { isActiveAssignment } from './role-assignments.ts';

/**
 * Every 5 s, ends the sessions of stewards who lost access, such as an auditor whose role has expired. Their requests are rejected anyway;
 * ending the session also closes open streams.
 */
export const createLostAccessTask = ({
  sql,
  accounts,
  sessions,
  now,
  workers,
}: SecurityContext): PeriodicTask =>
  workers.schedule(
    'End sessions without access',
    async () => {
      const withoutAccess = Object.entries(await accounts.loadRoleAssignments())
        .filter(([, assignment]) => !isActiveAssignment(assignment, now()))
        .map(([stewardId]) => stewardId);
      const signedIn = await sql<{ id: string }>(
        `select distinct steward_id as id from sessions
         where steward_id = any($1::text[]) and steward_ended_at is null and expires_at > $2`,
        [withoutAccess, now()],
      );
      for (const { id } of signedIn)
        await sessions.signOutEverywhere({ kind: 'steward', id }, { actor: 'system' });
    },
    { intervalMs: 5_000 },
  );
