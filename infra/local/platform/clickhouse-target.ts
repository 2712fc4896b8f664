import { createHash } from 'node:crypto';

type Env = Readonly<Record<string, string | undefined>>;

/** Identifies the ClickHouse of these variables without its password; undefined without one. */
export function toClickHouseFingerprint({ CLICKHOUSE_URL, CLICKHOUSE_CLUSTER }: Env): string | undefined {
  if (!CLICKHOUSE_URL) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([CLICKHOUSE_URL, CLICKHOUSE_CLUSTER || null]))
    .digest('hex');
}

/**
 * Asserts that a migration writes to the ClickHouse of the running platform. The platform would neither find nor erase hits elsewhere.
 * @param running fingerprint of the ClickHouse of the running platform
 *
 * @throws Error that says what to give
 */
export function assertTargetOfPlatform(running: string | undefined, env: Env): void {
  const target = toClickHouseFingerprint(env);
  if (!target) throw new Error('Name the target: CLICKHOUSE_URL=… make migrate-analytics');
  // After the switch it could not go on.
  if (!running)
    throw new Error('The platform runs without ClickHouse. Start it again with CLICKHOUSE_URL first.');
  if (running !== target)
    throw new Error(
      'The platform runs with another ClickHouse, and would not find what is moved here. ' +
        'Give the same CLICKHOUSE_URL and CLICKHOUSE_CLUSTER to make migrate-analytics as to make start.',
    );
}
