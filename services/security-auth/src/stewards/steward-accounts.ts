import type { EventMetadata } from '@aera/service-kit';
import type { createNameReservations } from '../name-reservations/name-reservations.ts';
import { hashPassword, verifyPassword } from '../passwords/password.ts';
import type { SecurityContext } from '../security-context.ts';
import { roleAssignmentsStream } from './role-assignments-stream.ts';
import { isActiveAssignment, type RoleAssignment, type RoleAssignments } from './role-assignments.ts';
import { stewardStream } from './steward-stream.ts';
import { type RoleGrant, type Role, type Steward, type StewardAccount } from './steward.ts';

interface NewSteward {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly role: Role;
}

interface StewardAccountsContext extends Pick<SecurityContext, 'store' | 'now' | 'toNameKey'> {
  readonly names: ReturnType<typeof createNameReservations>;
  readonly reserveName: (stream: string, metadata: EventMetadata) => Promise<string>;
}

const bySystem: EventMetadata = { actor: 'system' };

/** Returns the role assignment of an account. It is written after the account; until then, the initial role applies. */
export const resolveEffectiveAssignment = (
  assignments: RoleAssignments,
  { stewardId, role, roleExpiresAt }: RoleGrant & { stewardId: string },
): RoleAssignment => assignments[stewardId] ?? { role, roleExpiresAt, suspended: false };

export function createStewardAccounts({ store, names, toNameKey, reserveName, now }: StewardAccountsContext) {
  const stewards = store.stream(stewardStream);
  const roles = store.stream(roleAssignmentsStream);
  /** Returns the state of a steward, with or without access. */
  const loadSteward = (stewardId: string): Promise<Steward> => stewards.readState(stewardId);
  const loadRoleAssignments = (): Promise<RoleAssignments> => roles.readState();

  /** Returns the account with its effective role; null for stewards without access. */
  const stewardById = async (stewardId: string): Promise<StewardAccount | null> => {
    const [account, assignments] = await Promise.all([loadSteward(stewardId), loadRoleAssignments()]);
    if (account.status !== 'appointed') return null;
    const assignment = resolveEffectiveAssignment(assignments, account);
    if (!isActiveAssignment(assignment, now())) return null;
    return { ...account, role: assignment.role, roleExpiresAt: assignment.roleExpiresAt };
  };

  /** Assigns the initial role to an account. Idempotent. */
  const ensureRoleAssigned = async (stewardId: string, metadata: EventMetadata): Promise<void> => {
    const account = await loadSteward(stewardId);
    if (account.status !== 'appointed') return;
    const { role, roleExpiresAt } = account;
    const command = {
      type: 'AssignInitialRole',
      data: { stewardId, role, roleExpiresAt },
      now: now(),
    } as const;
    await roles.handle([], command, { metadata });
  };

  return {
    ensureRoleAssigned,
    loadSteward,
    loadRoleAssignments,
    stewardById,
    /** Whether invitations of this sender are valid. */
    async mayInvite(stewardId: string): Promise<boolean> {
      // The operator invites without an account.
      if ((await loadSteward(stewardId)).status === 'absent') return true;
      return (await stewardById(stewardId))?.role === 'steward';
    },
    /** Returns the ids of the stewards, with or without access, whose user name contains the text. */
    async findStewardIds(text: string): Promise<string[]> {
      const stewardIds = Object.keys(await loadRoleAssignments());
      const found = await Promise.all(stewardIds.map(loadSteward));
      const part = text.toLowerCase();
      return found.flatMap((account) =>
        account.status === 'appointed' && account.username.toLowerCase().includes(part)
          ? [account.stewardId]
          : [],
      );
    },
    /** Returns null for a wrong user name or password, and for stewards without access. */
    async authenticateSteward(username: string, password: string): Promise<StewardAccount | null> {
      const key = toNameKey('username', username);
      const stewardId = await names.findOwner(key);
      const account = stewardId ? await stewardById(stewardId) : null;
      // An interrupted invitation can leave another name reserved for the account.
      const isOwn = account !== null && toNameKey('username', account.username) === key;
      return (await verifyPassword(isOwn ? account.passwordHash : null, password)) ? account : null;
    },
    /** Appoints the first steward. Does nothing if the user name is taken. */
    async ensureSteward({ password, role, ...person }: NewSteward): Promise<void> {
      const stewardId = await reserveName(toNameKey('username', person.username), bySystem);
      if ((await loadSteward(stewardId)).status === 'absent') {
        const data = { stewardId, ...person, role, passwordHash: await hashPassword(password) };
        const command = { type: 'AppointSteward', data, now: now() } as const;
        await stewards.handle([stewardId], command, { metadata: bySystem });
      }
      await ensureRoleAssigned(stewardId, bySystem);
    },
  };
}
