import { type ResolvedSession, stewardIdleSeconds } from '@aera/contracts';
import { rejections } from '@aera/event-store/decider';
import { requireProjected } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { formatFullName } from '../full-name.ts';
import type { SecurityContext } from '../security-context.ts';
import { sessionStream } from './session-stream.ts';
import { type Account, type AccountKind, type Session, type SessionDescription } from './session.ts';
import {
  findOpenSids,
  findOpenSuccessors,
  type KeptSessions,
  sessionProjection,
} from './sessions-projection.ts';
import { createSessionToken, toSessionId } from './session-token.ts';

const reject = rejections({ 'session-ended': ['unauthenticated', 'Sign in to continue.'] });

/** Time without a request after which a steward is signed out, in milliseconds. */
const stewardIdleMs = stewardIdleSeconds * 1000;

/** Lifetime of a session in milliseconds: 30 days for members, 12 hours for stewards. */
const sessionTtlMs: Record<AccountKind, number> = { member: 30 * 86_400_000, steward: 12 * 3_600_000 };

interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

interface RotatedSession extends OpenedSession {
  readonly revokePrevious: () => Promise<void>;
  readonly revokeNew: () => Promise<void>;
}

/** Sessions, read from their own streams, so that a sign-out is effective once it is acknowledged. */
export function createBrowserSessions({
  store,
  sql,
  accounts,
  sessionActivity,
  secondFactorPolicy,
  clock,
  now,
}: Pick<
  SecurityContext,
  'store' | 'sql' | 'accounts' | 'sessionActivity' | 'secondFactorPolicy' | 'clock' | 'now'
>) {
  const read = async (sid: string) => {
    const state = await store.stream(sessionStream).readState(sid);
    return state.status === 'open' && Date.parse(state.expiresAt) > clock().getTime() ? state : null;
  };

  /** Returns an open session in which the account is signed in, or null. */
  const readSignedIn = async (sid: string, { kind, id }: Account) => {
    const session = await read(sid);
    return (kind === 'member' ? session?.memberId : session?.stewardId) === id ? session : null;
  };

  /** Whether an account is signed in to a session, or to the one that has replaced it. */
  const isStillSignedIn = async (sid: string, account: Account): Promise<boolean> => {
    if (await readSignedIn(sid, account)) return true;
    const state = await store.stream(sessionStream).readState(sid);
    return state.status === 'ended' && state.nextSid !== null && isStillSignedIn(state.nextSid, account);
  };

  /** Signs one account out. Returns true if the session is then empty. */
  const signOut = async (sid: string, kind: AccountKind, metadata: EventMetadata): Promise<boolean> => {
    const command = { type: 'SignOut', data: { kind }, now: now() } as const;
    const { state } = await store.stream(sessionStream).handle([sid], command, { metadata });
    return state.status !== 'open';
  };

  /** Records the device and location of the sign-in of an account. */
  const describe = async (
    sid: string,
    kind: AccountKind,
    description: SessionDescription,
    metadata: EventMetadata,
  ): Promise<void> => {
    const data = { kind, ...description };
    await store.stream(sessionStream).handle([sid], { type: 'DescribeSession', data }, { metadata });
  };

  type OpenSession = Extract<Session, { status: 'open' }>;
  const begin = async (
    { kind, id }: Account,
    previous: OpenSession | null,
    metadata: EventMetadata,
    { renewed = false } = {},
  ): Promise<OpenedSession> => {
    const token = createSessionToken();
    const openedAt = clock();
    const sid = toSessionId(token);
    // With two accounts in one browser, the earlier expiry applies: a steward is never signed in for more than 12 hours.
    const otherKind = kind === 'member' ? 'steward' : 'member';
    const otherId = (kind === 'member' ? previous?.stewardId : previous?.memberId) ?? null;
    const limits = [
      openedAt.getTime() + sessionTtlMs[kind],
      ...(previous && (renewed || otherId !== null) ? [Date.parse(previous.expiresAt)] : []),
    ];
    const expiresAt = new Date(Math.min(...limits));
    const data = {
      sid,
      memberId: previous?.memberId ?? null,
      stewardId: previous?.stewardId ?? null,
      ...(kind === 'member' ? { memberId: id } : { stewardId: id }),
      openedFor: kind,
      expiresAt: expiresAt.toISOString(),
      // A member's sign-in does not authenticate the steward in the same browser.
      authenticatedAt: kind === 'steward' ? openedAt.toISOString() : (previous?.authenticatedAt ?? null),
      ...(renewed && { renewed: true as const }),
      ...(previous && { previousSid: previous.sid }),
    };
    const command = { type: 'OpenSession', data, now: openedAt.toISOString() } as const;
    await store.stream(sessionStream).handle([sid], command, { metadata });
    // The other account may have been signed out of the previous session while this one opened.
    if (
      previous &&
      otherId !== null &&
      !(await isStillSignedIn(previous.sid, { kind: otherKind, id: otherId }))
    )
      await signOut(sid, otherKind, { actor: 'system' });
    // Devices and locations of earlier sign-ins carry over to the new session.
    for (const [of, description] of Object.entries(previous?.descriptions ?? {}))
      if (renewed || of !== kind) await describe(sid, of as AccountKind, description, metadata);
    return { token, expiresAt };
  };

  /** Returns the steward of a session; null without access or after too long without a request. */
  const findSteward = async (sid: string, openedAt: string, stewardId: string) => {
    const steward = await accounts.stewardById(stewardId);
    if (!steward || !(await sessionActivity.isIdle({ sid, openedAt }, stewardIdleMs))) return steward;
    await signOut(sid, 'steward', { actor: 'system' });
    return null;
  };

  const replace = async (sid: string, nextSid: string | null, metadata: EventMetadata): Promise<void> => {
    const command = { type: 'ReplaceSession', data: { nextSid }, now: now() } as const;
    await store.stream(sessionStream).handle([sid], command, { metadata });
  };

  return {
    signOut,
    describe,
    /**
     * Signs an account out of a session and of those that have replaced it since, such as after a step-up. Another account in the same
     * browser stays signed in. Returns true if the sessions are then empty. Idempotent.
     * @throws EventStoreError `projection-lagging`
     */
    async signOutWithSuccessors(sid: string, kind: AccountKind, metadata: EventMetadata): Promise<boolean> {
      const listSuccessors = async () => {
        await requireProjected(store, sessionProjection.name);
        return findOpenSuccessors(sql, kind, sid);
      };
      const isEmpty = await signOut(sid, kind, metadata);
      let successors = await listSuccessors();
      while (successors.some(({ isSignedIn }) => isSignedIn)) {
        for (const one of successors) if (one.isSignedIn) await signOut(one.sid, kind, metadata);
        successors = await listSuccessors();
      }
      return isEmpty && successors.length === 0;
    },
    /**
     * Signs an account out of its sessions. Another account in the same browser stays signed in. Returns the number of ended sessions.
     * Idempotent.
     * @throws EventStoreError `projection-lagging`
     */
    async signOutEverywhere(
      account: Account,
      metadata: EventMetadata,
      kept: KeptSessions = {},
    ): Promise<number> {
      const listOpen = async (keptSessions: KeptSessions) => {
        await requireProjected(store, sessionProjection.name);
        return findOpenSids(sql, account, now(), keptSessions);
      };
      const sids = await listOpen(kept);
      // A session may be replaced after it was listed. New sign-ins and what replaces the kept session stay open.
      const keptLater = { ...kept, openedUntil: kept.openedUntil ?? now() };
      for (let open = sids; open.length > 0; open = await listOpen(keptLater))
        for (const sid of open) await signOut(sid, account.kind, metadata);
      return sids.length;
    },
    /** Signs an account in under a new token. Another account in the browser's session stays signed in. */
    async open(
      account: Account,
      previousSid: string | undefined,
      metadata: EventMetadata,
    ): Promise<OpenedSession> {
      const previous = previousSid ? await read(previousSid) : null;
      const opened = await begin(account, previous, metadata);
      if (previous) await replace(previous.sid, toSessionId(opened.token), metadata);
      return opened;
    },
    /**
     * Rotates the token of a signed-in account, such as after the step-up of a steward. Call `revokePrevious` after the response with
     * the new token. A stolen old token is then invalid and never gains the step-up. `revokeNew` undoes the rotation.
     * @throws DomainError `session-ended`
     */
    async rotate(sid: string, account: Account, metadata: EventMetadata): Promise<RotatedSession> {
      const previous = await readSignedIn(sid, account);
      if (!previous) throw reject('session-ended');
      const opened = await begin(account, previous, metadata, { renewed: true });
      const newSid = toSessionId(opened.token);
      const revokeNew = () => replace(newSid, null, metadata);
      // The account may have been signed out of the old session while the new one opened.
      if (!(await readSignedIn(sid, account))) {
        await revokeNew();
        throw reject('session-ended');
      }
      return { ...opened, revokePrevious: () => replace(sid, newSid, metadata), revokeNew };
    },
    /** Returns the session of a token; null if it is unknown or ended. Signs an idle steward out. */
    async resolve(token: string): Promise<ResolvedSession | null> {
      const session = await read(toSessionId(token));
      if (!session) return null;
      const [member, steward] = await Promise.all([
        session.memberId ? accounts.memberById(session.memberId) : null,
        session.stewardId ? findSteward(session.sid, session.openedAt, session.stewardId) : null,
      ]);
      if (!member && !steward) return null;
      return {
        sid: session.sid,
        member: member && { id: member.memberId, name: member.name, email: member.email },
        steward: steward && {
          id: steward.stewardId,
          username: steward.username,
          name: formatFullName(steward),
          role: steward.role,
          authenticatedAt: session.authenticatedAt,
          roleExpiresAt: steward.roleExpiresAt,
          lacksSecondFactor: await secondFactorPolicy.lacks(steward),
        },
      };
    },
  };
}

export type BrowserSessions = ReturnType<typeof createBrowserSessions>;
