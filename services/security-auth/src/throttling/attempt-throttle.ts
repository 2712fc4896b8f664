import { createKeyedMutex, type Sql } from '@aera/event-store';
import { HttpProblem, createHmacId, type ServiceContext } from '@aera/service-kit';
import {
  type AttemptKind,
  type Failures,
  recordFailure,
  selectPolicy,
  computeRemainingDelay,
} from './throttle-policy.ts';
import { toClientKey } from '@aera/service-kit/ip-addresses';

/** Source of an attempt. */
export interface AttemptSource {
  /** Opaque key of the attempted account: an account id, or a name key. Null without an account. */
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

interface ThrottleEntry {
  readonly key: string;
  readonly rule: ReturnType<typeof selectPolicy>;
  /** Whether a success resets the count. For networks, a success only undoes its own attempt, because others may be guessing from there. */
  readonly resetOnSuccess: boolean;
}

interface AttemptRow {
  readonly key: string;
  readonly failures: number;
  readonly lastAt: string;
}

/** At least as long as the `resetAfterMs` of every policy. */
const maxRetention = "interval '2 days'";

/** Maximum milliseconds that an attempt waits for its turn: the gateway waits as long for a response. */
const maxQueuedMs = 15_000;

/** Counts attempts in the service's own database, so that the count is shared by all instances and survives restarts. */
export function createAttemptThrottle(
  {
    deriveKey,
    store: { transaction },
    sql,
    clock,
    log,
  }: Pick<ServiceContext, 'clock' | 'log' | 'deriveKey' | 'sql'> & {
    readonly store: Pick<ServiceContext['store'], 'transaction'>;
  },
  /** Called for every failed attempt. Its errors are logged and do not affect the response. */
  onFailedAttempt: (attempt: FailedAttempt) => void,
) {
  const runExclusive = createKeyedMutex();
  const pseudonymize = createHmacId(deriveKey('attempts'), 'attempts');
  const toAccountKey = (account: string, kind: AttemptKind) => `${pseudonymize(account)}:${kind}:account`;

  /**
   * Returns the entries that an attempt is counted under. A known browser is counted alone, so that attempts from elsewhere do not delay
   * it.
   */
  const toEntries = (kind: AttemptKind, { account, ip, device }: AttemptSource): ThrottleEntry[] => {
    const entry = (scope: 'account' | 'device' | 'network', key: string): ThrottleEntry => ({
      key,
      rule: selectPolicy(kind, scope),
      resetOnSuccess: scope !== 'network',
    });
    if (account && device)
      return [entry('device', `${pseudonymize(account)}:${kind}:device:${pseudonymize(device)}`)];
    return [
      ...(account ? [entry('account', toAccountKey(account, kind))] : []),
      entry('network', `${pseudonymize(toClientKey(ip))}:${kind}:network`),
    ];
  };

  /**
   * Locks the rows of the entries, in the order of their keys, and creates missing ones. A lock of existing rows alone would skip a row that
   * a success deletes meanwhile, and then take its successor out of order: a deadlock.
   */
  const lock = (sql: Sql, entries: readonly ThrottleEntry[], now: number) =>
    sql<AttemptRow>(
      `insert into attempts (key, failures, last_at)
       select key, 0, to_timestamp($2::float8 / 1000) from unnest($1::text[]) as key order by key
       on conflict (key) do update set failures = attempts.failures
       returning key, failures, last_at as "lastAt"`,
      [entries.map(({ key }) => key), now],
    );

  /** Attempts that share a row take turns in this process, so that a burst on it leaves the other connections to other requests. */
  const runInTurn = <T>(entries: readonly ThrottleEntry[], task: () => Promise<T>): Promise<T> =>
    entries
      .map(({ key }) => key)
      .toSorted()
      .reduceRight((next, key) => () => runExclusive(key, next), task)();

  const readDelay = (entries: readonly ThrottleEntry[], rows: readonly AttemptRow[], now: number) => {
    const failuresByKey = new Map<string, Failures>(
      rows.map(({ key, failures, lastAt }) => [key, { count: failures, lastAt: Date.parse(lastAt) }]),
    );
    const wait = Math.max(
      ...entries.map(({ key, rule }) => computeRemainingDelay(rule, failuresByKey.get(key) ?? null, now)),
    );
    return { failuresByKey, wait };
  };

  const countLocked = async (sql: Sql, entries: readonly ThrottleEntry[]): Promise<number> => {
    const rows = await lock(sql, entries, clock().getTime());
    const now = clock().getTime();
    const { failuresByKey, wait } = readDelay(entries, rows, now);
    if (wait > 0) return wait;
    const next = entries.map(({ key, rule }) => ({
      key,
      ...recordFailure(rule, failuresByKey.get(key) ?? null, now),
    }));
    await sql(
      `update attempts set failures = next.count, last_at = to_timestamp(next."lastAt" / 1000)
       from jsonb_to_recordset($1::jsonb) as next (key text, count int, "lastAt" float8)
       where attempts.key = next.key`,
      [JSON.stringify(next)],
    );
    return 0;
  };

  /**
   * Counts a failure for every entry and returns 0. If an entry is delayed, counts nothing and returns the delay in milliseconds.
   * @throws HttpProblem 503 after a turn so late that the gateway has given up
   */
  const count = (entries: readonly ThrottleEntry[]): Promise<number> => {
    const queuedAt = clock().getTime();
    return runInTurn(entries, async () => {
      const now = clock().getTime();
      if (now - queuedAt > maxQueuedMs) throw tooManyAtOnce();
      // A delayed attempt needs no lock, and most attempts of a burst are delayed.
      const rows = await sql<AttemptRow>(
        'select key, failures, last_at as "lastAt" from attempts where key = any($1::text[])',
        [entries.map(({ key }) => key)],
      );
      const { wait } = readDelay(entries, rows, now);
      return wait > 0 ? wait : transaction((sql) => countLocked(sql, entries));
    });
  };

  /**
   * Takes one attempt back, and deletes the failures of the entries to reset. Its errors are logged, because the check may have had effects:
   * the caller must learn its result.
   */
  const undoAttempt = (
    entries: readonly ThrottleEntry[],
    isReset: (entry: ThrottleEntry) => boolean,
  ): Promise<void> =>
    runInTurn(entries, () =>
      transaction(async (sql) => {
        const toKeys = (some: readonly ThrottleEntry[]) => some.map(({ key }) => key);
        await lock(sql, entries, clock().getTime());
        await sql('delete from attempts where key = any($1::text[])', [toKeys(entries.filter(isReset))]);
        await sql('update attempts set failures = greatest(failures - 1, 0) where key = any($1::text[])', [
          toKeys(entries.filter((entry) => !isReset(entry))),
        ]);
      }),
    ).catch((err: unknown) => log.warn({ err }, 'an attempt stays counted'));

  const reportFailure = (
    reason: FailedAttempt['reason'],
    kind: AttemptKind,
    { account, ip }: AttemptSource,
  ) => {
    try {
      onFailedAttempt({ kind, reason, account, ip, at: clock().toISOString() });
    } catch (error) {
      log.warn({ err: error }, 'a failed attempt could not be reported');
    }
  };

  const countAttempt = async (kind: AttemptKind, source: AttemptSource): Promise<ThrottleEntry[]> => {
    const entries = toEntries(kind, source);
    const wait = await count(entries);
    if (wait === 0) return entries;
    reportFailure('too-many', kind, source);
    throw tooManyAttempts(kind, wait);
  };

  return {
    /**
     * Checks a secret within the throttle policies of the source. Null counts as a failure; an error of the check does not count.
     * @throws HttpProblem 429 with `Retry-After` while further attempts are delayed; 503 after too long a wait for others
     */
    async runThrottled<T>(
      kind: AttemptKind,
      source: AttemptSource,
      check: () => Promise<T | null>,
    ): Promise<T | null> {
      // Counted before the check, so that concurrent attempts do not pass together.
      const entries = await countAttempt(kind, source);
      const result = await check().catch(async (error: unknown) => {
        // The check did not finish, for example because of overload, so nothing is known about the secret. Earlier failures still count.
        await undoAttempt(entries, () => false);
        throw error;
      });
      if (result === null) reportFailure('wrong', kind, source);
      else await undoAttempt(entries, ({ resetOnSuccess }) => resetOnSuccess);
      return result;
    },
    /**
     * Counts an attempt regardless of its result, for limited actions such as requesting an e-mail.
     * @throws HttpProblem 429 with `Retry-After` while further attempts are delayed; 503 after too long a wait for others
     */
    async consume(kind: AttemptKind, source: AttemptSource): Promise<void> {
      await countAttempt(kind, source);
    },
    /** Counts an action of an account without its network. Returns false, and counts nothing, while it is delayed. */
    tryConsume: async (kind: AttemptKind, account: string): Promise<boolean> => {
      const key = toAccountKey(account, kind);
      const entry = { key, rule: selectPolicy(kind, 'account'), resetOnSuccess: true };
      return (await count([entry])) === 0;
    },
    /**
     * Deletes the failures of an account, for example when it is erased. Its e-mails stay counted: otherwise registering and erasing an
     * account in turn would send any number of them.
     */
    reset: (account: string): Promise<void> =>
      transaction(async (sql) => {
        await sql(`delete from attempts where starts_with(key, $1) and key <> $2`, [
          `${pseudonymize(account)}:`,
          toAccountKey(account, 'mail'),
        ]);
      }),
    /** Deletes attempts outside all windows. */
    prune: (): Promise<void> =>
      transaction(async (sql) => {
        await sql(
          `delete from attempts where key in
             (select key from attempts where last_at < $1::timestamptz - ${maxRetention} for update skip locked)`,
          [clock().toISOString()],
        );
      }),
  };
}

function tooManyAttempts(kind: AttemptKind, wait: number): HttpProblem {
  const seconds = Math.ceil(wait / 1000);
  const minutes = Math.ceil(seconds / 60);
  const delay =
    seconds === 1
      ? '1 second'
      : seconds < 60
        ? `${seconds} seconds`
        : minutes === 1
          ? 'a minute'
          : `${minutes} minutes`;
  const subject = kind === 'mail' ? 'e-mails' : 'attempts';
  return new HttpProblem(429, `Too many ${subject}. Try again in ${delay}.`, {
    code: 'too-many-attempts',
    headers: { 'retry-after': String(seconds) },
  });
}

const tooManyAtOnce = () =>
  new HttpProblem(503, 'Too many attempts at once. Try again in a moment.', {
    code: 'overloaded',
    headers: { 'retry-after': '1' },
  });

export type AttemptThrottle = ReturnType<typeof createAttemptThrottle>;
