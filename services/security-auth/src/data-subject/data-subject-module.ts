import { type ServiceContext, serveDataSubject, type ServiceModule } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { SessionsModule } from '../sessions/sessions-module.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { accountDataRoutes } from './account-data-routes.ts';
import { createAccountDataReader } from './account-data.ts';
import { createDataSubject } from './data-subject.ts';
import { createEraseMember } from './erase-member.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly sessions: SessionsModule;
  readonly passkeysOf: (memberId: string) => Promise<Passkeys>;
  readonly isVerified: (memberId: string) => Promise<boolean>;
  readonly trying: ThrottlingDeps;
}

/** Export and erasure of accounts, by members themselves or by a steward. */
export function dataSubjectModule(
  { store, clock }: ServiceContext,
  { accounts, sessions: { sessions, sessionsOf, activity }, passkeysOf, isVerified, trying }: Needs,
): ServiceModule {
  const now = () => clock().toISOString();
  const forgetMember = createEraseMember({ store, sessions, activity, now, ...trying });
  const accountData = createAccountDataReader({ store, sessionsOf, passkeysOf, ...trying });
  const subject = createDataSubject({ store, accounts, accountData, isVerified, sessionsOf, forgetMember });
  return serveDataSubject('security-auth', subject, {
    routes: [accountDataRoutes({ accounts, sessions, accountData, forgetMember, ...trying })],
    consumers: { memberErased: 'erase-member' },
  });
}
