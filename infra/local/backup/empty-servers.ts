import { serviceNames } from '@aera/contracts';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { connectOperator } from '../platform/connect-operator.ts';
import type { Secrets } from '../secrets.ts';
import { toDatabaseName } from '../service-env.ts';
import type { Settings } from '../settings.ts';
import { UnusableBackupError } from './unusable-backup-error.ts';
import type { Manifest } from './manifest.ts';

/**
 * Asserts that a restore onto external servers destroys nothing. The servers of a data folder are part of that folder.
 *
 * @throws UnusableBackupError that names the data found
 */
export async function assertEmptyServers(
  settings: Settings,
  secrets: Secrets,
  { parts }: Manifest,
): Promise<void> {
  const { databaseUrl, natsUrl } = settings;
  if (databaseUrl) await assertNoDatabases(databaseUrl);
  if (!natsUrl) return;
  const nats = await connectOperator(settings, secrets, { natsUrl });
  try {
    await assertNoStreams(nats, new Set(parts.map(({ name }) => name)));
  } finally {
    await nats.close();
  }
}

async function assertNoDatabases(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname = any($1) order by datname',
      [serviceNames.map(toDatabaseName)],
    );
    if (rows.length > 0)
      throw new UnusableBackupError(
        `The PostgreSQL server has databases of a platform or of an interrupted restore: ${join(rows)}. Drop them first.`,
      );
  } finally {
    await client.end();
  }
}

async function assertNoStreams(nats: NatsConnection, parts: ReadonlySet<string>): Promise<void> {
  const found: { name: string }[] = [];
  for await (const { config } of (await jetstreamManager(nats, { checkAPI: false })).streams.list())
    if (parts.has(`${config.name}.stream`)) found.push(config);
  if (found.length > 0)
    throw new UnusableBackupError(
      `The NATS server has streams of a platform or of an interrupted restore: ${join(found)}. Delete them first.`,
    );
}

const join = (items: readonly { name: string }[]): string => items.map(({ name }) => name).join(', ');
