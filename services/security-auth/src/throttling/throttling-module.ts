import type { ServiceContext } from '@aera/service-kit';
import { nameStream } from '../name-reservations/name-reservations.ts';
import { createAttemptThrottle, type FailedAttempt, type ThrottlingDeps } from './attempt-throttle.ts';
import { createKnownDevices } from './known-devices.ts';

interface Needs {
  readonly onRefused?: (attempt: FailedAttempt) => void;
}

/** Interval at which expired attempts are deleted, in milliseconds. */
const pruneIntervalMs = 60 * 60_000;

/** Throttling of attempts and the browsers that accounts know. */
export function throttlingModule(
  { config, store, sql, clock, log, workers }: ServiceContext,
  { onRefused }: Needs,
) {
  const secret = config.MASTER_KEY;
  const { transaction } = store;
  const attempts = createAttemptThrottle({
    transaction,
    secret,
    clock,
    log,
    ...(onRefused && { onRefused }),
  });
  const trying: ThrottlingDeps = {
    attempts,
    devices: createKnownDevices({ sql, clock }),
    keyOf: nameStream(secret),
  };
  const sweeping = workers.schedule('Clean up sign-in attempts', attempts.sweep, {
    intervalMs: pruneIntervalMs,
  });
  return { trying, start: sweeping.start, stop: sweeping.stop };
}
