import { withErasure } from '@aera/event-store';
import { createIpGeolocator } from '@aera/ip-geolocation';
import type { ServiceContext, ConsumerDefinition } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import type { SendToMember } from '../mail/member-mailer.ts';
import { anonymizeMemberSessions, memberSessions } from '../sessions/member-sessions.ts';
import type { SessionsModule } from '../sessions/sessions-module.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import type { Verifications } from '../verification/verifications.ts';
import { memberRoutes } from './member-routes.ts';
import { memberStream } from './member-stream.ts';
import { passwordChangedReaction } from './password-changed-consumer.ts';
import { createPasswordResets } from './password-reset.ts';
import { passwordRoutes, type RemovePasskeys } from './password-routes.ts';
import { createMemberSignIn } from './sign-in.ts';

interface Needs {
  readonly accounts: Accounts;
  readonly sessions: SessionsModule;
  readonly verifications: Verifications;
  readonly removePasskeys: RemovePasskeys;
  readonly send: SendToMember;
  readonly trying: ThrottlingDeps;
}

const projection = withErasure(memberSessions, {
  streams: [memberStream],
  erased: ({ type, data }) => (type === 'MemberErased' ? data.memberId : null),
  clear: anonymizeMemberSessions,
});

/** Registration, password sign-in, password change and password reset of members. */
export function membersModule(
  { store, clock, log }: ServiceContext,
  { accounts, sessions: { sessions, endOthers }, verifications, removePasskeys, send, trying }: Needs,
) {
  const signIn = createMemberSignIn({
    ...trying,
    verifications,
    sessions,
    send,
    log,
    geography: createIpGeolocator(),
  });
  const resets = createPasswordResets({ store, accounts, send, clock });
  const consumer: ConsumerDefinition = {
    from: 'security-auth',
    durable: 'password-changed',
    on: passwordChangedReaction({ accounts, endOthers, send }),
  };
  return {
    signIn,
    projections: [projection],
    consumers: [consumer],
    routes: [
      memberRoutes({ accounts, sessions, verifications, signIn, ...trying }),
      passwordRoutes({ store, accounts, resets, endOthers, removePasskeys, clock, log, ...trying }),
    ],
  };
}
