import type { ResolvedSession } from '@aera/contracts';
import { LRUCache } from 'lru-cache';

/**
 * Asks security-auth whose session a token is.
 * @throws when it does not answer.
 */
export type ResolveSession = (token: string) => Promise<ResolvedSession | null>;

export interface SessionLookup {
  /**
   * Null for nobody's token.
   * @throws when security-auth does not answer and the token is not known from the last minute.
   */
  of(token: string): Promise<ResolvedSession | null>;
  /** Drops one session, also from answers that are on their way. */
  revoke(sid: string): void;
  /** Drops one token: what it stands for has changed. */
  forget(token: string): void;
}

interface SessionLookupOptions {
  /** Milliseconds that an answer is believed. */
  fresh?: number;
  /** Milliseconds that it is believed when security-auth is down, and so cannot revoke anything: a token's own life. */
  stale?: number;
  limit?: number;
  now?: () => number;
}

interface CachedSession {
  readonly session: ResolvedSession | null;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

interface PendingLookup {
  readonly answer: Promise<ResolvedSession | null>;
  readonly revoked: Set<string>;
  forgotten: boolean;
}

/** Milliseconds between two tries while security-auth is down. */
const retryIntervalMs = 1_000;

/** Remembers sessions for a few seconds, nobody's tokens too, and asks once for callers that ask together. */
export function createSessionLookup(
  resolve: ResolveSession,
  { fresh = 5_000, stale = 60_000, limit = 10_000, now = Date.now }: SessionLookupOptions = {},
): SessionLookup {
  const known = new LRUCache<string, CachedSession>({ max: limit });
  const asked = new Map<string, PendingLookup>();

  const remember = (token: string, session: CachedSession['session'], lifetime: number, staleUntil: number) =>
    known.set(token, { session, freshUntil: Math.min(now() + lifetime, staleUntil), staleUntil });

  const lastKnown = (token: string, error: unknown): CachedSession['session'] => {
    const last = known.get(token);
    if (!last || last.staleUntil <= now()) throw error;
    remember(token, last.session, retryIntervalMs, last.staleUntil);
    return last.session;
  };

  const ask = (token: string): Promise<CachedSession['session']> => {
    const answered = (session: CachedSession['session']) => {
      // Revoked, in whole or in part, after the question was put: only a later answer counts.
      if (session && asking.revoked.has(session.sid)) return resolve(token);
      if (!asking.forgotten) remember(token, session, fresh, now() + stale);
      return session;
    };
    const done = () => {
      if (asked.get(token) === asking) asked.delete(token);
    };
    const asking: PendingLookup = {
      answer: resolve(token)
        .then(answered, (error: unknown) => lastKnown(token, error))
        .finally(done),
      revoked: new Set(),
      forgotten: false,
    };
    asked.set(token, asking);
    return asking.answer;
  };

  return {
    async of(token) {
      const last = known.get(token);
      if (last && last.freshUntil > now()) return last.session;
      return asked.get(token)?.answer ?? ask(token);
    },
    revoke(sid) {
      const tokens = [...known].filter(([, { session }]) => session?.sid === sid);
      for (const [token] of tokens) known.delete(token);
      for (const { revoked } of asked.values()) revoked.add(sid);
    },
    forget(token) {
      known.delete(token);
      const asking = asked.get(token);
      if (!asking) return;
      asking.forgotten = true;
      asked.delete(token);
    },
  };
}
