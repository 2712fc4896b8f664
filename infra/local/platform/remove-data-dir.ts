import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

interface RemovalOptions {
  /** `remove` also removes backups. */
  readonly backups: string | undefined;
  /** Asks the operator. */
  readonly confirm: (question: string) => Promise<boolean>;
}

/**
 * Removes a data folder once that is confirmed. Returns whether it was removed.
 *
 * @throws Error when the folder has backups that were not named
 */
export async function removeDataDir(dataDir: string, { backups, confirm }: RemovalOptions): Promise<boolean> {
  if (!existsSync(dataDir)) return false;
  const hasBackups = existsSync(join(dataDir, 'backups'));
  // Without its secrets.json a backup cannot be read, so the folder is kept as it is.
  if (hasBackups && backups !== 'remove')
    throw new Error(
      `${dataDir} has backups, so its data was kept. Move backups/ and secrets.json, which opens them, to a safe place, or remove them too: BACKUPS=remove make clean`,
    );
  const and = hasBackups ? ', its backups included,' : '';
  if (!(await confirm(`Remove all data in ${dataDir}${and} permanently?`))) return false;
  await rm(dataDir, { recursive: true });
  return true;
}
