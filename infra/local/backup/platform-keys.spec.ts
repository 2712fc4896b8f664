import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSecrets, replaceMasterKeys } from '../secrets.ts';
import {
  assertKeysFit,
  readSecrets,
  toMasterKeyFingerprint,
  toPlatformFingerprint,
} from './platform-keys.ts';

const secrets = createSecrets();
const createManifest = (platformSecrets: typeof secrets) => ({
  version: 1 as const,
  id: '3d0ca315-aff9-4fc2-be61-3b76b9a2d798',
  createdAt: '2026-11-25T20:00:00.000Z',
  platform: toPlatformFingerprint(platformSecrets),
  key: 'a',
  masterKeys: { 'contacts-crm': toMasterKeyFingerprint(platformSecrets.masterKeys['contacts-crm']) },
  logPositions: {},
  migrations: {},
  parts: [],
});

it('keys fit a backup of their platform, also after the master keys were replaced', () => {
  assertKeysFit(createManifest(secrets), secrets);
  assertKeysFit(createManifest(secrets), replaceMasterKeys(secrets));
});

it('keys do not fit a backup of another platform', () => {
  expect(() => assertKeysFit(createManifest(createSecrets()), secrets)).toThrow(/of another platform/);
});

it('keys do not fit a backup that was made after the master keys were replaced', () => {
  expect(() => assertKeysFit(createManifest(replaceMasterKeys(secrets)), secrets)).toThrow(
    /older than the backup: the master key of contacts-crm/,
  );
});

it('keys are rejected when their file is missing or invalid', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platform-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'secrets.json');
  await expect(readSecrets(path)).rejects.toThrow(/does not exist.*KEYS=/);
  for (const text of ['', '{}', '{"backupKey":"a","ledgerKey":"b"}']) {
    await writeFile(path, text);
    await expect(readSecrets(path)).rejects.toThrow(/not a secrets.json/);
  }
  await writeFile(path, JSON.stringify(secrets));
  expect(await readSecrets(path)).toEqual(secrets);
});
