import type { Sql } from '@aera/event-store';
import { HttpProblem, hmacId, type Log } from '@aera/service-kit';
import type { NameStream } from '../name-reservations/name-reservations.ts';
import type { KnownDevices } from './known-devices.ts';
import {
  type AttemptKind,
  type Failures,
  recordFailure,
  policyFor,
  remainingDelay,
} from './throttle-policy.ts';
import { clientNetwork } from '@aera/service-kit/ip-addresses';

/** Source of an attempt. */
export interface AttemptSource {
  /** Opaque key of the attempted account: an account id, or a name key (`ThrottlingDeps.keyOf`). Null without an account. */
  readonly account: string | null;
  readonly ip: string;
  /** Hash of the browser's cookie if the account knows the browser (`KnownDevices.attemptSource`). A known browser is counted separately. */
  readonly device?: string | null;
}

/** An attempt with a wrong secret, or one that was rejected without a check because of the delay. */
export interface FailedAttempt {
  readonly kind: AttemptKind;
  readonly reason: 'wrong' | 'too-many';
  readonly account: string | null;
  readonly ip: string;
  readonly at: string;
}

export interface AttemptThrottle {
  /**
   * Checks a secret within the throttle policies of the source. Null or an error from the check counts as a failure.
   * @throws HttpProblem 429 with `Retry-After` while further attempts are delayed
   */
  limited<T>(kind: AttemptKind, trier: AttemptSource, check: () => Promise<T | null>): Promise<T | null>;
  /**
   * Counts an attempt regardless of its result, for limited actions such as requesting an e-mail.
   * @throws HttpProblem 429 with `Retry-After` while further attempts are delayed
   */
  spend(kind: AttemptKind, trier: AttemptSource): Promise<void>;
  /** Deletes the failures of an account, for example when it is erased. */
  forget(account: string): Promise<void>;
  /** Deletes attempts outside all windows. */
  sweep(): Promise<void>;
}

interface Deps {
  readonly transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly secret: Buffer;
  readonly clock: () => Date;
  readonly log: Log;
  /** Called for every failed attempt. Its errors are logged and do not affect the response. */
  readonly onRefused?: (attempt: FailedAttempt) => void;
}

interface ThrottleEntry {
  readonly key: string;
  readonly rule: ReturnType<typeof policyFor>;
  /** Whether a success resets the count. For networks, a success only undoes its own attempt, because others may be guessing from there. */
  readonly wiped: boolean;
}

/** At least as long as the `resetAfterMs` of every policy. */
const maxRetention = "interval '2 days'";

