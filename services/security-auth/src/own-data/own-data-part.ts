import type { EventStore } from '@aera/event-store';
import type { Kit } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Trying } from '../attempts/attempts-part.ts';
import { heldRoutes } from '../held/held-routes.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import type { UsedSession } from '../sessions/member-sessions.ts';
import type { SessionActivity } from '../sessions/session-activity.ts';
import { accountDataWith } from './account-data.ts';
import { createForgetMember, forgetMemberReaction } from './forget-member.ts';
import { ownDataRoutes } from './own-data-routes.ts';

interface PartDeps extends Trying, Pick<Kit, 'clock'> {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly sessionsOf: (memberId: string) => Promise<UsedSession[]>;
  readonly activity: SessionActivity;
  readonly passkeysOf: (memberId: string) => Promise<Passkeys>;
  readonly isVerified: (memberId: string) => Promise<boolean>;
}

/** What is held of members, and how they are forgotten: by themselves, or by a steward. */
export function ownDataPart({ clock, ...deps }: PartDeps) {
  const forgetMember = createForgetMember({ ...deps, now: () => clock().toISOString() });
  const accountData = accountDataWith(deps);
  return {
    consumers: [
      { from: 'security-auth', durable: 'forget-member', on: forgetMemberReaction(forgetMember) } as const,
    ],
    routes: [
      ownDataRoutes({ ...deps, accountData, forgetMember }),
      heldRoutes({ ...deps, accountData, forgetMember }),
    ],
  };
}
