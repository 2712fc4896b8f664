import { JetStreamApiCodes, JetStreamApiError, JetStreamError } from '@nats-io/jetstream';
import { errors } from '@nats-io/transport-node';
import { BusError, busClosedError, toErrorMessage } from './errors.ts';
import type { BusConnection } from './connection.ts';
import { pause, reconnectBackoff, retryDelay } from './retry-delay.ts';

const attemptTimeoutMs = 5_000;
const maxTimerMs = 2 ** 31 - 1;

export interface RetryOptions {
  /** Name of the attempted operation, for the error message. */
  what: string;
  /** Milliseconds; `Infinity` retries forever. */
  deadlineMs: number;
}

/**
 * Repeats `attempt` on transient errors, across lost connections and server restarts.
 * @param attempt must be idempotent; receives its timeout
 * @throws BusError `publish-timed-out` or `closed`; any other error of `attempt` immediately.
 */
export async function retryUntilDeadline<T>(
  link: BusConnection,
  { what, deadlineMs }: RetryOptions,
  attempt: (timeoutMs: number) => Promise<T>,
): Promise<T> {
  const giveUpAt = performance.now() + deadlineMs;
  let reason: unknown;
  for (let failures = 1; ; failures++) {
    const left = giveUpAt - performance.now();
    try {
      return await runWhileConnected(link, () => attempt(Math.max(1, Math.min(left, attemptTimeoutMs))));
    } catch (error) {
      if (isClosed(error)) throw busClosedError();
      if (!isTransient(error)) throw error;
      // A last attempt with little time left only times out; keep the earlier, more specific reason.
      if (!reason || !(error instanceof errors.TimeoutError)) reason = error;
    }
    const giveUp = AbortSignal.timeout(
      Math.min(Math.ceil(Math.max(0, giveUpAt - performance.now())), maxTimerMs),
    );
    await pause(retryDelay(reconnectBackoff, failures), giveUp);
    await link.waitUntilConnected(giveUp);
    if (performance.now() >= giveUpAt) throw createTimeoutError(what, deadlineMs, reason);
  }
}

/** The client drops unsent requests when it loses the connection, so an attempt ends with the connection. */
const runWhileConnected = <T>(link: BusConnection, attempt: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const lost = () => reject(new errors.ConnectionError('There is no connection.'));
    if (!link.isConnected() && !link.nc.isClosed()) return lost();
    const release = link.onDisconnect(lost);
    attempt().then(resolve, reject).finally(release);
  });

/**
 * JetStream's codes for transient states of a cluster: fewer servers have joined than replicas are required, as during a start; or the
 * server does not know a stream yet that another one has just created.
 */
const transientCodes: readonly number[] = [10005, JetStreamApiCodes.StreamNotFound];

/** True for transient errors: no connection, no response, JetStream not ready, a server short of resources. */
function isTransient(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.status === 503 || transientCodes.includes(error.code);
  return (
    error instanceof errors.TimeoutError ||
    error instanceof errors.RequestError ||
    error instanceof errors.ConnectionError ||
    error instanceof JetStreamError ||
    isUnanswered(error)
  );
}

/** The client's error name for a request without responders: JetStream is not available yet, or no stream has that subject. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'JetStreamNotEnabled';

const isClosed = (error: unknown): boolean =>
  error instanceof errors.ClosedConnectionError || error instanceof errors.DrainingConnectionError;

function createTimeoutError(what: string, deadlineMs: number, cause: unknown): BusError {
  const reason = isUnanswered(cause) ? 'no stream takes it' : toErrorMessage(cause);
  return new BusError(
    'publish-timed-out',
    `${what} was not acknowledged within ${deadlineMs} ms: ${reason}`,
    { cause },
  );
}
