import { eventStore } from './0001-event-store.ts';
import { memberSessions } from './0002-member-sessions.ts';
import { attempts } from './0020-attempts.ts';
import { describedSessions } from './0021-session-device-columns.ts';
import { spentChallenges } from './0022-spent-challenges.ts';
import { sessionActivity } from './0023-session-activity.ts';
import { stewards } from './0030-stewards.ts';
import { auditLog } from './0060-audit-log.ts';
import { compliance } from './0061-compliance.ts';
import { memberNetworks } from './0052-member-networks.ts';
import { threats } from './0050-threats.ts';

export const migrations = [
  eventStore,
  memberSessions,
  attempts,
  describedSessions,
  spentChallenges,
  sessionActivity,
  stewards,
  auditLog,
  compliance,
  threats,
  memberNetworks,
];
