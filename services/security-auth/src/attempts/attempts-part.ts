import type { Sql } from '@aera/event-store';
import type { Log, Workers } from '@aera/service-kit';
import { nameStream, type NameStream } from '../claims/name-key.ts';
import { type Attempts, createAttempts, type RefusedAttempt } from './attempts.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';

/** What a route needs that checks a secret. */
export interface Trying {
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  /** The opaque key of a name that somebody tries to sign in with. */
  readonly keyOf: NameStream;
}

interface Deps {
  readonly sql: Sql;
  readonly transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly secret: Buffer;
  readonly clock: () => Date;
  readonly log: Log;
  readonly workers: Workers;
  readonly onRefused?: (attempt: RefusedAttempt) => void;
}

/** How often attempts are dropped that no budget looks at any more. */
const sweepEvery = 60 * 60_000;

/** Budgets of attempts and the browsers that accounts know, with the broom that goes through them. */
export function attemptsPart({ sql, clock, log, workers, ...deps }: Deps) {
  const attempts = createAttempts({ clock, log, ...deps });
  const trying: Trying = {
    attempts,
    devices: createKnownDevices({ sql, clock }),
    keyOf: nameStream(deps.secret),
  };
  const sweeping = workers.repeat('Old sign-in attempts', attempts.sweep, { restMs: sweepEvery });
  return {
    ...trying,
    trying,
    start: async () => sweeping.start(),
    stop: sweeping.stop,
  };
}
