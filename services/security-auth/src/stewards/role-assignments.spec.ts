import { isDomainError } from '@aera/event-store/decider';
import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isActiveSteward,
  type RoleAssignments,
  roleAssignments,
  type RoleAssignmentCommand,
  type RoleAssignmentEvent,
} from './role-assignments.ts';
import type { RoleGrant, Role } from './steward.ts';

const given = deciderSpecification(roleAssignments);
const now = '2026-01-01T00:00:00.000Z';
const tomorrow = '2026-01-02T00:00:00.000Z';

const enrolled = (
  stewardId: string,
  role: Role = 'steward',
  roleExpiresAt: string | null = null,
): RoleAssignmentEvent => ({
  type: 'StewardRoleAssigned',
  data: { stewardId, role, roleExpiresAt, enrolledAt: now },
});
const change = (stewardId: string, by: string, role: RoleGrant): RoleAssignmentCommand => ({
  type: 'ChangeRole',
  data: { stewardId, by, ...role },
  now,
});
const changed = (stewardId: string, changedBy: string, role: RoleGrant): RoleAssignmentEvent => ({
  type: 'StewardRoleChanged',
  data: { stewardId, ...role, changedBy, changedAt: now },
});
const suspend = (stewardId: string, by: string): RoleAssignmentCommand => ({
  type: 'SuspendSteward',
  data: { stewardId, by },
  now,
});
const suspended = (stewardId: string, suspendedBy: string): RoleAssignmentEvent => ({
  type: 'StewardSuspended',
  data: { stewardId, suspendedBy, suspendedAt: now },
});
const reinstate = (stewardId: string, by: string): RoleAssignmentCommand => ({
  type: 'ReinstateSteward',
  data: { stewardId, by },
  now,
});
const responder: RoleGrant = { role: 'responder', roleExpiresAt: null };
const auditor: RoleGrant = { role: 'auditor', roleExpiresAt: tomorrow };

describe('a role assignment', () => {
  it('is assigned once', () => {
    const enrol: RoleAssignmentCommand = {
      type: 'AssignInitialRole',
      data: { stewardId: 'ada', role: 'steward', roleExpiresAt: null },
      now,
    };
    given().when(enrol).then(enrolled('ada'));
    given(enrolled('ada')).when(enrol).thenNothing();
  });
  it('is changed by a steward', () =>
    given(enrolled('ada'), enrolled('bob'))
      .when(change('bob', 'ada', auditor))
      .then(changed('bob', 'ada', auditor)));
  it('adds nothing for the same role', () =>
    given(enrolled('ada'), enrolled('bob', 'responder'))
      .when(change('bob', 'ada', responder))
      .thenNothing());
  it('needs an expiry for an auditor, and rejects it for other roles', () => {
    const two = given(enrolled('ada'), enrolled('bob'));
    two
      .when(change('bob', 'ada', { role: 'auditor', roleExpiresAt: null }))
      .thenRejected('role-expiry-invalid');
    two
      .when(change('bob', 'ada', { role: 'auditor', roleExpiresAt: now }))
      .thenRejected('role-expiry-invalid');
    two
      .when(change('bob', 'ada', { role: 'responder', roleExpiresAt: tomorrow }))
      .thenRejected('role-expiry-invalid');
  });
  it('is rejected for an unknown steward', () =>
    given(enrolled('ada')).when(suspend('bob', 'ada')).thenRejected('steward-not-found'));
});

describe('suspending', () => {
  it('is idempotent, and so is reinstating', () => {
    given(enrolled('ada'), enrolled('bob')).when(suspend('bob', 'ada')).then(suspended('bob', 'ada'));
    given(enrolled('ada'), enrolled('bob'), suspended('bob', 'ada'))
      .when(suspend('bob', 'ada'))
      .thenNothing();
    given(enrolled('ada'), enrolled('bob'), suspended('bob', 'ada'))
      .when(reinstate('bob', 'ada'))
      .then({
        type: 'StewardReinstated',
        data: { stewardId: 'bob', reinstatedBy: 'ada', reinstatedAt: now },
      });
    given(enrolled('ada'), enrolled('bob')).when(reinstate('bob', 'ada')).thenNothing();
  });
});

describe('the last active steward', () => {
  it('cannot change their own role or suspend themselves', () => {
    given(enrolled('ada'))
      .when(change('ada', 'ada', responder))
      .thenRejected('own-role');
    given(enrolled('ada')).when(suspend('ada', 'ada')).thenRejected('own-role');
  });
  it('remains when two suspend each other concurrently: the second command is rejected', () =>
    given(enrolled('ada'), enrolled('bob'), suspended('bob', 'ada'))
      .when(suspend('ada', 'bob'))
      .thenRejected('steward-not-active'));
  it('cannot be suspended by another role', () => {
    for (const other of [enrolled('bob', 'responder'), enrolled('bob', 'auditor', tomorrow)])
      given(enrolled('ada'), other).when(suspend('ada', 'bob')).thenRejected('steward-not-active');
  });

  it('remains for any sequence of commands', () => {
    const people = ['ada', 'bob', 'cyd', 'dee'] as const;
    const someone = fc.constantFrom(...people);
    const at = fc.integer({ min: 0, max: 3 }).map((days) => new Date(Date.parse(now) + days * 86_400_000));
    const role = fc.oneof(
      fc.constantFrom<RoleGrant>({ role: 'steward', roleExpiresAt: null }, responder),
      at.map((roleExpiresAt): RoleGrant => ({ role: 'auditor', roleExpiresAt: roleExpiresAt.toISOString() })),
    );
    const command = fc
      .record({ stewardId: someone, by: someone, role, kind: fc.integer({ min: 0, max: 3 }), at })
      .map(({ stewardId, by, role: asRole, kind, at: moment }): RoleAssignmentCommand => {
        const when = moment.toISOString();
        if (kind === 0) return { type: 'AssignInitialRole', data: { stewardId, ...asRole }, now: when };
        if (kind === 1) return { type: 'ChangeRole', data: { stewardId, by, ...asRole }, now: when };
        return {
          type: kind === 2 ? 'SuspendSteward' : 'ReinstateSteward',
          data: { stewardId, by },
          now: when,
        };
      });
    const next = (state: RoleAssignments, one: RoleAssignmentCommand): RoleAssignments => {
      try {
        return roleAssignments.decide(one, state).reduce(roleAssignments.evolve, state);
      } catch (error) {
        if (!isDomainError(error)) throw error;
        return state;
      }
    };
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let state = [enrolled('ada')].reduce(roleAssignments.evolve, roleAssignments.initial());
        for (const one of commands) {
          state = next(state, one);
          expect(Object.values(state).filter((place) => isActiveSteward(place, one.now))).not.toHaveLength(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
