import type { Identity } from '@aera/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdentitySigner, createIdentityVerifier, generateIdentityKeys } from './identity-token.ts';

const steward: Identity = {
  kind: 'steward',
  sub: 's1',
  username: 'first',
  name: 'First Steward',
  role: 'steward',
  authenticatedAt: '2026-01-01T00:00:00.000Z',
  ip: '203.0.113.7',
};

describe('an identity token', async () => {
  const keys = await generateIdentityKeys();
  const sign = await createIdentitySigner(keys.privateKey);
  const verify = await createIdentityVerifier(keys.publicKey);
  afterEach(() => vi.useRealTimers());

  it('carries an identity from the gateway to a service', async () => {
    expect(await verify(await sign(steward))).toMatchObject(steward);
  });

  it('is refused when another key signed it', async () => {
    const stranger = await createIdentitySigner((await generateIdentityKeys()).privateKey);
    expect(await verify(await stranger(steward))).toBeNull();
  });

  it('is refused when a claim was changed', async () => {
    const [header, , signature] = (await sign({ kind: 'visitor', sub: 'visitor', ip: '::1' })).split('.');
    const claims = Buffer.from(JSON.stringify({ ...steward, exp: 9_999_999_999 })).toString('base64url');
    expect(await verify(`${header}.${claims}.${signature}`)).toBeNull();
  });

  it('is refused when it claims to need no signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { ...steward, iss: 'aera-gateway', exp: 9_999_999_999 };
    expect(await verify(`${part({ alg: 'none' })}.${part(claims)}.`)).toBeNull();
  });

  it('is refused after a minute, even when it was known before', async () => {
    const token = await sign(steward);
    expect(await verify(token)).not.toBeNull();
    vi.useFakeTimers({ now: Date.now() + 61_000 });
    expect(await verify(token)).toBeNull();
  });
});
