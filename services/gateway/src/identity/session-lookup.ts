import type { ResolvedSession } from '@aera/contracts';
import { LRUCache } from 'lru-cache';

/**
 * Asks security-auth whose session a token is.
 * @throws when it does not answer.
 */
export type ResolveSession = (token: string) => Promise<ResolvedSession | null>;

export interface SessionLookup {
  /**
   * Null for an unknown token.
   * @throws when security-auth does not respond and the token is not cached.
   */
  get(token: string): Promise<ResolvedSession | null>;
  /** Drops one session, also from answers that are on their way. */
  revoke(sid: string): void;
  /** Drops one token: what it stands for has changed. */
  invalidate(token: string): void;
}

interface SessionLookupOptions {
  /** Milliseconds that an answer is believed. */
  freshForMs?: number;
  /** Milliseconds that it is believed when security-auth is down, and so cannot revoke anything: a token's own life. */
  staleForMs?: number;
  maxSessions?: number;
  now?: () => number;
}

interface CachedSession {
  readonly session: ResolvedSession | null;
  readonly validUntil: number;
  readonly staleUntil: number;
}

interface PendingLookup {
  readonly answer: Promise<ResolvedSession | null>;
  readonly revokedSids: Set<string>;
  isInvalidated: boolean;
}

/** Milliseconds between two tries while security-auth is down. */
const retryIntervalMs = 1_000;

/** Caches sessions and unknown tokens for a few seconds, and shares one lookup among concurrent callers. */
export function createSessionLookup(
  resolve: ResolveSession,
  {
    freshForMs = 5_000,
    staleForMs = 60_000,
    maxSessions = 10_000,
    now = Date.now,
  }: SessionLookupOptions = {},
): SessionLookup {
  const sessionsByToken = new LRUCache<string, CachedSession>({ max: maxSessions });
  const pendingByToken = new Map<string, PendingLookup>();

  const remember = (token: string, session: CachedSession['session'], lifetime: number, staleUntil: number) =>
    sessionsByToken.set(token, { session, validUntil: Math.min(now() + lifetime, staleUntil), staleUntil });

  const lastKnown = (token: string, error: unknown): CachedSession['session'] => {
    const last = sessionsByToken.get(token);
    if (!last || last.staleUntil <= now()) throw error;
    remember(token, last.session, retryIntervalMs, last.staleUntil);
    return last.session;
  };

  const ask = (token: string): Promise<CachedSession['session']> => {
    const answered = (session: CachedSession['session']) => {
      // Revoked, in whole or in part, after the question was put: only a later answer counts.
      if (session && asking.revokedSids.has(session.sid)) return resolve(token);
      if (!asking.isInvalidated) remember(token, session, freshForMs, now() + staleForMs);
      return session;
    };
    const done = () => {
      if (pendingByToken.get(token) === asking) pendingByToken.delete(token);
    };
    const asking: PendingLookup = {
      answer: resolve(token)
        .then(answered, (error: unknown) => lastKnown(token, error))
        .finally(done),
      revokedSids: new Set(),
      isInvalidated: false,
    };
    pendingByToken.set(token, asking);
    return asking.answer;
  };

  return {
    async get(token) {
      const last = sessionsByToken.get(token);
      if (last && last.validUntil > now()) return last.session;
      return pendingByToken.get(token)?.answer ?? ask(token);
    },
    revoke(sid) {
      const tokens = [...sessionsByToken].filter(([, { session }]) => session?.sid === sid);
      for (const [token] of tokens) sessionsByToken.delete(token);
      for (const { revokedSids } of pendingByToken.values()) revokedSids.add(sid);
    },
    invalidate(token) {
      sessionsByToken.delete(token);
      const asking = pendingByToken.get(token);
      if (!asking) return;
      asking.isInvalidated = true;
      pendingByToken.delete(token);
    },
  };
}
