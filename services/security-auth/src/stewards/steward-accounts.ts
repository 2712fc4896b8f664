import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { createNameClaims } from '../name-reservations/name-reservations.ts';
import { hashPassword, verifyPassword } from '../passwords/password.ts';
import { roleAssignmentsStream } from './role-assignments-stream.ts';
import { isActiveAssignment, type RoleAssignment, type RoleAssignments } from './role-assignments.ts';
import { stewardStream } from './steward-stream.ts';
import { type RoleGrant, type Role, type Steward, type StewardAccount } from './steward.ts';

/** A steward with access and their effective role. */
export type AppointedSteward = StewardAccount;

interface NewSteward {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly role: Role;
}

export interface StewardAccounts {
  /** Appoints the first steward. Does nothing if the user name is taken. */
  ensureSteward(person: NewSteward): Promise<void>;
  /** Returns null for a wrong user name or password, and for stewards without access. */
  authenticateSteward(username: string, password: string): Promise<AppointedSteward | null>;
  /** Returns null for stewards without access. */
  stewardById(stewardId: string): Promise<AppointedSteward | null>;
  /** Returns the state of a steward, with or without access. */
  loadSteward(stewardId: string): Promise<Steward>;
  /** Whether the password is that of this steward. */
  isPasswordOf(stewardId: string, password: string): Promise<boolean>;
  loadRoleAssignments(): Promise<RoleAssignments>;
  /** Assigns the initial role to an account. Idempotent. */
  ensureRoleAssigned(stewardId: string, metadata: EventMetadata): Promise<void>;
}

interface Deps {
  readonly store: EventStore;
  /** Returns the stream of the reservation of a user name. */
  readonly usernameStream: (username: string) => string;
  /** Reserves a name for its owner or for a new account. Returns the account id. */
  readonly reserveName: (stream: string, metadata: EventMetadata) => Promise<string>;
  readonly now: () => string;
}

const bySystem: EventMetadata = { actor: 'system' };

/** Returns the role assignment of an account. It is written after the account; until then, the initial role applies. */
export const effectiveAssignment = (
  places: RoleAssignments,
  { stewardId, role, until }: RoleGrant & { stewardId: string },
): RoleAssignment => places[stewardId] ?? { role, until, suspended: false };

export function createStewardAccounts({ store, usernameStream, reserveName, now }: Deps): StewardAccounts {
  const claims = createNameClaims(store);
  const loadSteward = (stewardId: string): Promise<Steward> =>
    store.stream(stewardStream).readState(stewardId);
  const loadRoleAssignments = (): Promise<RoleAssignments> => store.stream(roleAssignmentsStream).readState();

  const stewardById = async (stewardId: string): Promise<AppointedSteward | null> => {
    const [account, places] = await Promise.all([loadSteward(stewardId), loadRoleAssignments()]);
    if (account.status !== 'appointed') return null;
    const place = effectiveAssignment(places, account);
    return isActiveAssignment(place, now()) ? { ...account, role: place.role, until: place.until } : null;
  };
  const ownerOf = (username: string) => claims.ownerOf(usernameStream(username));
  const fits = async (account: StewardAccount | null, password: string): Promise<boolean> =>
    verifyPassword(account?.passwordHash ?? null, password);

  const enrol = async (stewardId: string, metadata: EventMetadata) => {
    const account = await loadSteward(stewardId);
    if (account.status !== 'appointed') return;
    const { role, until } = account;
    const command = { type: 'AssignInitialRole', data: { stewardId, role, until }, now: now() } as const;
    await store.stream(roleAssignmentsStream).handle([], command, { metadata });
  };

  return {
    ensureRoleAssigned: enrol,
    loadSteward,
    loadRoleAssignments: loadRoleAssignments,
    stewardById,
    async isPasswordOf(stewardId, password) {
      return fits(await stewardById(stewardId), password);
    },
    async authenticateSteward(username, password) {
      const accountId = await ownerOf(username);
      const account = accountId ? await stewardById(accountId) : null;
      return (await fits(account, password)) ? account : null;
    },
    async ensureSteward({ password, role, ...person }) {
      const stewardId = await reserveName(usernameStream(person.username), bySystem);
      if ((await loadSteward(stewardId)).status === 'absent') {
        const data = { stewardId, ...person, role, passwordHash: await hashPassword(password) };
        const command = { type: 'AppointSteward', data, now: now() } as const;
        await store.stream(stewardStream).handle([stewardId], command, { metadata: bySystem });
      }
      await enrol(stewardId, bySystem);
    },
  };
}
