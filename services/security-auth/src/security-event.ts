import type { AllowListEvent } from './blocks/allow-list.ts';
import type { BlockEvent } from './blocks/block.ts';
import type { ClaimEvent } from './claims/claim.ts';
import type { MemberEvent } from './members/member.ts';
import type { FrontendEvent } from './frontends/frontend.ts';
import { type PasskeyEvent, personalOfPasskeys } from './passkeys/passkeys.ts';
import type { ComplianceEvent } from './compliance/assessment.ts';
import { personalOfSecondFactors, type SecondFactorEvent } from './second-factor/second-factor.ts';
import { personalOfSessions, type SessionEvent } from './sessions/session.ts';
import type { RosterEvent } from './stewards/roster.ts';
import { personalOfStewardAccounts, type StewardEvent } from './stewards/steward.ts';
import type { RuleModeEvent } from './threats/rule-modes.ts';
import { personalOfThreats } from './threats/personal-of-threats.ts';
import type { ThreatEvent } from './threats/threat.ts';
import type { VerificationEvent } from './verification/verification.ts';

/** Everything this context remembers. */
export type SecurityEvent =
  | ClaimEvent
  | MemberEvent
  | PasskeyEvent
  | StewardEvent
  | RosterEvent
  | SessionEvent
  | VerificationEvent
  | ThreatEvent
  | RuleModeEvent
  | BlockEvent
  | AllowListEvent
  | SecondFactorEvent
  | ComplianceEvent
  | FrontendEvent;

/** Which fields identify a person, and whom they are sealed for. */
export const personal = {
  MemberRegistered: {
    subject: (data: { memberId: string }) => data.memberId,
    fields: ['email', 'name', 'passwordHash'],
  },
  PasswordChanged: {
    subject: (data: { memberId: string }) => data.memberId,
    fields: ['passwordHash'],
  },
  ...personalOfSessions,
  ...personalOfPasskeys,
  ...personalOfStewardAccounts,
  ...personalOfThreats,
  ...personalOfSecondFactors,
} as const;
