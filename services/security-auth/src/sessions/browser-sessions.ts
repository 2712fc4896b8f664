import type { ResolvedSession } from '@aera/contracts';
import { rejections } from '@aera/event-store/decider';
import type { EventStore } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { fullName } from '../full-name.ts';
import { sessionStream } from './session-stream.ts';
import { type AccountKind, type Session, type SessionDescription } from './session.ts';
import { newSessionToken, sessionIdFromToken } from './session-token.ts';

const reject = rejections({ 'session-ended': ['unauthenticated', 'Sign in to continue.'] });

/** Lifetime of a session in milliseconds: 30 days for members, 12 hours for stewards. */
const sessionTtlMs: Record<AccountKind, number> = { member: 30 * 86_400_000, steward: 12 * 3_600_000 };

export interface BrowserSessions {
  /** Signs an account in under a new token. Another identity in the browser's session stays signed in. */
  open(
    account: { kind: AccountKind; id: string },
    previousSid: string | undefined,
    metadata: EventMetadata,
  ): Promise<{ token: string; expiresAt: Date }>;
  /**
   * Rotates the token after step-up of the signed-in steward. Call `endOld` after the browser has received the new token. A stolen old
   * token is then invalid and never gains the step-up.
   * @throws DomainError `session-ended`
   */
  rotate(
    sid: string,
    stewardId: string,
    metadata: EventMetadata,
  ): Promise<{ token: string; expiresAt: Date; revokePrevious: () => Promise<void> }>;
  /** Records the device and location of a member's sign-in. */
  describe(sid: string, description: SessionDescription, metadata: EventMetadata): Promise<void>;
  /** Signs one identity out. Returns true if the session is then empty. */
  signOut(sid: string, kind: AccountKind, metadata: EventMetadata): Promise<boolean>;
  /** Ends every session of a member. */
  endAll(memberId: string, metadata: EventMetadata): Promise<void>;
  /** Returns the session of a token; null if it is unknown or ended. */
  resolve(token: string): Promise<ResolvedSession | null>;
}

interface Deps {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly clock: () => Date;
  /** Returns the sessions of a member without an end. */
  readonly openSidsOf: (memberId: string) => Promise<readonly string[]>;
}

/** Sessions, read from their own streams, so that a sign-out is effective once it is acknowledged. */
export function createBrowserSessions({ store, accounts, clock, openSidsOf }: Deps): BrowserSessions {
  const read = async (sid: string) => {
    const state = await store.stream(sessionStream).readState(sid);
    return state.status === 'open' && Date.parse(state.expiresAt) > clock().getTime() ? state : null;
  };

  const signOut: BrowserSessions['signOut'] = async (sid, kind, metadata) => {
    const command = { type: 'SignOut', data: { kind }, now: clock().toISOString() } as const;
    const { state } = await store.stream(sessionStream).handle([sid], command, { metadata });
    return state.status !== 'open';
  };

  const describe: BrowserSessions['describe'] = async (sid, data, metadata) => {
    await store.stream(sessionStream).handle([sid], { type: 'DescribeSession', data }, { metadata });
  };

  type OpenSession = Extract<Session, { status: 'open' }>;
  const begin = async (
    { kind, id }: { kind: AccountKind; id: string },
    previous: OpenSession | null,
    metadata: EventMetadata,
    renewed = false,
  ) => {
    const now = clock();
    const token = newSessionToken();
    const sid = sessionIdFromToken(token);
    // With two accounts in one browser, the earlier expiry applies: a steward is never signed in for more than 12 hours.
    const limits = [
      now.getTime() + sessionTtlMs[kind],
      ...(previous ? [Date.parse(previous.expiresAt)] : []),
    ];
    const expiresAt = new Date(Math.min(...limits));
    const held = { memberId: previous?.memberId ?? null, stewardId: previous?.stewardId ?? null };
    const data = {
      sid,
      ...held,
      ...(kind === 'member' ? { memberId: id } : { stewardId: id }),
      openedFor: kind,
      expiresAt: expiresAt.toISOString(),
      // A member's sign-in does not authenticate the steward in the same browser.
      authenticatedAt: kind === 'steward' ? now.toISOString() : (previous?.authenticatedAt ?? null),
      ...(renewed && { renewed: true as const }),
    };
    const command = { type: 'OpenSession', data, now: now.toISOString() } as const;
    await store.stream(sessionStream).handle([sid], command, { metadata });
    // The device and location of the member's sign-in carry over to the new session.
    if (kind === 'steward' && previous?.description) await describe(sid, previous.description, metadata);
    return { token, expiresAt };
  };

  const replace = async (sid: string, metadata: EventMetadata): Promise<void> => {
    const command = { type: 'ReplaceSession', now: clock().toISOString() } as const;
    await store.stream(sessionStream).handle([sid], command, { metadata });
  };

  return {
    signOut,
    describe,
    async endAll(memberId, metadata) {
      for (const sid of await openSidsOf(memberId)) await signOut(sid, 'member', metadata);
    },
    async open(account, previousSid, metadata) {
      const previous = previousSid ? await read(previousSid) : null;
      const opened = await begin(account, previous, metadata);
      if (previous) await replace(previous.sid, metadata);
      return opened;
    },
    async rotate(sid, stewardId, metadata) {
      const previous = await read(sid);
      if (previous?.stewardId !== stewardId) throw reject('session-ended');
      const opened = await begin({ kind: 'steward', id: stewardId }, previous, metadata, true);
      return { ...opened, revokePrevious: () => replace(sid, metadata) };
    },
    async resolve(token) {
      const found = await read(sessionIdFromToken(token));
      if (!found) return null;
      const [member, steward] = await Promise.all([
        found.memberId ? accounts.memberById(found.memberId) : null,
        found.stewardId ? accounts.stewardById(found.stewardId) : null,
      ]);
      if (!member && !steward) return null;
      return {
        sid: found.sid,
        member: member && { id: member.memberId, name: member.name, email: member.email },
        steward: steward && {
          id: steward.stewardId,
          username: steward.username,
          name: fullName(steward),
          role: steward.role,
          authenticatedAt: found.authenticatedAt,
          until: steward.until,
        },
      };
    },
  };
}
