import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UnusableBackupError } from './unusable-backup-error.ts';
import { decryptPart } from './encrypted-part.ts';
import { type Manifest, type Part, readManifest } from './manifest.ts';

export interface Backup {
  readonly manifest: Manifest;
  /** Returns the decrypted content of a part. */
  readPart(name: string): AsyncGenerator<Buffer>;
}

/**
 * Opens a backup after comparing every file with the manifest.
 *
 * @throws UnusableBackupError with the reason
 */
export async function openBackup(folder: string, key: Buffer): Promise<Backup> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => null);
  if (text === null)
    throw new UnusableBackupError(
      `${folder} is no backup: it has no backup.json. Name the folder of one backup.`,
    );
  const manifest = readManifest(text, key);
  for (const part of manifest.parts) await verifyPart(folder, part);
  return {
    manifest,
    readPart: (part) =>
      decryptPart(createReadStream(join(folder, part)), {
        backupKey: key,
        backupId: manifest.id,
        partName: part,
      }),
  };
}

async function verifyPart(folder: string, { name, size, sha256 }: Part): Promise<void> {
  const file = join(folder, name);
  const found = await stat(file).catch(() => null);
  if (!found) throw new UnusableBackupError(`${name} is missing.`);
  if (found.size !== size)
    throw new UnusableBackupError(
      `${name} has ${found.size} bytes instead of ${size}: it is truncated or changed.`,
    );
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  if (hash.digest('hex') !== sha256)
    throw new UnusableBackupError(`${name} has been changed after the backup was made.`);
}
