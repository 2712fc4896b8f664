import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encryptPart } from './encrypted-part.ts';
import { type Manifest, toKeyFingerprint, writeManifest } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import { assertRestorable } from './restore-backup.ts';

const key = randomBytes(32);
const part = 'contacts-crm.rows';
let folder: string;
let manifest: Manifest;

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* once(text: string) {
  yield Buffer.from(text);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-backup-'));
  const id = randomUUID();
  const encrypted = await collect(
    encryptPart(once('rows'), { backupKey: key, backupId: id, partName: part }),
  );
  await writeFile(join(folder, part), encrypted);
  manifest = {
    version: 1,
    id,
    createdAt: '2026-11-25T20:00:00.000Z',
    platform: 'a1b2',
    key: toKeyFingerprint(key),
    masterKeys: {},
    logPositions: {},
    migrations: { 'contacts-crm': ['0001-initial'] },
    parts: [
      { name: part, size: encrypted.length, sha256: createHash('sha256').update(encrypted).digest('hex') },
    ],
  };
  await writeFile(join(folder, 'backup.json'), writeManifest(manifest, key));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, part);

it('reads the parts of a complete backup', async () => {
  const backup = await openBackup(folder, key);
  expect(backup.manifest).toEqual(manifest);
  expect((await collect(backup.readPart(part))).toString()).toBe('rows');
});

it.each([
  ['a missing part', () => rm(file()), /contacts-crm.rows is missing/],
  ['a truncated part', () => truncate(file(), 40), /has 40 bytes instead of 52/],
  ['a part with bytes added', () => appendFile(file(), 'a'), /has 53 bytes instead of 52/],
  [
    'a changed part',
    async () => {
      const bytes = await readFile(file());
      bytes[20]! ^= 1;
      await writeFile(file(), bytes);
    },
    /has been changed/,
  ],
  ['no manifest', () => rm(join(folder, 'backup.json')), /no backup: it has no backup.json/],
  ['a truncated manifest', () => truncate(join(folder, 'backup.json'), 100), /truncated/],
])('rejects a backup with %s', async (_, damage, reason) => {
  await damage();
  await expect(openBackup(folder, key)).rejects.toThrow(reason);
});

it('rejects a backup of a newer version, with an unknown migration or service', async () => {
  await assertRestorable(manifest, ['contacts-crm']);
  const newer = { ...manifest, migrations: { 'contacts-crm': ['0001-initial', '9999-later'] } };
  await expect(assertRestorable(newer, ['contacts-crm'])).rejects.toThrow(/newer program.*9999-later/);
  await expect(assertRestorable(manifest, [])).rejects.toThrow(/database of contacts-crm/);
});
