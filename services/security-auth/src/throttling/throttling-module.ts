import type { Kit } from '@aera/service-kit';
import { nameStream } from '../name-reservations/name-reservations.ts';
import { createAttempts, type RefusedAttempt, type Trying } from './attempt-throttle.ts';
import { createKnownDevices } from './known-devices.ts';

interface Needs {
  readonly onRefused?: (attempt: RefusedAttempt) => void;
}

/** How often attempts are dropped that no budget looks at any more. */
const sweepEvery = 60 * 60_000;

/** Budgets of attempts and the browsers that accounts know; old attempts are removed. */
export function throttlingModule({ config, store, sql, clock, log, workers }: Kit, { onRefused }: Needs) {
  const secret = config.SEALING_KEY;
  const { transaction } = store;
  const attempts = createAttempts({ transaction, secret, clock, log, ...(onRefused && { onRefused }) });
  const trying: Trying = {
    attempts,
    devices: createKnownDevices({ sql, clock }),
    keyOf: nameStream(secret),
  };
  const sweeping = workers.repeat('Old sign-in attempts', attempts.sweep, { restMs: sweepEvery });
  return { trying, start: sweeping.start, stop: sweeping.stop };
}
