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

/** Who tries. */
export interface AttemptSource {
  /** An opaque key of the account that is tried at: an account id, or `accounts.keyOf(…)`. Null where there is none. */
  readonly account: string | null;
  readonly ip: string;
  /** Id of the browser when the account knows it (`knownDevices.trier`): it has a budget of its own then. */
  readonly device?: string | null;
}

/** A try that led to nothing: the secret was wrong, or the budget spent, so that it was not even looked at. */
export interface FailedAttempt {
  readonly kind: AttemptKind;
  readonly reason: 'wrong' | 'too-many';
  readonly account: string | null;
  readonly ip: string;
  readonly at: string;
}

export interface AttemptThrottle {
  /**
   * Checks a secret within the throttle policies of the source; null or an error from the check counts as a failure.
   * @throws HttpProblem 429 with `Retry-After` while further attempts are delayed
   */
  limited<T>(kind: AttemptKind, trier: AttemptSource, check: () => Promise<T | null>): Promise<T | null>;
  /**
   * Spends one of a budget, whatever comes of it: for what may be done only so often, such as having a mail sent.
   * @throws HttpProblem 429 with `Retry-After` while no other is allowed.
   */
  spend(kind: AttemptKind, trier: AttemptSource): Promise<void>;
  /** Forgets what an account failed at, such as once it is erased. */
  forget(account: string): Promise<void>;
  /** Deletes attempts outside all windows. */
  sweep(): Promise<void>;
}

interface Deps {
  readonly transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly secret: Buffer;
  readonly clock: () => Date;
  readonly log: Log;
  /** Called for every failed attempt; its errors are logged and do not affect the response. */
  readonly onRefused?: (attempt: FailedAttempt) => void;
}

interface ThrottleEntry {
  readonly key: string;
  readonly rule: ReturnType<typeof policyFor>;
  /** A success wipes it out; that of a network is only given its own try back, for others may be guessing from there. */
  readonly wiped: boolean;
}

/** Longest time that any rule looks back. */
const maxRetention = "interval '2 days'";

/** Budgets in the service's own database: the same for every instance, and after a restart. */
export function createAttemptThrottle({ transaction, secret, clock, log, onRefused }: Deps): AttemptThrottle {
  const keyOf = hmacId(secret, 'attempts');

  /** What a try is counted by. A known browser is measured alone: no stranger's guesses hold it up. */
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

  /** Counts a failure at each key, or at none: answers the milliseconds to wait for. */
  const count = (entries: readonly ThrottleEntry[], now: number): Promise<number> =>
    transaction(async (sql) => {
      const keys = entries.map(({ key }) => key).toSorted();
      // In one order for all, so that two tries never wait for each other.
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
      // In the order in which a try locks them.
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
      // Counted before the check, so that many at once do not slip through together.
      const entries = await spend(kind, trier);
      const result = await check().catch(async (error: unknown) => {
        // Not tried for want of time: it does not count.
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

/** What a route needs that checks a secret. */
export interface ThrottlingDeps {
  readonly attempts: AttemptThrottle;
  readonly devices: KnownDevices;
  /** Opaque key of the name of a sign-in attempt. */
  readonly keyOf: NameStream;
}
