import type { Kit, ServiceModule } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { SessionsModule } from '../sessions/sessions-module.ts';
import type { Trying } from '../throttling/attempt-throttle.ts';
import { ownDataRoutes } from './account-data-routes.ts';
import { accountDataWith } from './account-data.ts';
import { heldRoutes } from './data-subject-routes.ts';
import { createForgetMember, forgetMemberReaction } from './erase-member.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly sessions: SessionsModule;
  readonly passkeysOf: (memberId: string) => Promise<Passkeys>;
  readonly isVerified: (memberId: string) => Promise<boolean>;
  readonly trying: Trying;
}

/** Export and erasure of accounts, by members themselves or by a steward. */
export function dataSubjectModule(
  { store, clock }: Kit,
  { accounts, sessions: { sessions, sessionsOf, activity }, passkeysOf, isVerified, trying }: Needs,
): ServiceModule {
  const now = () => clock().toISOString();
  const forgetMember = createForgetMember({ store, sessions, activity, now, ...trying });
  const accountData = accountDataWith({ store, sessionsOf, passkeysOf, ...trying });
  return {
    consumers: [{ from: 'security-auth', durable: 'forget-member', on: forgetMemberReaction(forgetMember) }],
    routes: [
      ownDataRoutes({ accounts, sessions, accountData, forgetMember, ...trying }),
      heldRoutes({ store, accounts, accountData, isVerified, sessionsOf, forgetMember }),
    ],
  };
}
