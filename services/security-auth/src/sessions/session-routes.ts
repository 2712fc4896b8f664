import {
  listMemberSessions,
  resolveSession,
  revokeMemberSession,
  revokeOtherMemberSessions,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SecurityContext } from '../security-context.ts';

/** Resolves session cookies for the gateway, and lists and revokes the sessions of a member. */
export const sessionRoutes =
  ({
    sessions,
    sessionActivity,
    listSessions,
    revokeOtherSessions,
    clock,
    now,
    log,
  }: SecurityContext): FastifyPluginAsync =>
  async (app) => {
    serve(app, resolveSession, async ({ body }) => {
      const session = await sessions.resolve(body.token);
      if (session?.member)
        await sessionActivity
          .touch(session.sid, session.member.id)
          // The session stays valid even if its activity cannot be recorded.
          .catch((error: unknown) => log.warn({ err: error }, 'the use of a session was not recorded'));
      return { session };
    });

    serve(app, listMemberSessions, async ({ identity }) => {
      const open = (await listSessions(identity.sub))
        .filter(({ endedAt, expiresAt }) => endedAt === null && Date.parse(expiresAt) > clock().getTime())
        .map(({ sid, endedAt: _endedAt, ...session }) =>
          Object.assign(session, { id: sid, current: sid === identity.sid }),
        );
      return { sessions: open.toSorted((a, b) => Number(b.current) - Number(a.current)) };
    });

    serve(app, revokeMemberSession, async ({ params: { id }, identity, request }) => {
      // Sessions of other members are reported as not found.
      const isOwn = (await listSessions(identity.sub)).some(({ sid }) => sid === id);
      if (!isOwn) throw new HttpProblem(404, 'Session not found.', { code: 'session-not-found' });
      await sessions.signOut(id, 'member', requestMetadata(request));
      return undefined;
    });

    serve(app, revokeOtherMemberSessions, async ({ identity: { sub, sid }, request }) => {
      const others = { memberId: sub, exceptSid: sid, openedUntil: now() };
      return { ended: await revokeOtherSessions(others, requestMetadata(request)) };
    });
  };
