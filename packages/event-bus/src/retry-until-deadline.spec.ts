import { JetStreamApiError } from '@nats-io/jetstream';
import { describe, expect, it } from 'vitest';
import type { BusConnection } from './connection.ts';
import { retryUntilDeadline } from './retry-until-deadline.ts';

const link = {
  nc: { isClosed: () => false },
  isConnected: () => true,
  onDisconnect: () => () => {},
  waitUntilConnected: async () => {},
} as unknown as BusConnection;
const answer = (code: number, errorCode: number, description: string) =>
  new JetStreamApiError({ code, err_code: errorCode, description });

/** An attempt that fails once with this error, and then succeeds. */
function failsOnce(error: Error) {
  const failures = [error];
  return async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return 'done';
  };
}

describe('retryUntilDeadline', () => {
  it.each([
    answer(400, 10005, 'no suitable peers for placement'),
    answer(404, 10059, 'stream not found'),
    answer(503, 10008, 'JetStream system temporarily unavailable'),
  ])('retries an error of a starting server: $message', async (error) => {
    const options = { what: 'A stream', deadlineMs: 10_000 };
    await expect(retryUntilDeadline(link, options, failsOnce(error))).resolves.toBe('done');
  });

  it('throws permanent errors immediately', async () => {
    const error = answer(400, 10052, 'stream name is required');
    const options = { what: 'A stream', deadlineMs: 10_000 };
    await expect(retryUntilDeadline(link, options, failsOnce(error))).rejects.toBe(error);
  });
});
