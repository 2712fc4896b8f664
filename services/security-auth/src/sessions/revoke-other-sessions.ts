import type { EventMetadata } from '@aera/service-kit';
import type { BrowserSessions } from './browser-sessions.ts';
import type { MemberSession } from './sessions-projection.ts';

interface OtherSessions {
  readonly memberId: string;
  /** The session that stays open. */
  readonly exceptSid: string | null | undefined;
  /** Sessions opened later stay open. */
  readonly openedUntil: string;
}

/** Ends every session of a member except one. Returns the number of ended sessions. Idempotent. */
export type RevokeOtherSessions = (others: OtherSessions, metadata: EventMetadata) => Promise<number>;

export const createRevokeOtherSessions =
  (
    { signOut }: Pick<BrowserSessions, 'signOut'>,
    listSessions: (
      memberId: string,
    ) => Promise<readonly Pick<MemberSession, 'sid' | 'openedAt' | 'endedAt'>[]>,
  ): RevokeOtherSessions =>
  async ({ memberId, exceptSid, openedUntil }, metadata) => {
    const others = (await listSessions(memberId)).filter(
      ({ sid, openedAt, endedAt }) =>
        endedAt === null && sid !== exceptSid && Date.parse(openedAt) <= Date.parse(openedUntil),
    );
    for (const { sid } of others) await signOut(sid, 'member', metadata);
    return others.length;
  };
