import { Client } from 'pg';

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

/** @throws Error when the restored analytics are not in the backup */
export function assertVerifiable({ usesClickHouse }: { readonly usesClickHouse: boolean }): void {
  if (usesClickHouse)
    throw new Error(
      'The backup can be restored, but its hits and visits are in ClickHouse and not part of it, so it cannot be verified here. ' +
        'Restore both on another machine, the backup of ClickHouse into a server of its own, and start the platform there: docs/backup.md, "ClickHouse".',
    );
}
