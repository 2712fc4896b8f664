import type { StewardChecklist, StewardInvitation, StewardListItem } from '@aera/contracts';
import { type EventStore, type Sql, waitForProjection } from '@aera/event-store';
import type { Accounts } from '../accounts.ts';
import { isActiveAssignment, type RoleAssignment } from './role-assignments.ts';
import type { Invitation, StewardAccount } from './steward.ts';
import { effectiveAssignment } from './steward-accounts.ts';
import { readStewardRows, type StewardRow, stewardProjection } from './stewards-projection.ts';

/** Whether a steward has a second factor. */
type HasSecondFactor = (stewardId: string) => Promise<boolean>;

export interface StewardDirectory {
  list(): Promise<{ people: StewardListItem[]; invitations: StewardInvitation[] }>;
  /** Returns which of the first steps a steward has completed. */
  checklist(stewardId: string): Promise<StewardChecklist>;
}

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly accounts: Pick<Accounts, 'loadSteward' | 'loadRoleAssignments'>;
  readonly hasSecondFactor: HasSecondFactor;
  readonly now: () => string;
}

/** Lists stewards and invitations. Times come from the projection, personal data from the stream of each steward. */
export function createStewardDirectory({
  store,
  sql,
  accounts,
  hasSecondFactor,
  now,
}: Deps): StewardDirectory {
  const checklistOf = async (row: StewardRow): Promise<StewardChecklist> => ({
    invitedAt: row.invitedAt,
    passwordSetAt: row.passwordSetAt,
    hasSecondFactor: await hasSecondFactor(row.stewardId),
    firstSignInAt: row.firstSignInAt,
  });

  return {
    async list() {
      await waitForProjection(store, stewardProjection.name);
      const [rows, places] = await Promise.all([readStewardRows(sql), accounts.loadRoleAssignments()]);
      const people: StewardListItem[] = [];
      const invitations: StewardInvitation[] = [];
      for (const row of rows) {
        const state = await accounts.loadSteward(row.stewardId);
        if (state.status === 'invited') invitations.push(invitationView(state, now()));
        if (state.status !== 'appointed') continue;
        const place = effectiveAssignment(places, state);
        const { lastSignInAt } = row;
        people.push({ ...personView(state, place, now()), lastSignInAt, checklist: await checklistOf(row) });
      }
      return { people: people.toSorted(byName), invitations };
    },
    async checklist(stewardId) {
      await waitForProjection(store, stewardProjection.name);
      const [row] = await readStewardRows(sql, stewardId);
      return row ? checklistOf(row) : { ...nothingDone, hasSecondFactor: await hasSecondFactor(stewardId) };
    },
  };
}

const nothingDone = { invitedAt: null, passwordSetAt: null, firstSignInAt: null };

/** Maps a pending invitation to the response. */
export const invitationView = (
  { stewardId: id, email, role, until, invitedAt, token: { expiresAt } }: Invitation,
  now: string,
): StewardInvitation => ({ id, email, role, until, invitedAt, expiresAt, expired: expiresAt <= now });

const personView = ({ stewardId: id, ...account }: StewardAccount, place: RoleAssignment, now: string) => ({
  id,
  firstName: account.firstName,
  lastName: account.lastName,
  username: account.username,
  email: account.email,
  role: place.role,
  until: place.until,
  status: place.suspended
    ? ('suspended' as const)
    : isActiveAssignment(place, now)
      ? ('active' as const)
      : ('ended' as const),
});

const byName = (one: StewardListItem, other: StewardListItem): number =>
  `${one.lastName} ${one.firstName}`.localeCompare(`${other.lastName} ${other.firstName}`);
