import type { Identity } from '@aera/contracts';
import type { SignIdentity } from '@aera/service-kit/core';
import { LRUCache } from 'lru-cache';

/** A token lives for a minute, so one that is handed out again has half of that left. */
const reuseForMs = 30_000;

/** Signs each identity about twice a minute; the calls in between share the token. */
export function createIdentityTokens(sign: SignIdentity, now: () => number = Date.now): SignIdentity {
  const tokens = new LRUCache<string, Promise<string>>({
    max: 20_000,
    ttl: reuseForMs,
    ttlResolution: 0,
    perf: { now },
  });
  return (identity: Identity) => {
    const key = JSON.stringify(identity);
    const known = tokens.get(key);
    if (known) return known;
    const token = sign(identity);
    tokens.set(key, token);
    token.catch(() => tokens.delete(key));
    return token;
  };
}
