import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createWorkers } from './create-workers.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T14:02:00.000Z') });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const given = () => {
  const metrics = createMetrics('contacts-crm');
  const workers = createWorkers({
    log: createLog('contacts-crm', 'silent'),
    clock: () => new Date(),
    metrics,
  });
  const figures = async () => {
    const lines = (await metrics.registry.metrics()).split('\n');
    return lines.filter((line) => line.startsWith('worker_'));
  };
  return { workers, figures };
};

describe('background work that fails', () => {
  it('reports since when it fails, its attempts and next attempt, and its recovery', async () => {
    const { workers, figures } = given();
    let isBroken = true;
    const loop = workers.schedule('Lead scoring', async () => {
      if (isBroken) throw new Error('permission denied for table leads');
    });
    expect(workers.all()).toMatchObject([{ name: 'Lead scoring', state: 'idle', lastSuccessAt: null }]);

    loop.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(workers.all()).toEqual([
      {
        name: 'Lead scoring',
        state: 'failing',
        runningSince: null,
        lastSuccessAt: null,
        failures: 2,
        failingSince: '2026-03-04T14:02:00.000Z',
        nextAttemptAt: '2026-03-04T14:02:00.300Z',
        error: 'permission denied for table leads',
      },
    ]);
    expect(await figures()).toEqual([
      'worker_failing{name="Lead scoring",service="contacts-crm"} 1',
      'worker_run_seconds{name="Lead scoring",service="contacts-crm"} 0',
      'worker_failures_total{name="Lead scoring",service="contacts-crm"} 2',
    ]);

    isBroken = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(workers.all()).toMatchObject([
      { state: 'idle', failures: 0, lastSuccessAt: '2026-03-04T14:02:00.300Z', error: null },
    ]);
    expect(await figures()).toEqual([
      'worker_failing{name="Lead scoring",service="contacts-crm"} 0',
      'worker_run_seconds{name="Lead scoring",service="contacts-crm"} 0',
      'worker_failures_total{name="Lead scoring",service="contacts-crm"} 2',
    ]);
    await loop.stop();
  });

  it('shows the duration of a run, so that a hanging one is noticed', async () => {
    const { workers, figures } = given();
    const { promise, resolve } = Promise.withResolvers<void>();
    const hang = () => promise;
    const [task, listener] = [
      workers.schedule('Lead scoring', hang),
      workers.schedule('Change listener', hang, { isContinuous: true }),
    ];
    task.start();
    listener.start();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(workers.all()).toMatchObject([
      { state: 'running', runningSince: '2026-03-04T14:02:00.000Z' },
      { state: 'running', runningSince: null },
    ]);
    expect((await figures()).filter((line) => line.startsWith('worker_run_seconds'))).toEqual([
      'worker_run_seconds{name="Lead scoring",service="contacts-crm"} 1200',
      'worker_run_seconds{name="Change listener",service="contacts-crm"} 0',
    ]);
    resolve();
    await Promise.all([task.stop(), listener.stop()]);
  });

  it('retries at most every ten seconds, also when woken', async () => {
    const { workers } = given();
    const round = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('no')));
    const loop = workers.schedule('Lead scoring', round);
    loop.start();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const tries = round.mock.calls.length;
    loop.wake();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(round.mock.calls.length).toBe(tries + 1);
    await loop.stop();
  });

  it('does not count a run that its own stop interrupted', async () => {
    const { workers } = given();
    const loop = workers.schedule(
      'Search index',
      (stopping) =>
        new Promise((_, reject) => stopping.addEventListener('abort', () => reject(stopping.reason))),
    );
    loop.start();
    expect(workers.all()).toMatchObject([{ state: 'running' }]);
    await loop.stop();
    expect(workers.all()).toMatchObject([{ failures: 0 }]);
  });
});

it('waits between runs, can be woken, and may start later', async () => {
  const { workers } = given();
  const round = vi.fn<() => Promise<void>>(async () => {});
  const loop = workers.schedule('Compliance checks', round, { initialDelayMs: 5_000, intervalMs: 60_000 });
  loop.start();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(round).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(1);
  loop.wake();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(round).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(3);
  await loop.stop();
});

it('has a unique name', () => {
  const { workers } = given();
  workers.schedule('Mails', async () => {});
  expect(() => workers.schedule('Mails', async () => {})).toThrow('called Mails');
});
