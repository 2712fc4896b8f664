import { Identity, type ServiceName } from '@aera/contracts/server';
import { errors, importJWK, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { type IdentityJwks, parseIdentityPrivateKey } from './identity-keys.ts';
import type { KeySource } from './key-source.ts';

/** Lifetime of an identity token, in seconds. */
export const identityTokenTtlSeconds = 60;

const issuer = 'aera-gateway';

/** Signs an identity for the services that may accept it. */
export type SignIdentity = (identity: Identity, audience: readonly ServiceName[]) => Promise<string>;
/** Returns null for a token that is forged, expired, malformed, or addressed to other services. */
export type VerifyIdentity = (token: string) => Promise<Identity | null>;

/** Signs identities with the gateway's private Ed25519 JWK (JSON); EdDSA as in RFC 8037. */
export async function createIdentitySigner(privateJwk: string): Promise<SignIdentity> {
  const { kid, jwk } = await parseIdentityPrivateKey(privateJwk);
  const key = await importJWK(jwk, 'EdDSA');
  return ({ sub, ...claims }, audience) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setSubject(sub)
      .setIssuer(issuer)
      .setAudience([...audience])
      .setIssuedAt()
      .setExpirationTime(`${identityTokenTtlSeconds}s`)
      .sign(key);
}

const maxCachedTokens = 10_000;

/**
 * Verifies tokens that are addressed to a service; caches valid ones until they expire. A key id that is not in the JWKS makes it read the
 * JWKS again, so that a new key is accepted with the first token that it signs.
 */
export function createIdentityVerifier(
  jwks: KeySource<IdentityJwks>,
  serviceName: ServiceName,
): VerifyIdentity {
  const cache = new LRUCache<string, { identity: Identity; expiresAt: number; keys: IdentityJwks }>({
    max: maxCachedTokens,
  });
  const findKey: JWTVerifyGetKey = async (header, token) => {
    // Without it, a JWKS with one key would accept every token of that key.
    if (header.kid === undefined) throw new errors.JWKSNoMatchingKey();
    if (!jwks.current().has(header.kid)) await jwks.reload();
    return jwks.current().find(header, token);
  };
  return async (token) => {
    const keys = jwks.current();
    const cached = cache.get(token);
    // A token of a key that was removed from the JWKS is rejected, also before it expires.
    if (cached && cached.keys === keys && cached.expiresAt > Date.now()) return cached.identity;
    cache.delete(token);
    try {
      const { payload } = await jwtVerify(token, findKey, {
        issuer,
        audience: serviceName,
        algorithms: ['EdDSA'],
        requiredClaims: ['exp', 'aud'],
      });
      const identity = Identity.parse(payload);
      cache.set(token, { identity, expiresAt: (payload.exp as number) * 1000, keys });
      return identity;
    } catch {
      return null;
    }
  };
}
