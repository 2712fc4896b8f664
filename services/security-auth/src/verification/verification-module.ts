import type { ServiceContext } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { SendToMember } from '../mail/member-mailer.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { verificationRoutes } from './verification-routes.ts';
import { createVerifications } from './verifications.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly send: SendToMember;
  readonly trying: ThrottlingDeps;
}

/** Verification of members' e-mails by mailed links. */
export function verificationModule({ store, clock, log }: ServiceContext, { accounts, send, trying }: Needs) {
  const verifications = createVerifications({ store, accounts, send, clock, log });
  return {
    verifications,
    routes: [verificationRoutes({ accounts, verifications, attempts: trying.attempts })],
  };
}
