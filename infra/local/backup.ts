import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { assertExternalBackup, usesClickHouse } from './backup/clickhouse-use.ts';
import { erasedListName, updateErasedList } from './backup/erased-list.ts';
import { countErasedSubjects, readErasedSubjects } from './backup/erased-subjects.ts';
import type { Manifest } from './backup/manifest.ts';
import { toMasterKeyFingerprint, toPlatformFingerprint } from './backup/platform-keys.ts';
import { isArchivingWal } from './backup/point-in-time/cluster-copy.ts';
import { deleteUnusedSegments } from './backup/point-in-time/unused-segments.ts';
import { takeBackup } from './backup/take-backup.ts';
import { connectOperator } from './platform/connect-operator.ts';
import { findRunningPlatform, type RunningPlatform } from './platform/running-platform.ts';
import { replaceFile } from './process/replace-file.ts';
import { createProgress, formatCount } from './progress.ts';
import { repository } from './repository.ts';
import type { Secrets } from './secrets.ts';
import type { PlatformEnvironment } from './service-env.ts';
import { readSettings } from './settings.ts';

const progress = createProgress();
const settings = readSettings(process.env);
const target = process.env['TO'] ? resolve(repository, process.env['TO']) : join(settings.dataDir, 'backups');
const onlyErasures = process.argv[2] === 'erasures';

try {
  const platform = await findRunningPlatform(settings);
  await (onlyErasures ? listErasures(platform) : backUp(platform));
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function backUp(platform: RunningPlatform): Promise<void> {
  try {
    const inClickHouse = await usesClickHouse(platform.environment.databaseUrl('visitor-analytics'));
    if (inClickHouse) assertExternalBackup(process.env['CLICKHOUSE_BACKUP']);
    const { folder, manifest } = await writeBackup(platform);
    await listErasures(platform);
    await deleteUnusedSegments(target, toKey(platform.secrets));
    await report({ finishedAt: new Date().toISOString(), ok: true, id: manifest.id });
    progress.print(`✓ Backup ${folder}: ${formatSize(manifest.parts)} in ${manifest.parts.length} parts`);
    if (inClickHouse) progress.print('  Without hits and visits: back up ClickHouse now.');
  } catch (error) {
    await report({ finishedAt: new Date().toISOString(), ok: false });
    throw error;
  }
}

async function writeBackup({
  secrets,
  environment,
  superuserUrl,
}: RunningPlatform): Promise<{ folder: string; manifest: Manifest }> {
  const cluster =
    superuserUrl && (await isArchivingWal(superuserUrl))
      ? { url: superuserUrl, dataDir: join(settings.dataDir, 'postgres') }
      : undefined;
  const nats = await connectOperator(settings, secrets, environment);
  try {
    return await takeBackup(
      {
        databases: listDatabaseUrls(environment),
        nats,
        ...(cluster ? { cluster } : {}),
        files: { 'pins.json': await readFile(settings.pinsFile).catch(() => Buffer.from('{}')) },
        platform: toPlatformFingerprint(secrets),
        masterKeys: Object.fromEntries(
          serviceNames.map((name) => [name, toMasterKeyFingerprint(secrets.masterKeys[name])]),
        ),
      },
      { folder: target, key: toKey(secrets), now: () => new Date() },
      progress,
    );
  } finally {
    await nats.close();
  }
}

/** Updates the list of erased subjects beside the backups. */
async function listErasures({ secrets, environment }: RunningPlatform): Promise<void> {
  await progress.step('List the erased subjects', async () => {
    const erased = await readErasedSubjects(listDatabaseUrls(environment));
    const options = { secrets, now: new Date() };
    const { subjects } = await updateErasedList(join(target, erasedListName), erased, options);
    progress.print(`  ${formatCount(countErasedSubjects(subjects))} in ${join(target, erasedListName)}`);
  });
}

/** Writes the result for the compliance check `backup-age`. */
function report(result: object): Promise<void> {
  return replaceFile(join(settings.dataDir, 'reports', 'backup.json'), JSON.stringify(result));
}

function toKey({ backupKey }: Secrets): Buffer {
  return Buffer.from(backupKey, 'base64');
}

function listDatabaseUrls({ databaseUrl }: PlatformEnvironment): Record<string, string> {
  return Object.fromEntries(serviceNames.map((name) => [name, databaseUrl(name)]));
}

function formatSize(parts: readonly { size: number }[]): string {
  const bytes = parts.reduce((sum, { size }) => sum + size, 0);
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
