import type { SignIdentity } from '@aera/service-kit/core';
import { LRUCache } from 'lru-cache';
import type { Identity, ResolvedSession, RegisteredRoute } from '@aera/contracts/server';
import {
  type ErrorResponse,
  roleForbidden,
  secondFactorRequired,
  signInRequired,
  stepUpRequired,
} from '../errors/error-response.ts';

/**
 * Resolves the identity for a route from the session. A public route receives the member, if any, and never a steward. Other routes reject
 * a missing identity, another steward role, a steward without a required second factor, and a step-up that is not newer than
 * `authenticatedSince` (Unix milliseconds). An auditor whose role has expired at `now` is unauthenticated, even while the session is
 * cached.
 */
export function resolveIdentity(
  {
    access,
    roles,
    stepUp,
    beforeSecondFactor,
  }: Pick<RegisteredRoute, 'access' | 'roles' | 'stepUp' | 'beforeSecondFactor'>,
  session: ResolvedSession | null,
  ip: string,
  authenticatedSince: number,
  now: number,
): { identity: Identity } | { error: ErrorResponse } {
  const common = session ? { ip, sid: session.sid } : { ip };
  if (access === 'steward') {
    const steward = session?.steward;
    if (!steward) return { error: signInRequired };
    const { id, username, name, role, authenticatedAt, roleExpiresAt, lacksSecondFactor } = steward;
    if (roleExpiresAt && Date.parse(roleExpiresAt) <= now) return { error: signInRequired };
    if (!roles.includes(role)) return { error: roleForbidden };
    if (lacksSecondFactor && !beforeSecondFactor) return { error: secondFactorRequired };
    if (stepUp && Date.parse(authenticatedAt) <= authenticatedSince) return { error: stepUpRequired };
    const identity = { kind: 'steward', sub: id, username, name, role, authenticatedAt, ...common } as const;
    return { identity: lacksSecondFactor ? { ...identity, lacksSecondFactor } : identity };
  }
  const member = session?.member;
  if (member) {
    const { id, name, email } = member;
    return { identity: { kind: 'member', sub: id, name, email, ...common } };
  }
  if (access === 'member') return { error: signInRequired };
  return { identity: { kind: 'visitor', sub: 'visitor', ...common } };
}

/** Tokens expire after a minute: a reused one is valid for at least half of it. */
const reuseForMs = 30_000;

/**
 * Caches tokens by identity (the session included) and audience, so that each is signed at most twice a minute, and again once the key was
 * replaced.
 */
export function createIdentityTokens(
  currentSigner: () => SignIdentity,
  now: () => number = Date.now,
): SignIdentity {
  let signer = currentSigner();
  const tokens = new LRUCache<string, Promise<string>>({
    max: 20_000,
    ttl: reuseForMs,
    ttlResolution: 0,
    perf: { now },
  });
  return (identity, audience) => {
    const sign = currentSigner();
    if (sign !== signer) tokens.clear();
    signer = sign;
    const key = JSON.stringify([identity, audience]);
    const cached = tokens.get(key);
    if (cached) return cached;
    const token = sign(identity, audience);
    tokens.set(key, token);
    token.catch(() => tokens.delete(key));
    return token;
  };
}
