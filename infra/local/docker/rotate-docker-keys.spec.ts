import { generateIdentityKeys, toIdentityJwks } from '@aera/service-kit/core';
import { describe, expect, it } from 'vitest';
import { replaceKeys } from './rotate-docker-keys.ts';

describe('a rotation in docker.env', () => {
  it('sets a new key, and accepts it and the current one', async () => {
    const { privateKey, jwks } = await generateIdentityKeys();
    const rotated = await replaceKeys(
      `PORT='8080'\nIDENTITY_PRIVATE_KEY='${privateKey}'\nIDENTITY_JWKS='${jwks}'\nLOG_LEVEL='info'\n`,
    );
    const [, next = ''] = /^IDENTITY_PRIVATE_KEY='(.+)'$/m.exec(rotated) ?? [];
    expect(next).not.toBe(privateKey);
    expect(rotated).toBe(
      `PORT='8080'\nIDENTITY_PRIVATE_KEY='${next}'\nIDENTITY_JWKS='${await toIdentityJwks(next, privateKey)}'\nLOG_LEVEL='info'\n`,
    );
  });

  it('is rejected without a current key', async () =>
    expect(replaceKeys('IDENTITY_PRIVATE_KEY=\n')).rejects.toThrow('no IDENTITY_PRIVATE_KEY'));
});
