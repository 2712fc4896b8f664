import { withErasure } from '@aera/event-store';
import type { SecurityContext } from '../security-context.ts';
import { anonymizeMemberSessions, sessionProjection } from '../sessions/sessions-projection.ts';
import { memberRoutes } from './member-routes.ts';
import { memberStream } from './member-stream.ts';
import { memberPasswordRoutes } from './password-routes.ts';
import type { MemberSignIn } from './sign-in.ts';

const projection = withErasure(sessionProjection, {
  streams: [memberStream],
  readErasedId: ({ type, data }) => (type === 'MemberErased' ? data.memberId : null),
  erase: anonymizeMemberSessions,
});

/** Registration, password sign-in, password change and password reset of members. */
export const membersModule = (context: SecurityContext, signIn: MemberSignIn) => ({
  projections: [projection],
  routes: [memberRoutes(context, signIn), memberPasswordRoutes(context)],
});
