import type { EventMetadata } from '@aera/service-kit';
import type { BrowserSessions } from './browser-sessions.ts';
import type { MemberSession } from './member-sessions.ts';

interface RevokeOtherSessionsInput {
  readonly memberId: string;
  /** The session that stays open. */
  readonly exceptSid: string | null | undefined;
  /** Sessions opened later stay open. */
  readonly openedUntil: string;
}

interface Deps {
  readonly sessions: Pick<BrowserSessions, 'signOut'>;
  readonly sessionsOf: (memberId: string) => Promise<readonly MemberSession[]>;
}

/** Ends every session of a member except one. Returns the number of ended sessions. Idempotent. */
export const createRevokeOtherSessions =
  ({ sessions, sessionsOf }: Deps) =>
  async (
    { memberId, exceptSid, openedUntil }: RevokeOtherSessionsInput,
    metadata: EventMetadata,
  ): Promise<number> => {
    const others = (await sessionsOf(memberId)).filter(
      ({ sid, openedAt, endedAt }) =>
        endedAt === null && sid !== exceptSid && Date.parse(openedAt) <= Date.parse(openedUntil),
    );
    for (const { sid } of others) await sessions.signOut(sid, 'member', metadata);
    return others.length;
  };

export type RevokeOtherSessions = ReturnType<typeof createRevokeOtherSessions>;
