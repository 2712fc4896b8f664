import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  findFreePort,
  buildPostgresCommand,
  buildPostgresUrl,
  readLastLines,
  runServer,
  withPostgresClient,
} from '@aera/testing';
import { unpackTar } from 'modern-tar/fs';
import type { ClusterCopy } from './cluster-copy.ts';
import { archiveSettings, readSegment } from './wal-archive.ts';

export interface ArchivedCluster {
  readonly copy: ClusterCopy;
  /** Reads the gzipped tar archive of `copyCluster`. */
  readonly readFiles: () => AsyncIterable<Buffer>;
  readonly archive: string;
  /** Names of the archived files that recovery needs. */
  readonly segments: readonly string[];
  readonly key: Buffer;
}

export interface RecoveryTarget {
  /** An empty or missing folder. */
  readonly dataDir: string;
  readonly logFile: string;
  /** Password of the superuser. */
  readonly password: string;
  /** ISO 8601; null recovers everything in the archive. */
  readonly at: string | null;
}

const restoreName = 'wal-restore';
/** PostgreSQL reports this if no transaction of the archive ended after the requested time. */
const noLaterTransaction = 'recovery ended before configured recovery target was reached';
/** Milliseconds that replaying the archive may take. */
const timeoutMs = 24 * 3_600_000;
/** Failures after which PostgreSQL waits a minute before it tries to archive a file again. */
const maxFailures = 3;

/** Makes a cluster from the copy of its files and its archived WAL, as of a time. It starts like any other afterwards. */
export async function recoverCluster(
  { copy, readFiles, archive, segments, key }: ArchivedCluster,
  { dataDir, logFile, password, at }: RecoveryTarget,
): Promise<void> {
  await mkdir(join(dataDir, restoreName), { recursive: true, mode: 0o700 });
  await pipeline(readFiles(), createGunzip(), unpackTar(dataDir, { dmode: 0o700, fmode: 0o600 }));
  await writeFile(join(dataDir, 'backup_label'), copy.label, { mode: 0o600 });
  await writeFile(join(dataDir, 'recovery.signal'), '');
  for (const name of segments)
    await writeFile(join(dataDir, restoreName, name), (await readSegment(archive, name, key)).content, {
      mode: 0o600,
    });
  try {
    await replay({ dataDir, logFile, password, at });
  } catch (error) {
    if (at === null || !(await readLastLines(logFile, 20)).includes(noLaterTransaction)) throw error;
    // Then the state at the end of the archive is the state at that time.
    await replay({ dataDir, logFile, password, at: null });
  }
  await rm(join(dataDir, restoreName), { recursive: true });
}

/**
 * Runs the server until it has recovered, and stops it.
 * @throws Error if the history of its new timeline cannot be archived
 */
async function replay({ dataDir, logFile, password, at }: RecoveryTarget): Promise<void> {
  const port = await findFreePort();
  const settings = {
    // Archives the history of the new timeline, so that no later recovery uses the same number.
    ...archiveSettings,
    restore_command: `cp "${restoreName}/%f" "%p"`,
    recovery_target_action: 'promote',
    // Without names of time zones, which the server does not know yet when it reads its settings.
    ...(at === null ? {} : { recovery_target_time: at.replace('Z', '+00') }),
  };
  const url = buildPostgresUrl({ port, password });
  let isHistoryArchived = false;
  const server = await runServer({
    prepare: async () => {
      const command = await buildPostgresCommand({ dataDir, port, password, settings });
      if (command.runAs) await chownAll(dataDir, command.runAs.uid, command.runAs.gid);
      return command;
    },
    ready: () =>
      withPostgresClient(url, async (client) => {
        const { rows } = await client.query<{ recovering: boolean; unarchived: boolean; failures: number }>(
          `select pg_is_in_recovery() as recovering,
             exists (select from pg_ls_archive_statusdir() where name like '%.history.ready') as unarchived,
             (select failed_count from pg_stat_archiver)::int as failures`,
        );
        const { recovering, unarchived, failures } = rows[0]!;
        if (recovering) throw new Error('it is still replaying the archive');
        // A server that stops as soon as it is promoted may never have started its archiver.
        if (unarchived && failures < maxFailures)
          throw new Error('it is still archiving the history of its timeline');
        isHistoryArchived = !unarchived;
      }),
    logFile,
    timeout: timeoutMs,
  });
  await server.stop();
  if (!isHistoryArchived)
    throw new Error(`PostgreSQL couldn’t archive the history of its new timeline. ${logFile} says why.`);
}

async function chownAll(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid);
}
