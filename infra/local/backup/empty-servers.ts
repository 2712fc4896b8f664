import { serviceNames } from '@aera/contracts';
import { jetstreamManager } from '@nats-io/jetstream';
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
  { databaseUrl, natsUrl }: Settings,
  secrets: Secrets,
  { parts }: Manifest,
): Promise<void> {
  if (databaseUrl) await assertNoDatabases(databaseUrl);
  if (natsUrl) await assertNoStreams(natsUrl, secrets, new Set(parts.map(({ name }) => name)));
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

async function assertNoStreams(natsUrl: string, secrets: Secrets, parts: ReadonlySet<string>): Promise<void> {
  const nats = await connectOperator({ natsUrl }, secrets, { natsUrl });
  try {
    const found: { name: string }[] = [];
    for await (const { config } of (await jetstreamManager(nats, { checkAPI: false })).streams.list())
      if (parts.has(`${config.name}.stream`)) found.push(config);
    if (found.length > 0)
      throw new UnusableBackupError(
        `The NATS server has streams of a platform or of an interrupted restore: ${join(found)}. Delete them first.`,
      );
  } finally {
    await nats.close();
  }
}

const join = (items: readonly { name: string }[]): string => items.map(({ name }) => name).join(', ');
