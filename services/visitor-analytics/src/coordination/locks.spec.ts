import type { Sql } from '@aera/event-store';
import { describe, expect, it, vi } from 'vitest';
import { lockSessionization, lockWriters } from './locks.ts';

/** Records statements. */
function createFakeSql() {
  const statements: string[] = [];
  const sql = (async (text: string) => {
    statements.push(text);
    return [{ acquired: true }];
  }) as unknown as Sql;
  return { sql, statements };
}

describe('the lock of sessionization', () => {
  it('is awaited for less time than the handler of a message may take', async () => {
    const { sql, statements } = createFakeSql();
    await lockSessionization(sql);
    expect(statements).toEqual([
      `set local lock_timeout = '20s'`,
      expect.stringContaining('pg_advisory_xact_lock'),
    ]);
  });

  it('is awaited without a limit by a migration', async () => {
    const { sql, statements } = createFakeSql();
    await lockWriters(sql);
    expect(statements.join()).not.toContain('lock_timeout');
  });
});
