import type { ClaimEvent } from './claims/claim.ts';
import type { MemberEvent } from './members/member.ts';
import { personalOfSecondFactors, type SecondFactorEvent } from './second-factor/second-factor.ts';
import { personalOfSessions, type SessionEvent } from './sessions/session.ts';
import type { RosterEvent } from './stewards/roster.ts';
import { personalOfStewardAccounts, type StewardEvent } from './stewards/steward.ts';
import type { VerificationEvent } from './verification/verification.ts';

/** Everything this context remembers. */
export type SecurityEvent =
  | ClaimEvent
  | MemberEvent
  | StewardEvent
  | RosterEvent
  | SessionEvent
  | VerificationEvent
  | SecondFactorEvent;

/** Which fields identify a person, and whom they are sealed for. */
export const personal = {
  MemberRegistered: {
    subject: (data: { memberId: string }) => data.memberId,
    fields: ['email', 'name', 'passwordHash'],
  },
  ...personalOfStewardAccounts,
  ...personalOfSecondFactors,
} as const;
  PasswordChanged: {
    subject: (data: { memberId: string }) => data.memberId,
    fields: ['passwordHash'],
  },
  ...personalOfSessions,
