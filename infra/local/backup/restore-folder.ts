import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockName } from '../platform/run-state.ts';
import { replaceFile } from '../process/replace-file.ts';
import { UnusableBackupError } from './unusable-backup-error.ts';

/** Entries of a data folder that a restore keeps. */
const keptEntries = new Set(['secrets.json', 'backups', 'logs', 'reports', lockName]);

const markerName = 'unfinished-restore.json';
const toMarkerPath = (dataDir: string): string => join(dataDir, markerName);

/**
 * Asserts that a restore destroys nothing: the folder is empty, or an earlier restore into it was interrupted.
 *
 * @throws UnusableBackupError
 */
export async function assertEmptyDataDir(dataDir: string): Promise<void> {
  if (existsSync(toMarkerPath(dataDir))) return;
  const names = await readdir(dataDir).catch(() => []);
  const data = names.filter((name) => !keptEntries.has(name));
  if (data.length > 0)
    throw new UnusableBackupError(
      `${dataDir} is not empty (${data.toSorted().join(', ')}). Give another folder: DATA_DIR=… make restore FROM=…`,
    );
}

/**
 * Claims and marks the folder, and removes what an interrupted restore left in it.
 * @param claim fails while another process works on the folder, and ends what an interrupted one left running; its result is returned
 */
export async function beginRestore<Claim>(
  dataDir: string,
  backupId: string,
  claim: () => Promise<Claim>,
): Promise<Claim> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const wasInterrupted = existsSync(toMarkerPath(dataDir));
  await replaceFile(toMarkerPath(dataDir), `${JSON.stringify({ backupId })}\n`);
  const claimed = await claim();
  if (!wasInterrupted) return claimed;
  const remaining = new Set([...keptEntries, markerName, 'run.json']);
  for (const name of await readdir(dataDir))
    if (!remaining.has(name)) await rm(join(dataDir, name), { recursive: true, force: true });
  return claimed;
}

export const finishRestore = (dataDir: string): Promise<void> => rm(toMarkerPath(dataDir));

/** Asserts that no restore into the folder is incomplete. @throws Error otherwise */
export function assertNoUnfinishedRestore(dataDir: string): void {
  if (existsSync(toMarkerPath(dataDir)))
    throw new Error(
      `A restore into ${dataDir} was interrupted. Repeat it: DATA_DIR=${dataDir} make restore FROM=…`,
    );
}
