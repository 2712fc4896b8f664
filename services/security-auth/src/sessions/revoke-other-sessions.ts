import type { EventMetadata } from '@aera/service-kit';
import type { BrowserSessions } from './browser-sessions.ts';
import type { Account } from './session.ts';
import type { AccountSession } from './sessions-projection.ts';

interface OtherSessions {
  readonly account: Account;
  /** The session that stays open. */
  readonly exceptSid: string | null | undefined;
  /** Sessions opened later stay open. */
  readonly openedUntil: string;
}

/** Ends every session of an account except one. Returns the number of ended sessions. Idempotent. */
export type RevokeOtherSessions = (others: OtherSessions, metadata: EventMetadata) => Promise<number>;

export const createRevokeOtherSessions =
  (
    { signOut }: Pick<BrowserSessions, 'signOut'>,
    listSessions: (
      account: Account,
    ) => Promise<readonly Pick<AccountSession, 'sid' | 'openedAt' | 'endedAt'>[]>,
  ): RevokeOtherSessions =>
  async ({ account, exceptSid, openedUntil }, metadata) => {
    const others = (await listSessions(account)).filter(
      ({ sid, openedAt, endedAt }) =>
        endedAt === null && sid !== exceptSid && Date.parse(openedAt) <= Date.parse(openedUntil),
    );
    for (const { sid } of others) await signOut(sid, account.kind, metadata);
    return others.length;
  };
