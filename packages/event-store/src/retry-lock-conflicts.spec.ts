import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryLockConflicts } from './retry-lock-conflicts.ts';

// Workers share modules between spec files. The mock needs fresh modules, and later files must not get the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:timers/promises', { spy: true });

const postgresError = (code: string) => Object.assign(new Error('no'), { code, severity: 'ERROR' });

describe('a transaction with a lock conflict', () => {
  beforeEach(() => void vi.mocked(delay).mockResolvedValue(undefined));

  it('is repeated after a deadlock or a lock timeout', async () => {
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(postgresError('40P01'))
      .mockRejectedValueOnce(postgresError('55P03'))
      .mockResolvedValueOnce('done');
    expect(await retryLockConflicts(attempt)).toBe('done');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('is not repeated after another error', async () => {
    const attempt = vi.fn<() => Promise<void>>().mockRejectedValue(postgresError('23505'));
    await expect(retryLockConflicts(attempt)).rejects.toMatchObject({ code: '23505' });
    expect(attempt).toHaveBeenCalledOnce();
  });

  it('is not repeated while the service stops', async () => {
    const abort = new AbortController();
    const attempt = vi.fn<() => Promise<void>>().mockRejectedValue(postgresError('55P03'));
    vi.mocked(delay).mockReset();
    const outcome = retryLockConflicts(attempt, abort.signal);
    abort.abort();
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
    expect(attempt).toHaveBeenCalledOnce();
  });

  it('is given up after 30 attempts', async () => {
    const attempt = vi.fn<() => Promise<void>>().mockRejectedValue(postgresError('55P03'));
    await expect(retryLockConflicts(attempt)).rejects.toMatchObject({ code: '55P03' });
    expect(attempt).toHaveBeenCalledTimes(30);
  });
});
