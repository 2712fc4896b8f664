import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from '@aera/contracts';
import {
  createIdentitySigner,
  createIdentityVerifier,
  openKeySource,
  parseIdentityJwks,
} from '@aera/service-kit/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toIdentityPaths, rotateIdentityKeys, writeIdentityFiles } from './identity-keys.ts';
import { hasSecrets, loadSecrets, saveSecrets } from './secrets.ts';

const visitor: Identity = { kind: 'visitor', sub: 'visitor', ip: '203.0.113.7' };
const first = new Date('2026-01-01T00:00:00.000Z');
const later = new Date('2026-01-01T00:02:00.000Z');

describe('a rotation of the identity key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aera-keys-'));
    const { secrets } = await loadSecrets(folder);
    await writeIdentityFiles(folder, secrets.identity);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const read = (name: 'jwks' | 'privateKey') => readFile(toIdentityPaths(folder)[name], 'utf8');
  /** Signs a token with the key of the gateway. */
  const token = async () => (await createIdentitySigner(await read('privateKey')))(visitor, ['contacts-crm']);
  /** Verifies a token with the JWKS of the services. */
  const isAccepted = async (signed: string) =>
    (await createIdentityVerifier(
      await openKeySource(await read('jwks'), parseIdentityJwks),
      'contacts-crm',
    )(signed)) !== null;

  it('lets services accept the new and the previous key, and no earlier one', async () => {
    const [oldest, oldestKey] = [await token(), await read('privateKey')];
    expect(await rotateIdentityKeys(folder, first)).toBe('rotated');
    expect(await read('privateKey')).not.toBe(oldestKey);
    const previous = await token();
    expect(await Promise.all([oldest, previous].map(isAccepted))).toEqual([true, true]);
    await rotateIdentityKeys(folder, later);
    expect(await Promise.all([oldest, previous, await token()].map(isAccepted))).toEqual([false, true, true]);
  });

  it('survives a restart, and is readable only by its owner', async () => {
    await rotateIdentityKeys(folder, first);
    const before = [await read('jwks'), await read('privateKey')];
    await writeIdentityFiles(folder, (await loadSecrets(folder)).secrets.identity);
    expect([await read('jwks'), await read('privateKey')]).toEqual(before);
    for (const path of Object.values(toIdentityPaths(folder)))
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(before[0]).not.toContain('"d"');
  });

  it('is rejected in a folder without a platform', async () => {
    const empty = join(folder, 'empty');
    await expect(rotateIdentityKeys(empty, first)).rejects.toThrow(`There is no platform in ${empty}`);
  });

  it('needs only the current key, such as that of a cluster, and creates no secrets', async () => {
    const before = await token();
    await rm(join(folder, 'secrets.json'));
    expect(await rotateIdentityKeys(folder, first)).toBe('rotated');
    expect(await Promise.all([before, await token()].map(isAccepted))).toEqual([true, true]);
    expect(hasSecrets(folder)).toBe(false);
  });

  it('is rejected while tokens of the previous key are in use', async () => {
    await rotateIdentityKeys(folder, first);
    const soon = new Date(first.getTime() + 119_000);
    await expect(rotateIdentityKeys(folder, soon)).rejects.toThrow('try again in 1 s');
  });

  it('completes an earlier rotation that was interrupted before the gateway received the key', async () => {
    const published = await read('privateKey');
    await rotateIdentityKeys(folder, first);
    const rotated = await read('privateKey');
    await writeFile(toIdentityPaths(folder).privateKey, published);
    expect(await isAccepted(await token())).toBe(true);
    expect(await rotateIdentityKeys(folder, later)).toBe('completed');
    expect(await read('privateKey')).toBe(rotated);
  });

  it('starts again if it was interrupted before the key was stored', async () => {
    const { secrets } = await loadSecrets(folder);
    const before = await token();
    await rotateIdentityKeys(folder, first);
    await saveSecrets(folder, secrets);
    await writeFile(toIdentityPaths(folder).privateKey, secrets.identity.privateKey);
    expect(await rotateIdentityKeys(folder, later)).toBe('rotated');
    expect(await Promise.all([before, await token()].map(isAccepted))).toEqual([true, true]);
  });
});
