import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolveWorker, newWorker, type WorkerEvent } from './worker.ts';

const at = (second: number) => new Date(Date.UTC(2026, 2, 4, 14, 2, second)).toISOString();
const began: WorkerEvent = { type: 'RunStarted', at: at(0) };
const succeeded = (second: number): WorkerEvent => ({ type: 'RunSucceeded', at: at(second) });
const failed = (second: number, error = 'permission denied for table leads'): WorkerEvent => ({
  type: 'RunFailed',
  at: at(second),
  error,
  nextAttemptAt: at(second + 1),
});
const given = (...events: readonly WorkerEvent[]) => events.reduce(evolveWorker, newWorker);

describe('background work', () => {
  it('waits before its first run, and after each', () => {
    expect(given()).toMatchObject({ state: 'idle', lastSuccessAt: null });
    expect(given(began)).toMatchObject({ state: 'running', runningSince: at(0), lastSuccessAt: null });
    expect(given(began, succeeded(1))).toMatchObject({
      state: 'idle',
      runningSince: null,
      lastSuccessAt: at(1),
    });
  });

  it('is failing since its first failure, with attempts and the last error', () =>
    expect(given(began, succeeded(1), began, failed(2), began, failed(3, 'deadlock detected'))).toEqual({
      state: 'failing',
      runningSince: null,
      lastSuccessAt: at(1),
      failures: 2,
      failingSince: at(2),
      nextAttemptAt: at(4),
      error: 'deadlock detected',
    }));

  it('is failing also during a retry', () =>
    expect(given(began, failed(2), began)).toMatchObject({
      state: 'failing',
      failures: 1,
      failingSince: at(2),
      nextAttemptAt: null,
      error: 'permission denied for table leads',
    }));

  it('has recovered with one success, and drops the failure', () =>
    expect(given(began, failed(2), began, failed(3), began, succeeded(4))).toEqual(
      given(began, succeeded(4)),
    ));
});

const event = fc.oneof(
  fc.constant(began),
  fc.nat(59).map(succeeded),
  fc.nat(58).map((second) => failed(second)),
);

describe('background work', () => {
  it('is failing exactly while failures are counted, with their start and error', () =>
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { state, failures, failingSince, error } = given(...events);
        expect([failures > 0, failingSince !== null, error !== null]).toEqual(
          Array(3).fill(state === 'failing'),
        );
      }),
    ));

  it('keeps its last success over failures', () =>
    fc.assert(
      fc.property(fc.array(event), fc.nat(59), fc.nat(20), (before, second, failures) => {
        const after = given(
          ...before,
          succeeded(second),
          ...Array.from({ length: failures }, () => failed(1)),
        );
        expect(after).toMatchObject({ lastSuccessAt: at(second), failures });
      }),
    ));
});
