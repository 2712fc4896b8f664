import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../process/replace-file.ts';
import { archiveSpool, spoolName, walFolderName } from './wal-archive.ts';

export interface WalArchiverOptions {
  readonly dataDir: string;
  /** Folder of the backups. */
  readonly folder: string;
  readonly key: Buffer;
  readonly print: (line: string) => void;
}

export interface WalArchiver {
  /** Archives the remaining segments, and stops. */
  stop(): Promise<void>;
}

const intervalMs = 5_000;

/**
 * Moves finished WAL segments into the archive while the server runs. After a failure, such as a full disk, segments stay in the spool and the
 * next attempt continues with them. `reports/wal.json` has the time up to which the archive reaches.
 */
export function startWalArchiver({ dataDir, folder, key, print }: WalArchiverOptions): WalArchiver {
  const spool = join(dataDir, 'postgres', spoolName);
  const report = join(dataDir, 'reports', 'wal.json');
  const archive = join(folder, walFolderName);
  let failure: string | null = null;
  let running = Promise.resolve();
  const saveReport = (archivedTo: string) => replaceFile(report, JSON.stringify({ archivedTo }));
  const archiveOnce = async () => {
    try {
      // The age counts from the start, so that the alert fires also if no segment can ever be archived.
      if (!existsSync(report)) await saveReport(new Date().toISOString());
      const archivedTo = await archiveSpool(spool, archive, key);
      if (failure !== null) print('✓ The WAL is archived again.');
      failure = null;
      if (archivedTo !== null) await saveReport(archivedTo);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== failure) print(`! The WAL is not archived, and fills the disk: ${reason}`);
      failure = reason;
    }
  };
  const run = () => (running = running.then(archiveOnce));
  const timer = setInterval(run, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      return run();
    },
  };
}
