import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { jsonVariable } from '../service/env-values.ts';

const ed25519 = { kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string().min(1) };
const privateJwk = z.looseObject({ ...ed25519, d: z.string().min(1) });
/** Strict, so that a service never receives a private key. */
const publicJwk = z.strictObject({
  ...ed25519,
  kid: z.string().min(1),
  alg: z.literal('EdDSA').optional(),
  use: z.literal('sig').optional(),
});
const jwkSet = z.strictObject({ keys: z.array(publicJwk).min(1) });

const parseMessage = 'must be JSON, or the absolute path of a file with it';
const privateKeyJson = jsonVariable(privateJwk, parseMessage);
const jwksJson = jsonVariable(jwkSet, parseMessage);
const anyKeyJson = jsonVariable(z.looseObject(ed25519));

/** An environment variable with JSON, or with the absolute path of a file that is read at start. */
const jsonOrPath = (schema: z.ZodType<unknown, string>) =>
  z.string().superRefine((value, context) => {
    if (isAbsolute(value)) return;
    for (const issue of schema.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
  });

/** Environment variable: private Ed25519 JWK (RFC 8037) of the gateway. */
export const identityPrivateKeyEnv = jsonOrPath(privateKeyJson);
/** Environment variable: JWKS (RFC 7517) with the gateway's public keys. */
export const identityJwksEnv = jsonOrPath(jwksJson);

export type IdentityJwks = Awaited<ReturnType<typeof parseIdentityJwks>>;

/** The key of a JWKS by `kid`. */
export function parseIdentityJwks(json: string) {
  const jwks = jwksJson.parse(json);
  const ids = new Set(jwks.keys.map(({ kid }) => kid));
  return { has: (kid: string): boolean => ids.has(kid), find: createLocalJWKSet(jwks) };
}

/** The private key with its id, the RFC 7638 thumbprint. */
export async function parseIdentityPrivateKey(json: string): Promise<{ kid: string; jwk: JWK }> {
  const jwk = privateKeyJson.parse(json);
  return { kid: await calculateJwkThumbprint(jwk), jwk };
}

/** JWKS JSON with the public halves of JWKs (JSON, private or public), without duplicates. */
export async function toIdentityJwks(...jwks: string[]): Promise<string> {
  const keys = await Promise.all(
    jwks.map(async (json) => {
      const { kty, crv, x } = anyKeyJson.parse(json);
      const kid = await calculateJwkThumbprint({ kty, crv, x });
      return [kid, { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }] as const;
    }),
  );
  return JSON.stringify({ keys: [...new Map(keys).values()] });
}

/** A new private key as JWK JSON, and the JWKS JSON with its public key. */
export async function generateIdentityKeys(): Promise<{ privateKey: string; jwks: string }> {
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const privateKey = JSON.stringify(await exportJWK(pair.privateKey));
  return { privateKey, jwks: await toIdentityJwks(privateKey) };
}
