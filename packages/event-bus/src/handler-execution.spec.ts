import { describe, expect, it } from 'vitest';
import { retryTransient, runWithTimeout } from './handler-execution.ts';

describe('a handler with a time limit', () => {
  it('returns the handler’s result', async () => expect(await runWithTimeout(1_000, () => 7)).toBe(7));

  it('fails on timeout and aborts the handler', async () => {
    let received: AbortSignal | undefined;
    const never = (signal: AbortSignal) => ((received = signal), new Promise<void>(() => {}));
    await expect(runWithTimeout(5, never)).rejects.toThrow('did not finish within 5 ms');
    expect(received?.aborted).toBe(true);
  });
});

describe('retries', () => {
  const down = new Error('database down');
  const patience = (signal = new AbortController().signal) => {
    const seen: unknown[] = [];
    return {
      seen,
      signal,
      isTransient: (error: unknown) => error === down,
      onTransient: (error: unknown) => void seen.push(error),
    };
  };

  it('repeat transient errors', async () => {
    const patient = patience();
    let calls = 0;
    const run = async () => {
      if (++calls < 2) throw down;
      return 'done';
    };
    expect(await retryTransient(patient, run)).toBe('done');
    expect(patient.seen).toEqual([down]);
  });

  it('do not repeat permanent errors', async () => {
    const patient = patience();
    await expect(retryTransient(patient, () => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
    expect(patient.seen).toEqual([]);
  });

  it('end when the consumer stops', async () => {
    const stop = new AbortController();
    const patient = { ...patience(stop.signal), onTransient: () => stop.abort() };
    await expect(retryTransient(patient, () => Promise.reject(down))).rejects.toMatchObject({
      code: 'closed',
    });
  });
});
