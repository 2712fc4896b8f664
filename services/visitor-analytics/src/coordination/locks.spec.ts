import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sql } from '@aera/event-store';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockSessionization, lockWriters, trySessionization } from './locks.ts';

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

describe('a transaction of sessionization', () => {
  afterEach(() => void vi.useRealTimers());

  it('is kept from its timeout while it waits for another engine, and no longer', async () => {
    vi.useFakeTimers();
    const { sql, statements } = createFakeSql();
    const pending = Promise.withResolvers<string>();
    const outcome = trySessionization({ transaction: (work) => work(sql) }, () => pending.promise);
    await vi.advanceTimersByTimeAsync(9000);
    const countKeptAlive = () => statements.filter((text) => text === 'select').length;
    expect(countKeptAlive()).toBe(3);
    pending.resolve('done');
    expect(await outcome).toBe('done');
    await vi.advanceTimersByTimeAsync(9000);
    expect(countKeptAlive()).toBe(3);
  });

  it('ends after its last statement, also if an earlier one fails', async () => {
    const ended: string[] = [];
    const sql = (async (text: string) => {
      await nextTurn();
      ended.push(text);
      if (text === 'one') throw new Error('no');
      return [{ acquired: true }];
    }) as unknown as Sql;
    const transaction = <T>(work: (transaction: Sql) => Promise<T>) =>
      work(sql).finally(() => ended.push('transaction'));
    const outcome = trySessionization({ transaction }, (inTurn) =>
      Promise.all(['one', 'two', 'three'].map((text) => inTurn(text))),
    );
    await expect(outcome).rejects.toThrow('no');
    expect(ended.slice(-4)).toEqual(['one', 'two', 'three', 'transaction']);
  });
});
