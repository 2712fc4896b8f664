import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceName } from '@aera/contracts';
import { migrateDatabase, type SqlMigration } from '@aera/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import { formatCount, type Progress } from '../progress.ts';
import { repository } from '../repository.ts';
import { UnusableBackupError } from './unusable-backup-error.ts';
import type { Backup } from './open-backup.ts';
import { restoreDatabase } from './restore-database.ts';
import { restoreStream } from './stream-snapshot.ts';

const [rowsSuffix, streamSuffix] = ['.rows', '.stream'];

/** Fills empty databases from a backup. */
export async function restoreDatabases(
  { manifest: { migrations }, readPart }: Backup,
  databases: Readonly<Record<string, string>>,
  progress: Progress,
): Promise<void> {
  for (const [service, url] of Object.entries(databases)) {
    const names = migrations[service];
    // A service that is newer than the backup starts empty.
    if (!names) continue;
    await progress.step(`Restore the database of ${service}`, async () => {
      await migrateDatabase(url, selectMigrations(service, names, await loadMigrations(service)));
      const rows = await restoreDatabase(url, readPart(`${service}${rowsSuffix}`));
      progress.print(`  ${formatCount(rows)} rows`);
    });
  }
}

/** Creates the streams and buckets of a backup on an empty bus, with this many replicas each, except for those that `isLeftOut` names. */
export async function restoreStreams(
  { manifest: { parts }, readPart }: Backup,
  nats: NatsConnection,
  progress: Progress,
  { replicas, isLeftOut }: { replicas: number; isLeftOut: (stream: string) => boolean },
): Promise<void> {
  await progress.step('Restore the streams and buckets', async () => {
    for (const { name } of parts) {
      const stream = name.slice(0, -streamSuffix.length);
      if (name.endsWith(streamSuffix) && !isLeftOut(stream))
        await restoreStream(nats, stream, readPart(name), replicas);
    }
  });
}

/**
 * Asserts that this version knows every service and migration of the backup.
 *
 * @throws UnusableBackupError
 */
export async function assertRestorable(
  { migrations }: Backup['manifest'],
  services: readonly string[],
): Promise<void> {
  for (const [service, names] of Object.entries(migrations)) {
    if (!services.includes(service))
      throw new UnusableBackupError(
        `The backup has a database of ${service}, which this program does not know.`,
      );
    selectMigrations(service, names, await loadMigrations(service));
  }
}

/** Returns the migrations that created the schema; services run later ones at their start. */
function selectMigrations(
  service: string,
  names: readonly string[],
  known: readonly SqlMigration[],
): SqlMigration[] {
  const unknown = names.find((name) => !known.some((migration) => migration.name === name));
  if (unknown)
    throw new UnusableBackupError(
      `The backup is from a newer program: ${service} had the migration ${unknown}, which this program does not have.`,
    );
  return known.filter(({ name }) => names.includes(name));
}

export async function loadMigrations(service: ServiceName | string): Promise<readonly SqlMigration[]> {
  const url = pathToFileURL(join(repository, 'services', service, 'migrations/index.ts')).href;
  return ((await import(url)) as { migrations: readonly SqlMigration[] }).migrations;
}
