import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoop, type StepResult } from './loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const given = (initialDelayMs?: number) => {
  const step = vi.fn<(stopping: AbortSignal) => Promise<StepResult>>(async () => 'idle');
  const waits: number[] = [];
  const onFailure = (_: unknown, waitMs: number) => void waits.push(waitMs);
  return { step, waits, loop: createLoop({ step, onFailure, pollMs: 60_000, initialDelayMs }) };
};

it('runs again at once if it was woken during a step', async () => {
  const { step, loop } = given();
  const { promise, resolve } = Promise.withResolvers<StepResult>();
  step.mockReturnValueOnce(promise);
  loop.start();
  loop.wake();
  resolve('idle');
  await vi.advanceTimersByTimeAsync(0);
  expect(step).toHaveBeenCalledTimes(2);
  await loop.stop();
});

it('runs again without a pause while there is work, and soon after a blocked step', async () => {
  const { step, loop } = given();
  step.mockResolvedValueOnce('busy').mockResolvedValueOnce('soon').mockResolvedValueOnce('soon');
  loop.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(step).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6);
  expect(step).toHaveBeenCalledTimes(4);
  await loop.stop();
});

it('waits longer after each failure, and as before after a success', async () => {
  const { step, waits, loop } = given();
  for (const error of [1, 2, 3]) step.mockRejectedValueOnce(error);
  step.mockResolvedValueOnce('busy').mockRejectedValueOnce(4);
  loop.start();
  await vi.advanceTimersByTimeAsync(700);
  expect(waits).toEqual([100, 200, 400, 100]);
  await loop.stop();
});

it.each([
  ['the initial delay', 60_000, async (): Promise<StepResult> => 'idle', 0],
  ['the pause after a step', 0, async (): Promise<StepResult> => 'idle', 1],
  ['the pause after a failure', 0, () => Promise.reject<StepResult>(new Error('no')), 1],
])('stops during %s without another step, and starts again', async (_, initialDelayMs, run, steps) => {
  const { step, loop } = given(initialDelayMs);
  step.mockImplementation(run);
  loop.start();
  await vi.advanceTimersByTimeAsync(0);
  await loop.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(step).toHaveBeenCalledTimes(steps);
  loop.start();
  await vi.advanceTimersByTimeAsync(initialDelayMs);
  expect(step).toHaveBeenCalledTimes(steps + 1);
  expect(step.mock.lastCall?.[0].aborted).toBe(false);
  await loop.stop();
});

it('aborts the signal of a step when it stops, waits for the step, and reports no failure of it', async () => {
  const { step, waits, loop } = given();
  step.mockImplementation(
    (stopping) =>
      new Promise((_, reject) => stopping.addEventListener('abort', () => reject(stopping.reason))),
  );
  loop.start();
  await loop.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(waits).toEqual([]);
  expect(step).toHaveBeenCalledTimes(1);
});
