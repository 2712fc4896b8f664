import { Client } from 'pg';

/** Timeout of the lock in milliseconds. A relay locks its row only during one update. */
const lockTimeoutMs = 10_000;

/**
 * Keeps the relays of these databases from publishing until the returned function is called. A relay saves the end of a batch before it
 * publishes the batch, so a lock on its checkpoints stops it; a batch that was saved before contains only events that are committed.
 */
export async function pauseRelays(urls: readonly string[]): Promise<() => Promise<void>> {
  const clients: Client[] = [];
  const resume = async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
  };
  try {
    for (const connectionString of urls) {
      const client = new Client({ connectionString });
      await client.connect();
      clients.push(client);
      const { rows } = await client.query<{ exists: boolean }>(
        `select to_regclass('relay_checkpoints') is not null as exists`,
      );
      if (!rows[0]?.exists) continue;
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
      await client.query('lock table relay_checkpoints in share mode');
    }
    return resume;
  } catch (error) {
    await resume();
    throw error;
  }
}
