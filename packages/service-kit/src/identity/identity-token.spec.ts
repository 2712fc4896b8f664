import type { Identity } from '@aera/contracts';
import type { ServiceName } from '@aera/contracts/server';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, type JWK, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '../observability/log.ts';
import { generateIdentityKeys, parseIdentityJwks, toIdentityJwks } from './identity-keys.ts';
import { createIdentitySigner, createIdentityVerifier } from './identity-token.ts';
import { type KeySource, openKeySource } from './key-source.ts';

const steward: Identity = {
  kind: 'steward',
  sub: 's1',
  username: 'first',
  name: 'First Steward',
  role: 'steward',
  authenticatedAt: '2026-01-01T00:00:00.000Z',
  ip: '203.0.113.7',
};
const aud = ['contacts-crm'] as const;
const createVerifier = async (jwks: string, service: ServiceName = 'contacts-crm') =>
  createIdentityVerifier(await openKeySource(jwks, parseIdentityJwks), service);

describe('an identity token', async () => {
  const keys = await generateIdentityKeys();
  const sign = await createIdentitySigner(keys.privateKey);
  const verify = await createVerifier(keys.jwks);
  afterEach(() => vi.useRealTimers());

  it('transfers an identity from the gateway to a service', async () => {
    expect(await verify(await sign(steward, aud))).toMatchObject(steward);
  });

  it('is rejected by a service that is not in its audience', async () => {
    const others = await createVerifier(keys.jwks, 'security-auth');
    const token = await sign(steward, aud);
    expect(await others(token)).toBeNull();
    expect(await others(await sign(steward, ['contacts-crm', 'security-auth']))).toMatchObject(steward);
  });

  it('is rejected if another key signed it', async () => {
    const stranger = await createIdentitySigner((await generateIdentityKeys()).privateKey);
    expect(await verify(await stranger(steward, aud))).toBeNull();
  });

  it('is rejected if a claim was changed', async () => {
    const [header, , signature] = (await sign({ kind: 'visitor', sub: 'visitor', ip: '::1' }, aud)).split(
      '.',
    );
    const claims = Buffer.from(JSON.stringify({ ...steward, aud, exp: 9_999_999_999 })).toString('base64url');
    expect(await verify(`${header}.${claims}.${signature}`)).toBeNull();
  });

  it('is rejected if it is unsigned', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { ...steward, aud, iss: 'aera-gateway', exp: 9_999_999_999 };
    expect(await verify(`${part({ alg: 'none' })}.${part(claims)}.`)).toBeNull();
  });

  it('is rejected after a minute, also if it is cached', async () => {
    const token = await sign(steward, aud);
    expect(await verify(token)).not.toBeNull();
    vi.useFakeTimers({ now: Date.now() + 61_000 });
    expect(await verify(token)).toBeNull();
  });

  describe('signed with the right key', async () => {
    const { kid } = (JSON.parse(keys.jwks) as { keys: [{ kid: string }] }).keys[0];
    const key = await importJWK(JSON.parse(keys.privateKey) as JWK, 'EdDSA');
    const build = (claims: Record<string, unknown>) =>
      new SignJWT({ ...steward, iss: 'aera-gateway', ...claims });
    const exp = 9_999_999_999;
    const whole = { alg: 'EdDSA', kid };

    it('is accepted with audience, expiry and key id', async () => {
      const token = await build({ aud: 'contacts-crm', exp }).setProtectedHeader(whole).sign(key);
      expect(await verify(token)).toMatchObject(steward);
    });

    it.each([
      ['no audience', { exp }, whole],
      ['no expiry', { aud: 'contacts-crm' }, whole],
      ['no key id', { aud: 'contacts-crm', exp }, { alg: 'EdDSA' }],
      ['an unknown key id', { aud: 'contacts-crm', exp }, { alg: 'EdDSA', kid: 'unknown' }],
      ['another issuer', { aud: 'contacts-crm', exp, iss: 'elsewhere' }, whole],
    ])('is rejected with %s', async (_, claims, header) => {
      expect(await verify(await build(claims).setProtectedHeader(header).sign(key))).toBeNull();
    });
  });
});

describe('a rotation of keys', () => {
  let folder: string;
  let source: KeySource<ReturnType<typeof parseIdentityJwks>>;
  const file = () => join(folder, 'jwks.json');
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aera-jwks-'))));
  afterEach(async () => {
    source.close();
    await rm(folder, { recursive: true });
  });

  it('accepts the first token of a new key, and the old key until it leaves the JWKS', async () => {
    const [first, second] = [await generateIdentityKeys(), await generateIdentityKeys()];
    await writeFile(file(), first.jwks);
    source = await openKeySource(file(), parseIdentityJwks);
    const verify = createIdentityVerifier(source, 'contacts-crm');
    const old = await (await createIdentitySigner(first.privateKey))(steward, aud);
    const young = await (await createIdentitySigner(second.privateKey))(steward, aud);
    expect(await verify(old)).not.toBeNull();
    expect(await verify(young)).toBeNull();

    await writeFile(file(), await toIdentityJwks(second.privateKey, first.privateKey));
    expect(await verify(young)).not.toBeNull();
    expect(await verify(old)).not.toBeNull();

    await writeFile(file(), second.jwks);
    await source.reload();
    expect(await verify(old)).toBeNull();
    expect(await verify(young)).not.toBeNull();
  });

  it('keeps its keys when the file is malformed or contains a private key', async () => {
    const { jwks, privateKey } = await generateIdentityKeys();
    const error = vi.fn<Log['error']>();
    await writeFile(file(), jwks);
    source = await openKeySource(file(), parseIdentityJwks, { info: vi.fn<Log['info']>(), error });
    const before = source.current();
    for (const content of ['{"keys":[', '{"keys":[]}', `{"keys":[${privateKey}]}`]) {
      await writeFile(file(), content);
      await source.reload();
    }
    expect(source.current()).toBe(before);
    expect(error).toHaveBeenCalledTimes(3);
  });
});
