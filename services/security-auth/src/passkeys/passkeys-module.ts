import { brand } from '@aera/content/brand';
import type { ServiceContext } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { SecurityEnv } from '../config.ts';
import type { SendToMember } from '../mail/member-mailer.ts';
import type { MemberSignIn } from '../members/sign-in.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { createChallenges } from './challenges.ts';
import { createMemberPasskeys, relyingPartyOf } from './member-passkeys.ts';
import { passkeyRoutes } from './passkey-routes.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly signIn: MemberSignIn;
  readonly send: SendToMember;
  readonly trying: ThrottlingDeps;
}

/** Passkeys of members (WebAuthn), bound to the domain of the site. */
export function passkeysModule(
  { config, store, sql, clock, newId, log }: ServiceContext<SecurityEnv>,
  { accounts, signIn, send, trying }: Needs,
) {
  const passkeys = createMemberPasskeys({
    store,
    challenges: createChallenges({ sql, secret: config.MASTER_KEY, clock }),
    relyingParty: relyingPartyOf(config.PUBLIC_URL),
    siteName: brand.name,
    clock,
    newId,
  });
  return {
    passkeysOf: passkeys.of,
    removeAll: passkeys.removeAll,
    routes: [passkeyRoutes({ accounts, passkeys, signIn, send, log, ...trying })],
  };
}
