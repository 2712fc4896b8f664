import { createHmac, hkdfSync } from 'node:crypto';
import { isEqualInConstantTime } from '@aera/service-kit/core';
import { z } from 'zod';
import { UnusableBackupError } from './unusable-backup-error.ts';
import { ClusterCopySchema } from './point-in-time/cluster-copy.ts';

/** Increased when an older version could not restore the backup. */
export const manifestVersion = 1;

const PartSchema = z.strictObject({
  /** File name beside the manifest. */
  name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,99}$/i),
  /** Bytes of the encrypted file. */
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const ManifestSchema = z.strictObject({
  version: z.literal(manifestVersion),
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Fingerprint of the ledger's public key, which identifies the platform. */
  platform: z.string(),
  /** Fingerprint of the key that encrypts the parts. */
  key: z.string(),
  /** Fingerprint of each service's master key: without it, or a later secrets.json that still has it, personal data cannot be decrypted. */
  masterKeys: z.record(z.string(), z.string()),
  /** Position of the last event of each service's log. */
  logPositions: z.record(z.string(), z.string()),
  /** Names of the migrations of each database, in their order. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** The copy of the cluster, if its WAL is archived: the part `cluster.tar.gz`. */
  cluster: ClusterCopySchema.optional(),
  parts: z.array(PartSchema).min(1),
});

export type Part = z.infer<typeof PartSchema>;
export type Manifest = z.infer<typeof ManifestSchema>;

/** Returns the text of `backup.json`: the manifest and its HMAC, which protects the hashes of the parts. */
export function writeManifest(manifest: Manifest, key: Buffer): string {
  return `${JSON.stringify({ ...manifest, mac: computeMac(manifest, key) }, null, 2)}\n`;
}

/**
 * Reads `backup.json`, and verifies its key and that this version can restore it.
 *
 * @throws UnusableBackupError with the reason
 */
export function readManifest(text: string, key: Buffer): Manifest {
  const content = parseObject(text);
  // Checked before the schema, because a newer version may have other fields.
  if (typeof content['version'] === 'number' && content['version'] > manifestVersion)
    throw new UnusableBackupError(
      `The backup has version ${content['version']}; this program reads up to ${manifestVersion}. Restore it with a newer program.`,
    );
  const { mac, ...rest } = content;
  const parsed = ManifestSchema.safeParse(rest);
  if (!parsed.success)
    throw new UnusableBackupError(`backup.json is not valid: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.key !== toKeyFingerprint(key))
    throw new UnusableBackupError(
      `The backup is encrypted with another key (${parsed.data.key}), not the given one (${toKeyFingerprint(key)}).`,
    );
  if (typeof mac !== 'string' || !isEqualInConstantTime(mac, computeMac(parsed.data, key)))
    throw new UnusableBackupError('backup.json has been changed after the backup was made.');
  return parsed.data;
}

/** Identifies a key without revealing it. */
export const toKeyFingerprint = (key: Buffer): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'aera backup key fingerprint', 8)).toString('hex');

function parseObject(text: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new UnusableBackupError('backup.json is truncated or is not JSON.');
  }
}

/** Computes the MAC of the parsed manifest, whose fields the schema orders. */
function computeMac(manifest: Manifest, key: Buffer): string {
  const macKey = Buffer.from(hkdfSync('sha256', key, '', 'aera backup manifest', 32));
  return createHmac('sha256', macKey)
    .update(JSON.stringify(ManifestSchema.parse(manifest)))
    .digest('hex');
}
