import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Identity, identityHeader, type ServiceName } from '@aera/contracts/server';
import { generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { TargetPlatform } from '../platform/target-platform.ts';

/** Where a service listens, behind the gateway. */
export async function addressOf(platform: TargetPlatform, service: ServiceName): Promise<string> {
  const found = (await platform.processes()).find(({ name }) => name === service);
  if (!found) throw new Error(`${service} does not run.`);
  return `http://127.0.0.1:${found.port}`;
}

/** Signs as the gateway does: the key lies in the platform's own folder. */
export async function gatewayKey({ dataDir }: TargetPlatform) {
  const { identity } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    identity: { privateKey: string };
  };
  return importJWK(JSON.parse(identity.privateKey) as JWK, 'EdDSA');
}

type Key = Awaited<ReturnType<typeof gatewayKey>>;

/** An identity token; `until` is when it ends, a minute from now as a rule. */
export async function signIdentityToken(
  { sub, ...claims }: Identity,
  key: Key,
  { issuer = 'aera-gateway', until = '60s' as string | number } = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(sub)
    .setIssuer(issuer)
    .setIssuedAt(typeof until === 'number' ? until - 60 : undefined)
    .setExpirationTime(until)
    .sign(key);
}

/** An untrusted key. */
export const untrustedKey = async (): Promise<Key> => (await generateKeyPair('EdDSA')).privateKey;

const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says who it is, and signs nothing. */
export const unsignedToken = ({ sub, ...claims }: Identity, alg = 'none'): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${b64({ alg })}.${b64({ ...claims, sub, iss: 'aera-gateway', iat: now, exp: now + 60 })}.`;
};

export const asSignedHeader = (token: string): Record<string, string> => ({ [identityHeader]: token });
