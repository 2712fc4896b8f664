import { brand } from '@aera/content/brand';
import type { Bus } from '@aera/event-bus';
import type { EventStore, Sql } from '@aera/event-store';
import { erasing } from '@aera/event-store';
import { createIpGeolocator } from '@aera/ip-geolocation';
import type { Log } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { Trying } from '../attempts/attempts-part.ts';
import { createAccountMails } from '../mail/account-mails.ts';
import { createChallenges } from '../passkeys/challenges.ts';
import { createMemberPasskeys } from '../passkeys/member-passkeys.ts';
import { passkeyRoutes } from '../passkeys/passkey-routes.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { createEndOthers } from '../sessions/end-others.ts';
import { memberSessionRoutes } from '../sessions/member-session-routes.ts';
import type { UsedSession } from '../sessions/member-sessions.ts';
import { anonymizeMemberSessions, memberSessions } from '../sessions/member-sessions.ts';
import { verificationRoutes } from '../verification/verification-routes.ts';
import { createVerifications } from '../verification/verifications.ts';
import { memberRoutes } from './member-routes.ts';
import { memberStream } from './member-stream.ts';
import { passwordChangedReaction } from './password-changed.ts';
import { createPasswordResets } from './password-reset.ts';
import { passwordRoutes } from './password-routes.ts';
import { createMemberSignIn } from './sign-in.ts';

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly bus: Bus;
  readonly accounts: Accounts;
  readonly sessions: BrowserSessions;
  readonly sessionsOf: (memberId: string) => Promise<UsedSession[]>;
  readonly trying: Trying;
  /** Where the site is. */
  readonly publicUrl: string;
  readonly secret: Buffer;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly log: Log;
}

/** How members join, sign in by password or passkey, verify their address, change and reset their password, and end sessions. */
export function membersPart(deps: Deps) {
  const { store, sql, bus, accounts, sessions, sessionsOf, trying, publicUrl, secret, clock, newId, log } =
    deps;
  const send = createAccountMails({ bus, clock, newId });
  const verifications = createVerifications({ store, accounts, send, clock, log });
  const endOthers = createEndOthers({ sessions, sessionsOf });
  const signIn = createMemberSignIn({
    ...trying,
    verifications,
    sessions,
    send,
    log,
    geography: createIpGeolocator(),
  });
  const resets = createPasswordResets({ store, accounts, send, clock });
  const passkeys = createMemberPasskeys({
    store,
    challenges: createChallenges({ sql, secret, clock }),
    relyingParty: relyingPartyOf(publicUrl),
    siteName: brand.name,
    clock,
    newId,
  });
  return {
    passkeysOf: passkeys.of,
    isVerified: verifications.isVerified,
    projections: [
      erasing(memberSessions, {
        streams: [memberStream],
        erased: ({ type, data }) => (type === 'MemberErased' ? data.memberId : null),
        clear: anonymizeMemberSessions,
      }),
    ],
    consumers: [
      {
        from: 'security-auth',
        durable: 'password-changed',
        on: passwordChangedReaction({ accounts, endOthers, send }),
      } as const,
    ],
    routes: [
      memberRoutes({ accounts, sessions, verifications, signIn, ...trying }),
      verificationRoutes({ accounts, verifications, attempts: trying.attempts }),
      passwordRoutes({ store, accounts, resets, endOthers, clock, log, ...trying }),
      passkeyRoutes({ accounts, passkeys, signIn, send, log, ...trying }),
      memberSessionRoutes({ sessions, sessionsOf, endOthers, clock }),
    ],
  };
}
