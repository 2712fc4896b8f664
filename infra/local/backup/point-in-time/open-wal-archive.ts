import { z } from 'zod';
import { UnusableBackupError } from '../unusable-backup-error.ts';
import type { Manifest } from '../manifest.ts';
import { listSegments, readSegment } from './wal-archive.ts';

/** Reads a time: ISO 8601 with its zone, or `latest`. @throws UnusableBackupError */
export function parseRestoreTime(text: string): string {
  if (text === 'latest') return text;
  const time = z.iso.datetime({ offset: true }).safeParse(text);
  if (!time.success)
    throw new UnusableBackupError(
      `AT is "${text}". Give a time with its zone, such as 2026-11-25T21:00:00Z, or AT=latest for everything in the archive.`,
    );
  return new Date(time.data).toISOString();
}

export interface WalArchive {
  readonly archive: string;
  /** Names of the archived files that recovery needs. */
  readonly segments: readonly string[];
  /** The time to which it is recovered; null for everything in the archive. */
  readonly at: string | null;
  /** The time that the restored databases have, ISO 8601. */
  readonly asOf: string;
}

/**
 * Opens the archived WAL that a restore to a time needs, after decrypting every segment.
 * @param at a result of `parseRestoreTime`
 *
 * @throws UnusableBackupError when the backup or the archive does not reach that time
 */
export async function openWalArchive(
  archive: string,
  { cluster, createdAt }: Pick<Manifest, 'cluster' | 'createdAt'>,
  at: string,
  key: Buffer,
): Promise<WalArchive> {
  if (!cluster)
    throw new UnusableBackupError(
      'The backup was made without a WAL archive (WAL_ARCHIVE), so it can be restored only as it is: leave out AT.',
    );
  const segments = await listSegments(archive, cluster.firstSegment, cluster.lastSegment);
  let archivedTo = createdAt;
  for (const name of segments) {
    const { writtenAt } = await readSegment(archive, name, key);
    if (writtenAt > archivedTo) archivedTo = writtenAt;
  }
  if (at === 'latest') return { archive, segments, at: null, asOf: archivedTo };
  if (at < cluster.finishedAt)
    throw new UnusableBackupError(
      `AT is before ${cluster.finishedAt}, when the backup was complete. Use an earlier backup.`,
    );
  if (at > archivedTo)
    throw new UnusableBackupError(
      `The WAL archive ${archive} ends at ${archivedTo}. Give an earlier time, or AT=latest.`,
    );
  return { archive, segments, at, asOf: at };
}
