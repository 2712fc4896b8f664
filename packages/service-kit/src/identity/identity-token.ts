import { Identity } from '@aera/contracts/server';
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Lifetime of an identity token, in seconds. */
export const identityTokenTtlSeconds = 60;

const issuer = 'aera-gateway';

export type SignIdentity = (identity: Identity) => Promise<string>;
/** Returns null for a token that is forged, expired or malformed. */
export type VerifyIdentity = (token: string) => Promise<Identity | null>;

/** Signs identities with the gateway's private Ed25519 JWK (JSON); EdDSA as in RFC 8037. */
export async function createIdentitySigner(privateJwk: string): Promise<SignIdentity> {
  const key = await importJWK(JSON.parse(privateJwk) as JWK, 'EdDSA');
  return ({ sub, ...claims }) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject(sub)
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(`${identityTokenTtlSeconds}s`)
      .sign(key);
}

const maxCachedTokens = 10_000;

/** Verifies tokens against the public JWK (JSON) of the gateway; caches valid ones until they expire. */
export async function createIdentityVerifier(publicJwk: string): Promise<VerifyIdentity> {
  const key = await importJWK(JSON.parse(publicJwk) as JWK, 'EdDSA');
  const cache = new LRUCache<string, { identity: Identity; expiresAt: number }>({ max: maxCachedTokens });
  return async (token) => {
    const cached = cache.get(token);
    if (cached && cached.expiresAt > Date.now()) return cached.identity;
    cache.delete(token);
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer,
        algorithms: ['EdDSA'],
        requiredClaims: ['exp'],
      });
      const identity = Identity.parse(payload);
      cache.set(token, { identity, expiresAt: (payload.exp as number) * 1000 });
      return identity;
    } catch {
      return null;
    }
  };
}

/** A new key pair as JWK JSON. */
export async function generateIdentityKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  return {
    privateKey: JSON.stringify(await exportJWK(pair.privateKey)),
    publicKey: JSON.stringify(await exportJWK(pair.publicKey)),
  };
}
