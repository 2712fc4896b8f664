import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { toGatewayUrl } from '../platform/plan-platform.ts';
import { claimDataDir } from '../platform/run-state.ts';
import { runServers, type RunningServers } from '../platform/run-servers.ts';
import { formatCount, type Progress } from '../progress.ts';
import { saveSecrets, type Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { UnusableBackupError } from './unusable-backup-error.ts';
import { assertClickHouseReachable, usesClickHouse } from './clickhouse-use.ts';
import { assertEmptyServers } from './empty-servers.ts';
import { eraseAgain } from './erase-again.ts';
import { type ErasedList, erasedListName, readListForRestore } from './erased-list.ts';
import {
  countErasedSubjects,
  mayContainErasedSubjects,
  readErasedSubjects,
  repeatRedactions,
  subtractErasedSubjects,
} from './erased-subjects.ts';
import { type Backup, openBackup } from './open-backup.ts';
import { openWalArchive, parseRestoreTime, type WalArchive } from './point-in-time/open-wal-archive.ts';
import { recoverCluster } from './point-in-time/recover-cluster.ts';
import { walFolderName } from './point-in-time/wal-archive.ts';
import { assertKeysFit, readSecrets } from './platform-keys.ts';
import { assertRestorable, restoreDatabases, restoreStreams } from './restore-backup.ts';
import { assertEmptyDataDir, beginRestore, finishRestore } from './restore-folder.ts';
import { reconcile } from './reconcile.ts';
import { clusterPart } from './take-backup.ts';

export interface RestoreOptions {
  readonly settings: Settings;
  /** Folder of one backup. */
  readonly folder: string;
  /** A copy of the platform's `secrets.json`. */
  readonly keysFile: string;
  /** The list of erased subjects; by default the one beside the backup. `none` restores without a list. */
  readonly erasedFile?: string;
  /** Restores the databases as of this later time, from the WAL archive beside the backup: ISO 8601, or `latest`. */
  readonly at?: string;
}

export interface Restored {
  /** The time of the databases. */
  readonly asOf: string;
  /** Hits and visits are in ClickHouse, and were not restored. */
  readonly usesClickHouse: boolean;
}

/**
 * Restores a backup into an empty data folder, on the servers of that folder or on empty external ones. The folder is marked until the
 * restore is complete; until then the platform does not start and the restore can be repeated.
 *
 * @throws UnusableBackupError before anything is changed
 */
export async function restorePlatform(
  { settings, folder, keysFile, erasedFile, at }: RestoreOptions,
  progress: Progress,
): Promise<Restored> {
  const { dataDir } = settings;
  // Everything here contains personal data: other users of the machine must not read it.
  process.umask(0o077);
  const secrets = await readSecrets(keysFile);
  const key = Buffer.from(secrets.backupKey, 'base64');
  const backup = await progress.step('Verify the backup', () => openBackup(folder, key));
  assertKeysFit(backup.manifest, secrets);
  await assertRestorable(backup.manifest, serviceNames);
  const wal = at === undefined ? null : await openWal({ settings, folder, at, backup, key }, progress);
  const asOf = wal?.asOf ?? backup.manifest.createdAt;
  const { createdAt } = backup.manifest;
  const erased = await readListForRestore(erasedFile ?? join(dirname(folder), erasedListName), secrets, {
    createdAt,
    at: wal ? wal.at : createdAt,
  });
  await assertEmptyDataDir(dataDir);
  await assertEmptyServers(settings, secrets, backup.manifest);
  const clickHouseUrl = settings.passthroughEnv['CLICKHOUSE_URL'];
  if (clickHouseUrl) await assertClickHouseReachable(clickHouseUrl);

  const claim = await beginRestore(dataDir, backup.manifest.id, () =>
    claimDataDir(dataDir, toGatewayUrl(settings)),
  );
  try {
    await saveSecrets(dataDir, secrets);
    await writeFile(settings.pinsFile, await collect(backup.readPart('pins.json')), { mode: 0o600 });
    if (wal)
      await progress.step('Replay the WAL archive', () => recover(wal, { settings, secrets, backup, key }));
    const inClickHouse = await runServers(settings, secrets, progress, async (servers) => {
      await restoreData(servers, { backup, erased, settings, hasDatabases: wal !== null }, progress);
      return usesClickHouse(servers.environment.databaseUrl('visitor-analytics'));
    });
    await finishRestore(dataDir);
    return { asOf, usesClickHouse: inClickHouse };
  } finally {
    await claim.release();
  }
}

interface WalSource {
  readonly settings: Settings;
  readonly folder: string;
  readonly at: string;
  readonly backup: Backup;
  readonly key: Buffer;
}

async function openWal(
  { settings, folder, at, backup, key }: WalSource,
  progress: Progress,
): Promise<WalArchive> {
  const time = parseRestoreTime(at);
  if (settings.databaseUrl)
    throw new UnusableBackupError(
      'AT restores the embedded PostgreSQL. Recover the server of DATABASE_URL with its own tools, then run make reconcile.',
    );
  return progress.step('Verify the WAL archive', () =>
    openWalArchive(join(dirname(folder), walFolderName), backup.manifest, time, key),
  );
}

interface Recovery {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly backup: Backup;
  readonly key: Buffer;
}

async function recover(wal: WalArchive, { settings, secrets, backup, key }: Recovery): Promise<void> {
  await mkdir(settings.logDir, { recursive: true, mode: 0o700 });
  await recoverCluster(
    { ...wal, copy: backup.manifest.cluster!, readFiles: () => backup.readPart(clusterPart), key },
    {
      dataDir: join(settings.dataDir, 'postgres'),
      logFile: join(settings.logDir, 'postgres.log'),
      password: secrets.databasePassword,
      at: wal.at,
    },
  );
}

interface Content {
  readonly backup: Backup;
  readonly erased: ErasedList;
  readonly settings: Settings;
  /** The databases were recovered from the WAL archive. */
  readonly hasDatabases: boolean;
}

async function restoreData(
  { environment, nats }: RunningServers,
  { backup, erased, settings, hasDatabases }: Content,
  progress: Progress,
): Promise<void> {
  const databases = Object.fromEntries(serviceNames.map((name) => [name, environment.databaseUrl(name)]));
  if (!hasDatabases) await restoreDatabases(backup, databases, progress);
  const known = await readErasedSubjects(databases);
  const erasedSince = subtractErasedSubjects(erased.subjects, known);
  const count = countErasedSubjects(erasedSince);
  await repeatRedactions(databases['visitor-analytics']!);
  // Recovered databases are newer than the bus, which still has those who were erased in between.
  const isErasedOnBus = count > 0 || (hasDatabases && countErasedSubjects(known) > 0);
  await restoreStreams(backup, nats, progress, {
    replicas: Number(settings.passthroughEnv['NATS_REPLICAS'] ?? 1),
    isLeftOut: (stream) => isErasedOnBus && mayContainErasedSubjects(stream),
  });
  await progress.step('Compare the bus with the databases', () =>
    reconcile({ databases, nats }, { discardAhead: false }, progress),
  );
  if (count > 0)
    await progress.step(
      `Erase ${formatCount(count)} subjects again who were erased after the backup (list of ${erased.updatedAt})`,
      () => eraseAgain(erasedSince, environment, settings.dataDir),
    );
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}
