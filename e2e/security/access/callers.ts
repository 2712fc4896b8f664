import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Identity, identityHeader, type ServiceName, serviceNames } from '@aera/contracts/server';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { TargetPlatform } from '../platform/target-platform.ts';

/** Where a service listens, behind the gateway. */
export async function readServiceUrl(platform: TargetPlatform, service: ServiceName): Promise<string> {
  const found = (await platform.processes()).find(({ name }) => name === service);
  if (!found) throw new Error(`${service} does not run.`);
  return `http://127.0.0.1:${found.port}`;
}

/** Signs as the gateway does: the key lies in the platform's own folder. */
export async function gatewayKey({ dataDir }: TargetPlatform) {
  const { identity } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    identity: { privateKey: string };
  };
  return toKey(JSON.parse(identity.privateKey) as JWK);
}

const toKey = async (jwk: JWK) => ({
  key: await importJWK(jwk, 'EdDSA'),
  kid: await calculateJwkThumbprint(jwk),
});

type Key = Awaited<ReturnType<typeof gatewayKey>>;

interface TokenOptions {
  issuer?: string;
  /** When it ends, a minute from now as a rule. */
  until?: string | number;
  /** Services that it is addressed to; an empty list leaves the claim out. */
  audience?: readonly ServiceName[];
  kid?: string | undefined;
}

/** An identity token, addressed to all services unless others are given. */
export async function signIdentityToken(
  { sub, ...claims }: Identity,
  signer: Key,
  { issuer = 'aera-gateway', until = '60s', audience = serviceNames, ...header }: TokenOptions = {},
): Promise<string> {
  return new SignJWT(audience.length > 0 ? { ...claims, aud: [...audience] } : { ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: signer.kid, ...header })
    .setSubject(sub)
    .setIssuer(issuer)
    .setIssuedAt(typeof until === 'number' ? until - 60 : undefined)
    .setExpirationTime(until)
    .sign(signer.key);
}

/** An untrusted key. */
export const untrustedKey = async (): Promise<Key> =>
  toKey(await exportJWK((await generateKeyPair('EdDSA', { extractable: true })).privateKey));

const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says who it is, and signs nothing. */
export const unsignedToken = ({ sub, ...claims }: Identity, alg = 'none'): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${b64({ alg })}.${b64({ ...claims, sub, iss: 'aera-gateway', iat: now, exp: now + 60 })}.`;
};

export const asSignedHeader = (token: string): Record<string, string> => ({ [identityHeader]: token });
