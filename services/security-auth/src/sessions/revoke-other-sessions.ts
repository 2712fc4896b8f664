import type { EventMetadata } from '@aera/service-kit';
import type { BrowserSessions } from './browser-sessions.ts';
import type { MemberSession } from './member-sessions.ts';

interface RevokeOtherSessionsInput {
  readonly memberId: string;
  /** The one that goes on. */
  readonly exceptSid: string | null | undefined;
  /** Sessions that were opened later go on, too. */
  readonly openedUntil: string;
}

interface Deps {
  readonly sessions: Pick<BrowserSessions, 'signOut'>;
  readonly sessionsOf: (memberId: string) => Promise<readonly MemberSession[]>;
}

/** Ends every session of a member but one; returns how many. Idempotent. */
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
