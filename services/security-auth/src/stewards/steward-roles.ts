import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { roleAssignmentsStream } from './role-assignments-stream.ts';
import { type RoleAssignmentCommand } from './role-assignments.ts';
import type { RoleGrant } from './steward.ts';
import type { EndStewardSessions } from './steward-sessions.ts';

/** Management of roles by stewards. Every method throws the DomainErrors of the role assignments. */
export interface StewardRoles {
  changeRole(stewardId: string, role: RoleGrant, by: string, metadata: EventMetadata): Promise<void>;
  suspend(stewardId: string, by: string, metadata: EventMetadata): Promise<void>;
  reinstate(stewardId: string, by: string, metadata: EventMetadata): Promise<void>;
}

interface Deps {
  readonly store: EventStore;
  readonly accounts: Pick<Accounts, 'ensureRoleAssigned'>;
  readonly endSessions: EndStewardSessions;
  readonly now: () => string;
}

export function createStewardRoles({ store, accounts, endSessions, now }: Deps): StewardRoles {
  const decide = async (command: RoleAssignmentCommand, by: string, metadata: EventMetadata) => {
    // Repairs accounts whose assignment is missing after a crash.
    await accounts.ensureRoleAssigned(by, metadata);
    await accounts.ensureRoleAssigned(command.data.stewardId, metadata);
    await store.stream(roleAssignmentsStream).handle([], command, { metadata });
  };
  return {
    async changeRole(stewardId, { role, until }, by, metadata) {
      const data = { stewardId, role, until, by };
      await decide({ type: 'ChangeRole', data, now: now() }, by, metadata);
      await endSessions(stewardId, metadata);
    },
    async suspend(stewardId, by, metadata) {
      await decide({ type: 'SuspendSteward', data: { stewardId, by }, now: now() }, by, metadata);
      await endSessions(stewardId, metadata);
    },
    reinstate: (stewardId, by, metadata) =>
      decide({ type: 'ReinstateSteward', data: { stewardId, by }, now: now() }, by, metadata),
  };
}
