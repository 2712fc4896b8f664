import {
  revokeMemberSession,
  revokeOtherMemberSessions,
  type MemberSession as ListedSession,
  listMemberSessions,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { BrowserSessions } from './browser-sessions.ts';
import type { RevokeOtherSessions } from './revoke-other-sessions.ts';
import type { SessionWithActivity } from './member-sessions.ts';

interface Deps {
  readonly sessions: Pick<BrowserSessions, 'signOut'>;
  readonly sessionsOf: (memberId: string) => Promise<readonly SessionWithActivity[]>;
  readonly endOthers: RevokeOtherSessions;
  readonly clock: () => Date;
}

/** Open sessions of a member and their revocation. */
export const memberSessionRoutes =
  ({ sessions, sessionsOf, endOthers, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    const openOf = async (memberId: string) =>
      (await sessionsOf(memberId)).filter(
        ({ endedAt, expiresAt }) => endedAt === null && Date.parse(expiresAt) > clock().getTime(),
      );

    serve(app, listMemberSessions, async ({ identity }) => {
      const listed = (await openOf(identity.sub)).map((found) => listedOf(found, identity.sid));
      return { sessions: listed.toSorted((a, b) => Number(b.current) - Number(a.current)) };
    });

    serve(app, revokeMemberSession, async ({ params: { id }, identity, request }) => {
      // Sessions of other members are reported as not found.
      const own = (await sessionsOf(identity.sub)).some(({ sid }) => sid === id);
      if (!own) throw new HttpProblem(404, 'Session not found.', { code: 'session-not-found' });
      await sessions.signOut(id, 'member', requestMetadata(request));
      return undefined;
    });

    serve(app, revokeOtherMemberSessions, async ({ identity: { sub, sid }, request }) => {
      const others = { memberId: sub, exceptSid: sid, openedUntil: clock().toISOString() };
      return { ended: await endOthers(others, requestMetadata(request)) };
    });
  };

const listedOf = (
  {
    sid,
    openedAt,
    expiresAt,
    lastActiveAt,
    browser,
    system,
    device: kind,
    city,
    region,
    country,
  }: SessionWithActivity,
  current: string | undefined,
): ListedSession => ({
  id: sid,
  current: sid === current,
  openedAt,
  expiresAt,
  lastActiveAt,
  device: { browser, system, kind },
  place: { city, region, country },
});
