import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Identity, identityHeader, type ServiceName, serviceNames } from '@aera/contracts/server';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { SharedPlatform } from '../../platform/shared-platform.ts';

/** Returns the URL of a service behind the gateway. */
export async function readServiceUrl(platform: SharedPlatform, service: ServiceName): Promise<string> {
  const found = (await platform.processes()).find(({ name }) => name === service);
  if (!found) throw new Error(`${service} is not running.`);
  return `http://127.0.0.1:${found.port}`;
}

/** Reads the key with which the gateway signs, from the data folder of the platform. */
export async function readGatewayKey({ dataDir }: SharedPlatform) {
  const { identity } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    identity: { privateKey: string };
  };
  return toKey(JSON.parse(identity.privateKey) as JWK);
}

const toKey = async (jwk: JWK) => ({
  key: await importJWK(jwk, 'EdDSA'),
  kid: await calculateJwkThumbprint(jwk),
});

type Key = Awaited<ReturnType<typeof readGatewayKey>>;

interface TokenOptions {
  issuer?: string;
  /** Unix seconds, or a duration from now; `'60s'` by default. */
  expiresAt?: string | number;
  /** Services in the `aud` claim; an empty list omits the claim. */
  audience?: readonly ServiceName[];
  kid?: string | undefined;
}

/** Signs an identity token, for all services by default. */
export async function signIdentityToken(
  { sub, ...claims }: Identity,
  signer: Key,
  { issuer = 'aera-gateway', expiresAt = '60s', audience = serviceNames, ...header }: TokenOptions = {},
): Promise<string> {
  return new SignJWT(audience.length > 0 ? { ...claims, aud: [...audience] } : { ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: signer.kid, ...header })
    .setSubject(sub)
    .setIssuer(issuer)
    .setIssuedAt(typeof expiresAt === 'number' ? expiresAt - 60 : undefined)
    .setExpirationTime(expiresAt)
    .sign(signer.key);
}

/** Creates a key that no service trusts. */
export const createUntrustedKey = async (): Promise<Key> =>
  toKey(await exportJWK((await generateKeyPair('EdDSA', { extractable: true })).privateKey));

const toBase64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a token with an identity and no signature. */
export const createUnsignedToken = ({ sub, ...claims }: Identity, alg = 'none'): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${toBase64Url({ alg })}.${toBase64Url({ ...claims, sub, iss: 'aera-gateway', iat: now, exp: now + 60 })}.`;
};

export const toIdentityHeader = (token: string): Record<string, string> => ({ [identityHeader]: token });
