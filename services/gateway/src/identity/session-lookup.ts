import type { ResolvedSession } from '@aera/contracts';
import { LRUCache } from 'lru-cache';
import { digestToken } from './digest-token.ts';

/**
 * Resolves a token at security-auth. A passive lookup does not count as use of the session.
 * @throws when security-auth does not respond.
 */
export type ResolveSession = (token: string, passive: boolean) => Promise<ResolvedSession | null>;

export type SessionLookup = ReturnType<typeof createSessionLookup>;

interface SessionLookupOptions {
  /** Milliseconds until a session is looked up again while security-auth responds. */
  freshForMs?: number;
  now?: () => number;
}

interface CachedSession {
  readonly session: ResolvedSession | null;
  readonly expiresAt: number;
  readonly staleExpiresAt: number;
}

interface PendingLookup {
  readonly session: Promise<ResolvedSession | null>;
  readonly revokedSids: Set<string>;
  isInvalidated: boolean;
}

/** Milliseconds for which a session is used while security-auth is down, and so revokes none: the lifetime of an identity token. */
const staleForMs = 60_000;

const maxSessions = 10_000;

/** Milliseconds between two lookups of a token while security-auth is down. */
const retryIntervalMs = 1_000;

/** Caches sessions and unknown tokens for a few seconds, and shares one lookup among concurrent callers. */
export function createSessionLookup(
  resolve: ResolveSession,
  { freshForMs = 5_000, now = Date.now }: SessionLookupOptions = {},
) {
  const sessionsByDigest = new LRUCache<string, CachedSession>({ max: maxSessions });
  const pendingByDigest = new Map<string, PendingLookup>();

  const cache = (
    digest: string,
    session: CachedSession['session'],
    lifetime: number,
    staleExpiresAt: number,
  ) =>
    sessionsByDigest.set(digest, {
      session,
      expiresAt: Math.min(now() + lifetime, staleExpiresAt),
      staleExpiresAt,
    });

  const readStale = (digest: string, error: unknown): CachedSession['session'] => {
    const last = sessionsByDigest.get(digest);
    if (!last || last.staleExpiresAt <= now()) throw error;
    cache(digest, last.session, retryIntervalMs, last.staleExpiresAt);
    return last.session;
  };

  const lookUp = (token: string, digest: string, passive: boolean): Promise<CachedSession['session']> => {
    const onResolved = (session: CachedSession['session']) => {
      // Revoked during the lookup: only a later response counts.
      if (session && lookup.revokedSids.has(session.sid)) return resolve(token, passive);
      if (!lookup.isInvalidated) cache(digest, session, freshForMs, now() + staleForMs);
      return session;
    };
    const removePending = () => {
      if (pendingByDigest.get(digest) === lookup) pendingByDigest.delete(digest);
    };
    const lookup: PendingLookup = {
      session: resolve(token, passive)
        .then(onResolved, (error: unknown) => readStale(digest, error))
        .finally(removePending),
      revokedSids: new Set(),
      isInvalidated: false,
    };
    pendingByDigest.set(digest, lookup);
    return lookup.session;
  };

  return {
    /**
     * Returns null for an unknown token. A call within seconds after a passive one uses its result, and so is not recorded as use either.
     * @throws when security-auth does not respond and the token is not cached.
     */
    async get(token: string, { passive = false } = {}): Promise<ResolvedSession | null> {
      const digest = digestToken(token);
      const last = sessionsByDigest.get(digest);
      if (last && last.expiresAt > now()) return last.session;
      return pendingByDigest.get(digest)?.session ?? lookUp(token, digest, passive);
    },
    /** Drops a session, also from pending lookups. */
    revoke(sid: string) {
      const revoked = [...sessionsByDigest].filter(([, { session }]) => session?.sid === sid);
      for (const [digest] of revoked) sessionsByDigest.delete(digest);
      for (const { revokedSids } of pendingByDigest.values()) revokedSids.add(sid);
    },
    /** Drops a token whose session has changed. */
    invalidate(token: string) {
      const digest = digestToken(token);
      sessionsByDigest.delete(digest);
      const lookup = pendingByDigest.get(digest);
      if (!lookup) return;
      lookup.isInvalidated = true;
      pendingByDigest.delete(digest);
    },
  };
}
