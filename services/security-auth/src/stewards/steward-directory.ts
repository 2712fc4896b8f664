import type { StewardChecklist, StewardInvitation, StewardListItem } from '@aera/contracts';
import { waitForProjection } from '@aera/event-store';
import type { SecurityContext } from '../security-context.ts';
import { isActiveAssignment, type RoleAssignment } from './role-assignments.ts';
import type { Invitation, StewardAccount } from './steward.ts';
import { resolveEffectiveAssignment } from './steward-accounts.ts';
import {
  createInitialRow,
  readStewardRows,
  type StewardRow,
  stewardProjection,
} from './stewards-projection.ts';

/** Lists stewards and invitations. Times come from the projection, personal data from the stream of each steward. */
export function createStewardDirectory({ store, sql, accounts, secondFactorPolicy, now }: SecurityContext) {
  const toChecklist = async (row: StewardRow): Promise<StewardChecklist> => ({
    invitedAt: row.invitedAt,
    passwordSetAt: row.passwordSetAt,
    hasSecondFactor: await secondFactorPolicy.has(row.stewardId),
    firstSignInAt: row.firstSignInAt,
  });

  /** Maps a pending invitation to the response. */
  const toListedInvitation = async ({
    stewardId: id,
    email,
    role,
    roleExpiresAt,
    invitedAt,
    invitedBy,
    token: { expiresAt },
  }: Invitation): Promise<StewardInvitation> => {
    const expired = expiresAt <= now() || !(await accounts.mayInvite(invitedBy));
    return { id, email, role, roleExpiresAt, invitedAt, expiresAt, expired };
  };

  return {
    toListedInvitation,
    async list(): Promise<{ people: StewardListItem[]; invitations: StewardInvitation[] }> {
      await waitForProjection(store, stewardProjection.name);
      const [rows, assignments] = await Promise.all([readStewardRows(sql), accounts.loadRoleAssignments()]);
      const people: StewardListItem[] = [];
      const invitations: StewardInvitation[] = [];
      for (const row of rows) {
        const state = await accounts.loadSteward(row.stewardId);
        if (state.status === 'invited') invitations.push(await toListedInvitation(state));
        if (state.status !== 'appointed') continue;
        const person = toListedSteward(state, resolveEffectiveAssignment(assignments, state), now());
        people.push({ ...person, lastSignInAt: row.lastSignInAt, checklist: await toChecklist(row) });
      }
      return { people: people.toSorted(compareByName), invitations };
    },
    /** Returns which of the first steps a steward has completed. */
    async readChecklist(stewardId: string): Promise<StewardChecklist> {
      await waitForProjection(store, stewardProjection.name);
      const [row] = await readStewardRows(sql, stewardId);
      return toChecklist(row ?? createInitialRow(stewardId));
    },
  };
}

const toListedSteward = (
  { stewardId: id, ...account }: StewardAccount,
  assignment: RoleAssignment,
  now: string,
) => ({
  id,
  firstName: account.firstName,
  lastName: account.lastName,
  username: account.username,
  email: account.email,
  role: assignment.role,
  roleExpiresAt: assignment.roleExpiresAt,
  status: assignment.suspended
    ? ('suspended' as const)
    : isActiveAssignment(assignment, now)
      ? ('active' as const)
      : ('expired' as const),
});

const compareByName = (one: StewardListItem, other: StewardListItem): number =>
  `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`);
