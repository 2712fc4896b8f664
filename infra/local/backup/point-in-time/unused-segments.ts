import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../manifest.ts';
import { deleteSegmentsBefore, walFolderName } from './wal-archive.ts';

/**
 * Deletes archived segments that no backup of the folder needs. Keeps all if no backup has a copy of the cluster.
 *
 * @throws UnusableBackupError before anything is deleted when the manifest of a backup cannot be read
 */
export async function deleteUnusedSegments(folder: string, key: Buffer): Promise<void> {
  const needed: string[] = [];
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name, 'backup.json'), 'utf8').catch(() => null);
    if (text === null || name.startsWith('.')) continue;
    const { cluster } = readManifest(text, key);
    if (cluster) needed.push(cluster.firstSegment);
  }
  await deleteSegmentsBefore(join(folder, walFolderName), needed);
}