/** Counts attempts in the service's own database, so that the count is shared by all instances and survives restarts. */
export function createAttemptThrottle({ transaction, secret, clock, log, onRefused }: Deps): AttemptThrottle {
  const keyOf = hmacId(secret, 'attempts');

  /**
   * Returns the entries that an attempt is counted under. A known browser is counted alone, so that attempts from elsewhere do not delay
   * it.
   */
  const countedBy = (kind: AttemptKind, { account, ip, device }: AttemptSource): ThrottleEntry[] => {
    const entry = (scope: 'account' | 'device' | 'network', key: string): ThrottleEntry => ({
      key,
      rule: policyFor(kind, scope),
      wiped: scope !== 'network',
    });
    if (account && device) return [entry('device', `${keyOf(account)}:${kind}:device:${keyOf(device)}`)];
    return [
      ...(account ? [entry('account', `${keyOf(account)}:${kind}:account`)] : []),
      entry('network', `${keyOf(clientNetwork(ip))}:${kind}:network`),
    ];
  };

  /** Counts a failure for every entry and returns 0. If an entry is delayed, counts nothing and returns the delay in milliseconds. */
  const count = (entries: readonly ThrottleEntry[], now: number): Promise<number> =>
    transaction(async (sql) => {
      const keys = entries.map(({ key }) => key).toSorted();
      // A fixed order prevents deadlocks between concurrent attempts.
      await sql(
        `insert into attempts (key, failures, last_at) select key, 0, to_timestamp($2::float8 / 1000)
         from unnest($1::text[]) as key order by key on conflict do nothing`,
        [keys, now],
      );
      const rows = await sql<{ key: string; failures: number; lastAt: string }>(
        `select key, failures, last_at as "lastAt" from attempts where key = any($1::text[]) order by key for update`,
        [keys],
      );
      const known = new Map<string, Failures>(
        rows.map(({ key, failures, lastAt }) => [key, { count: failures, lastAt: Date.parse(lastAt) }]),
      );
      const wait = Math.max(
        ...entries.map(({ key, rule }) => remainingDelay(rule, known.get(key) ?? null, now)),
      );
      if (wait > 0) return wait;
      const next = entries.map(({ key, rule }) => ({
        key,
        ...recordFailure(rule, known.get(key) ?? null, now),
      }));
      await sql(
        `update attempts set failures = next.count, last_at = to_timestamp(next."lastAt" / 1000)
         from jsonb_to_recordset($1::jsonb) as next (key text, count int, "lastAt" float8)
         where attempts.key = next.key`,
        [JSON.stringify(next)],
      );
      return 0;
    });

  const takeBack = (entries: readonly ThrottleEntry[]): Promise<void> =>
    transaction(async (sql) => {
      const keys = (wiped: boolean) => entries.filter((entry) => entry.wiped === wiped).map(({ key }) => key);
      // Same lock order as in `count`.
      await sql('select 1 from attempts where key = any($1::text[]) order by key for update', [
        entries.map(({ key }) => key),
      ]);
      await sql('delete from attempts where key = any($1::text[])', [keys(true)]);
      await sql('update attempts set failures = greatest(failures - 1, 0) where key = any($1::text[])', [
        keys(false),
      ]);
    });

  const refused = (reason: FailedAttempt['reason'], kind: AttemptKind, { account, ip }: AttemptSource) => {
    try {
      onRefused?.({ kind, reason, account, ip, at: clock().toISOString() });
    } catch (error) {
      log.warn({ err: error }, 'a failed attempt could not be reported');
    }
  };

  const spend = async (kind: AttemptKind, trier: AttemptSource): Promise<ThrottleEntry[]> => {
    const entries = countedBy(kind, trier);
    const wait = await count(entries, clock().getTime());
    if (wait === 0) return entries;
    refused('too-many', kind, trier);
    throw tooMany(wait);
  };

  return {
    async limited(kind, trier, check) {
      // Counted before the check, so that concurrent attempts do not pass together.
      const entries = await spend(kind, trier);
      const result = await check().catch(async (error: unknown) => {
        // The check did not run because of overload, so the attempt does not count.
        if (error instanceof HttpProblem && error.status === 429) await takeBack(entries);
        throw error;
      });
      if (result === null) refused('wrong', kind, trier);
      else await takeBack(entries);
      return result;
    },
    async spend(kind, trier) {
      await spend(kind, trier);
    },
    forget: (account) =>
      transaction(async (sql) => {
        await sql(`delete from attempts where starts_with(key, $1)`, [`${keyOf(account)}:`]);
      }),
    sweep: () =>
      transaction(async (sql) => {
        await sql(`delete from attempts where last_at < $1::timestamptz - ${maxRetention}`, [
          clock().toISOString(),
        ]);
      }),
  };
}

function tooMany(wait: number): HttpProblem {
  const seconds = Math.ceil(wait / 1000);
  const patience = seconds < 60 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : minutes(seconds);
  return new HttpProblem(429, `Too many attempts. Try again in ${patience}.`, {
    code: 'too-many-attempts',
    headers: { 'retry-after': String(seconds) },
  });
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}

/** Dependencies of routes that check a secret. */
export interface ThrottlingDeps {
  readonly attempts: AttemptThrottle;
  readonly devices: KnownDevices;
  /** Returns the opaque key of a name, such as the e-mail of a sign-in attempt. */
  readonly keyOf: NameStream;
}
