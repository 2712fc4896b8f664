import { describe, expect, it } from 'vitest';
import { assertTargetOfPlatform, toClickHouseFingerprint } from './clickhouse-target.ts';

describe('a migration to ClickHouse', () => {
  const CLICKHOUSE_URL = 'http://projector:secret@clickhouse:8123/analytics';
  const running = toClickHouseFingerprint({ CLICKHOUSE_URL, CLICKHOUSE_CLUSTER: 'aera' });

  it('goes to the ClickHouse of the running platform', () =>
    assertTargetOfPlatform(running, { CLICKHOUSE_URL, CLICKHOUSE_CLUSTER: 'aera' }));

  it.each([
    ['another server', { CLICKHOUSE_URL: CLICKHOUSE_URL.replace('@clickhouse', '@other') }],
    ['another database', { CLICKHOUSE_URL: CLICKHOUSE_URL.replace('analytics', 'default') }],
    ['another cluster', { CLICKHOUSE_CLUSTER: 'other' }],
    ['no cluster', { CLICKHOUSE_CLUSTER: undefined }],
  ])('is refused with %s', (_, change) =>
    expect(() =>
      assertTargetOfPlatform(running, { CLICKHOUSE_URL, CLICKHOUSE_CLUSTER: 'aera', ...change }),
    ).toThrow('The platform runs with another ClickHouse'),
  );

  it('is refused without a target, and while the platform runs without ClickHouse', () => {
    expect(() => assertTargetOfPlatform(running, {})).toThrow('Name the target');
    expect(() => assertTargetOfPlatform(undefined, { CLICKHOUSE_URL })).toThrow('runs without ClickHouse');
  });
});
