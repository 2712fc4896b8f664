import type { Identity } from '@aera/contracts';
import type { SignIdentity } from '@aera/service-kit/core';
import { describe, expect, it, vi } from 'vitest';
import { createIdentityTokens } from './identity.ts';

const audience = ['contacts-crm'] as const;
const visitor: Identity = { kind: 'visitor', sub: 'visitor', ip: '203.0.113.7' };

describe('identity tokens', () => {
  it('are reused for half a minute', async () => {
    const sign = vi.fn<SignIdentity>().mockResolvedValueOnce('token 1').mockResolvedValueOnce('token 2');
    let now = 1_000;
    const token = createIdentityTokens(
      () => sign,
      () => now,
    );
    expect(await Promise.all([token(visitor, audience), token({ ...visitor }, audience)])).toEqual([
      'token 1',
      'token 1',
    ]);
    now += 30_000;
    expect(await token(visitor, audience)).toBe('token 1');
    now += 1;
    expect(await token(visitor, audience)).toBe('token 2');
  });

  it('differ for every claim and audience', async () => {
    const sign = vi.fn<SignIdentity>(async (identity) => JSON.stringify(identity));
    const token = createIdentityTokens(() => sign);
    await Promise.all([
      token(visitor, audience),
      token({ ...visitor, ip: '203.0.113.8' }, audience),
      token({ ...visitor, sid: 'sid1' }, audience),
      token(visitor, ['contacts-crm', 'security-auth']),
    ]);
    expect(sign).toHaveBeenCalledTimes(4);
  });

  it('are signed again after the key was replaced', async () => {
    let sign: SignIdentity = async () => 'old key';
    const token = createIdentityTokens(() => sign);
    expect(await token(visitor, audience)).toBe('old key');
    sign = async () => 'new key';
    expect(await token(visitor, audience)).toBe('new key');
  });

  it('are retried after a failure', async () => {
    const sign = vi.fn<SignIdentity>().mockRejectedValueOnce(new Error('no key')).mockResolvedValue('token');
    const token = createIdentityTokens(() => sign);
    await expect(token(visitor, audience)).rejects.toThrow('no key');
    expect(await token(visitor, audience)).toBe('token');
  });
});
