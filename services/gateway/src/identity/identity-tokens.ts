import type { Identity } from '@aera/contracts';
import type { SignIdentity } from '@aera/service-kit/core';
import { expiringCache } from './expiring-cache.ts';

/** A token lives for a minute, so one that is handed out again has half of that left. */
const reuse = 30_000;

/** Signs each identity about twice a minute; the calls in between share the token. */
export function createIdentityTokens(sign: SignIdentity, limit = 20_000): SignIdentity {
  const tokens = expiringCache<Promise<string>>(limit);
  return (identity: Identity) => {
    const key = JSON.stringify(identity);
    const known = tokens.get(key);
    if (known) return known;
    const token = sign(identity);
    tokens.set(key, token, reuse);
    token.catch(() => tokens.delete(key));
    return token;
  };
}
