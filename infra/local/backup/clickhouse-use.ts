import { Client } from 'pg';
import { UnusableBackupError } from './unusable-backup-error.ts';

/** Returns whether hits and visits of the platform are in ClickHouse, of which its backups contain nothing. */
export async function usesClickHouse(analyticsDatabaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: analyticsDatabaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ engine: string }>('select engine from store_engine');
    return rows[0]?.engine === 'clickhouse';
  } finally {
    await client.end();
  }
}

/**
 * Asserts that a restore can erase in ClickHouse.
 * @param url `CLICKHOUSE_URL`, with user and password
 *
 * @throws UnusableBackupError
 */
export async function assertClickHouseReachable(url: string): Promise<void> {
  const { origin, username, password } = new URL(url);
  const user = Buffer.from(`${decodeURIComponent(username) || 'default'}:${decodeURIComponent(password)}`);
  const failure = await fetch(`${origin}/?query=SELECT%201`, {
    headers: { authorization: `Basic ${user.toString('base64')}` },
    signal: AbortSignal.timeout(5_000),
  }).then(
    async (response) => (response.ok ? null : `${response.status} ${(await response.text()).slice(0, 200)}`),
    (error: Error) => String(error.cause ?? error),
  );
  if (failure !== null)
    throw new UnusableBackupError(`ClickHouse does not answer at ${origin} (CLICKHOUSE_URL): ${failure}`);
}

/** @throws Error when the restored analytics are not in the backup */
export function assertVerifiable({ usesClickHouse }: { readonly usesClickHouse: boolean }): void {
  if (usesClickHouse)
    throw new Error(
      'The backup can be restored, but its hits and visits are in ClickHouse and not part of it, so it cannot be verified here. ' +
        'Restore both on another machine, the backup of ClickHouse into a server of its own, and start the platform there: docs/backup.md, "ClickHouse".',
    );
}

/**
 * Asserts that the operator backs ClickHouse up by other means.
 * @param declared `CLICKHOUSE_BACKUP` of the operator
 *
 * @throws Error that says how to
 */
export function assertExternalBackup(declared: string | undefined): void {
  if (declared === 'external') return;
  throw new Error(
    'Hits and visits are in ClickHouse and would not be in this backup. Back ClickHouse up by its own means directly after it, ' +
      'as docs/backup.md says under "ClickHouse", and state that you do: CLICKHOUSE_BACKUP=external make backup',
  );
}
