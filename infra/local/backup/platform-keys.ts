import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { serviceNames } from '@aera/contracts';
import type { Secrets } from '../secrets.ts';
import { UnusableBackupError } from './unusable-backup-error.ts';
import { type Manifest, toKeyFingerprint } from './manifest.ts';

/** Returns the fingerprint of the ledger's public key, which never changes and identifies the platform. */
export function toPlatformFingerprint({ ledgerKey }: Pick<Secrets, 'ledgerKey'>): string {
  const key = createPublicKey({ key: JSON.parse(ledgerKey) as JsonWebKey, format: 'jwk' });
  return createHash('sha256')
    .update(key.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 16);
}

export const toMasterKeyFingerprint = (masterKey: string): string =>
  toKeyFingerprint(Buffer.from(masterKey, 'base64'));

/**
 * Reads `secrets.json`, without which a backup cannot be restored.
 *
 * @throws UnusableBackupError when it is missing or has no backup key
 */
export async function readSecrets(path: string): Promise<Secrets> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null)
    throw new UnusableBackupError(
      `${path} does not exist. Copy the secrets.json of the platform there, or name it: KEYS=/path/secrets.json`,
    );
  try {
    const secrets = JSON.parse(text) as Secrets;
    if (Buffer.from(secrets.backupKey, 'base64').length === 32 && secrets.ledgerKey) return secrets;
  } catch {
    // Invalid JSON throws below.
  }
  throw new UnusableBackupError(`${path} is not a secrets.json with the key of the backups.`);
}

/**
 * Asserts that the keys can decrypt the backup.
 *
 * @throws UnusableBackupError when they are of another platform or too old
 */
export function assertKeysFit({ platform, masterKeys }: Manifest, secrets: Secrets): void {
  if (platform !== toPlatformFingerprint(secrets))
    throw new UnusableBackupError(
      'The keys are of another platform: its ledger has another key than this backup.',
    );
  for (const name of serviceNames) {
    const own = [secrets.masterKeys[name], ...(secrets.previousMasterKeys?.[name] ?? [])];
    const needed = masterKeys[name];
    if (needed !== undefined && !own.map(toMasterKeyFingerprint).includes(needed))
      throw new UnusableBackupError(
        `The keys are older than the backup: the master key of ${name} was replaced since. Use a later copy of secrets.json.`,
      );
  }
}
