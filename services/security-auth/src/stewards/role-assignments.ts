import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import { assertValidExpiry } from './decide-steward.ts';
import type { RoleGrant, Role } from './steward.ts';

/** Roles of all stewards. One stream serializes the decisions, so that two stewards cannot remove each other concurrently. */
export type RoleAssignmentEvent =
  | { type: 'StewardRoleAssigned'; data: RoleGrant & { stewardId: string; enrolledAt: string } }
  | {
      type: 'StewardRoleChanged';
      data: RoleGrant & { stewardId: string; changedBy: string; changedAt: string };
    }
  | { type: 'StewardSuspended'; data: { stewardId: string; suspendedBy: string; suspendedAt: string } }
  | { type: 'StewardReinstated'; data: { stewardId: string; reinstatedBy: string; reinstatedAt: string } };

export type RoleAssignmentCommand =
  | { type: 'AssignInitialRole'; data: RoleGrant & { stewardId: string }; now: string }
  | { type: 'ChangeRole'; data: RoleGrant & { stewardId: string; by: string }; now: string }
  | { type: 'SuspendSteward'; data: { stewardId: string; by: string }; now: string }
  | { type: 'ReinstateSteward'; data: { stewardId: string; by: string }; now: string };

export interface RoleAssignment extends RoleGrant {
  readonly suspended: boolean;
}

export type RoleAssignments = Readonly<Record<string, RoleAssignment>>;

/** Whether the steward has access with this role at `now`. */
export const isActiveAssignment = ({ suspended, roleExpiresAt }: RoleAssignment, now: string): boolean =>
  !suspended && (roleExpiresAt === null || Date.parse(roleExpiresAt) > Date.parse(now));

function evolve(assignments: RoleAssignments, { type, data }: RoleAssignmentEvent): RoleAssignments {
  const put = (change: Partial<RoleAssignment>) => ({
    ...assignments,
    [data.stewardId]: { ...(assignments[data.stewardId] ?? defaultAssignment), ...change },
  });
  switch (type) {
    case 'StewardRoleAssigned':
    case 'StewardRoleChanged':
      return put({ role: data.role, roleExpiresAt: data.roleExpiresAt });
    case 'StewardSuspended':
      return put({ suspended: true });
    case 'StewardReinstated':
      return put({ suspended: false });
    default:
      return unreachable(type);
  }
}

const defaultAssignment: RoleAssignment = { role: 'responder', roleExpiresAt: null, suspended: false };

const reject = rejections({
  'steward-not-found': ['not-found', 'Steward not found.'],
  'own-role': ['forbidden', 'You can’t change your own role or suspend yourself.'],
  'steward-not-active': ['forbidden', 'Only active stewards can do this.'],
});

function decide(
  { type, data, now }: RoleAssignmentCommand,
  assignments: RoleAssignments,
): RoleAssignmentEvent[] {
  const { stewardId } = data;
  const assignment = assignments[stewardId];
  if (type === 'AssignInitialRole')
    return assignment ? [] : [{ type: 'StewardRoleAssigned', data: { ...data, enrolledAt: now } }];
  const { by } = data;
  if (!assignment) throw reject('steward-not-found');
  if (by === stewardId) throw reject('own-role');
  if (!isActiveSteward(assignments[by], now)) throw reject('steward-not-active');
  switch (type) {
    case 'ChangeRole': {
      const { role, roleExpiresAt } = data;
      assertValidExpiry({ role, roleExpiresAt }, now);
      if (assignment.role === role && assignment.roleExpiresAt === roleExpiresAt) return [];
      return [
        {
          type: 'StewardRoleChanged',
          data: { stewardId, role, roleExpiresAt, changedBy: by, changedAt: now },
        },
      ];
    }
    case 'SuspendSteward':
      if (assignment.suspended) return [];
      return [{ type: 'StewardSuspended', data: { stewardId, suspendedBy: by, suspendedAt: now } }];
    case 'ReinstateSteward':
      if (!assignment.suspended) return [];
      return [{ type: 'StewardReinstated', data: { stewardId, reinstatedBy: by, reinstatedAt: now } }];
    default:
      return unreachable(type);
  }
}

const administratorRole: Role = 'steward';

/** Whether the steward has access and may manage other stewards. */
export const isActiveSteward = (assignment: RoleAssignment | undefined, now: string): boolean =>
  assignment !== undefined && assignment.role === administratorRole && isActiveAssignment(assignment, now);

/**
 * Role assignments of all stewards. At least one active steward always remains: only an active steward can remove a role, and never their
 * own. The steward role does not expire.
 */
export const roleAssignments: Decider<RoleAssignmentCommand, RoleAssignmentEvent, RoleAssignments> = {
  initial: () => ({}),
  evolve,
  decide,
};
