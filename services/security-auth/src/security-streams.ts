import type { ServiceStream } from '@aera/service-kit';
import { reservationStreams } from './name-reservations/name-reservation-stream.ts';
import { allowListStream } from './blocks/allow-list-stream.ts';
import { blockStream } from './blocks/block-stream.ts';
import { complianceStream } from './compliance/compliance-stream.ts';
import { frontendStream } from './frontends/frontend-stream.ts';
import { memberStream } from './members/member-stream.ts';
import { passkeysStream } from './passkeys/passkeys-stream.ts';
import { secondFactorStream } from './second-factor/second-factor-stream.ts';
import { sessionStream } from './sessions/session-stream.ts';
import { roleAssignmentsStream } from './stewards/role-assignments-stream.ts';
import { stewardStream } from './stewards/steward-stream.ts';
import { ruleModesStream } from './threats/rule-modes-stream.ts';
import { threatStream } from './threats/threat-stream.ts';
import { verificationStream } from './verification/verification-stream.ts';

/** Every stream of the service. */
export const securityStreams: readonly ServiceStream[] = [
  ...Object.values(reservationStreams),
  memberStream,
  passkeysStream,
  stewardStream,
  roleAssignmentsStream,
  sessionStream,
  verificationStream,
  threatStream,
  ruleModesStream,
  blockStream,
  allowListStream,
  secondFactorStream,
  complianceStream,
  frontendStream,
];
