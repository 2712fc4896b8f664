import type { Bus } from '@aera/event-bus';
import type { EventStore } from '@aera/event-store';
import { createGeography } from '@aera/geography';
import type { Log } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Trying } from '../attempts/attempts-part.ts';
import { createAccountMails } from '../mail/account-mails.ts';
import type { SecurityEvent } from '../security-event.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { createEndOthers } from '../sessions/end-others.ts';
import { memberSessionRoutes } from '../sessions/member-session-routes.ts';
import type { MemberSession } from '../sessions/member-sessions.ts';
import { verificationRoutes } from '../verification/verification-routes.ts';
import { createVerifications } from '../verification/verifications.ts';
import { memberRoutes } from './member-routes.ts';
import { passwordChangedReaction } from './password-changed.ts';
import { createPasswordResets } from './password-reset.ts';
import { passwordRoutes } from './password-routes.ts';
import { createMemberSignIn } from './sign-in.ts';

interface Deps {
  readonly store: EventStore<SecurityEvent>;
  readonly bus: Bus;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly sessionsOf: (memberId: string) => Promise<MemberSession[]>;
  readonly trying: Trying;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Log;
}

/** How members join, sign in, verify their address, change and reset their password, and see where they are signed in. */
export function membersPart({ store, bus, accounts, sessions, sessionsOf, trying, clock, newId, log }: Deps) {
  const send = createAccountMails({ bus, clock, newId });
  const verifications = createVerifications({ store, accounts, send, clock, log });
  const endOthers = createEndOthers({ sessions, sessionsOf });
  const signIn = createMemberSignIn({
    ...trying,
    verifications,
    sessions,
    send,
    log,
    geography: createGeography(),
  });
  const resets = createPasswordResets({ store, accounts, send, clock });
  return {
    consumer: {
      from: 'security-auth' as const,
      durable: 'password-changed',
      on: passwordChangedReaction({ accounts, endOthers, send }),
    },
    problems: {
      'email-taken': 409,
      'member-not-found': 404,
      'verification-invalid': 410,
      'reset-invalid': 410,
    },
    routes: [
      memberRoutes({ accounts, sessions, verifications, signIn, ...trying }),
      verificationRoutes({ accounts, verifications, attempts: trying.attempts }),
      passwordRoutes({ store, accounts, resets, endOthers, clock, log, ...trying }),
      memberSessionRoutes({ sessions, sessionsOf, endOthers, clock }),
    ],
  };
}
