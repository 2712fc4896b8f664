import { setTimeout as delay } from 'node:timers/promises';
import { login, register } from '@aera/contracts';
import { HttpProblem } from '@aera/service-kit';
import { asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import type { AttemptKind } from './throttle-policy.ts';
import { createAttemptThrottle, type FailedAttempt, type AttemptSource } from './attempt-throttle.ts';

const minute = 60_000;
let service: TestService;
// The running service deletes old attempts by the real clock, so the clock of the spec starts there.
let now = Date.now();
beforeAll(async () => {
  service = await startTestService(securityAuth);
});
afterAll(() => service.stop());

/** Creates an instance on the shared database, like another process or a restarted one. */
function instance({ transaction }: Pick<TestService['kit']['store'], 'transaction'> = service.kit.store) {
  const failedAttempts: FailedAttempt[] = [];
  const attempts = createAttemptThrottle(
    { ...service.kit, store: { transaction }, clock: () => new Date(now) },
    (attempt) => failedAttempts.push(attempt),
  );
  const attempt = (source: AttemptSource, right: boolean, kind: AttemptKind = 'password') =>
    attempts
      .runThrottled(kind, source, async () => (right ? 'in' : null))
      .catch((error: { status: number }) => error.status);
  return { attempts, attempt, failedAttempts };
}
let accounts = 0;
const account = (overrides: Partial<AttemptSource> = {}): AttemptSource => ({
  account: `account-${(accounts += 1)}`,
  ip: `203.0.113.${accounts}`,
  ...overrides,
});
const fail = async ({ attempt }: ReturnType<typeof instance>, who: AttemptSource, times: number) => {
  for (let n = 0; n < times; n += 1) expect(await attempt(who, false)).toBeNull();
};

describe('throttled attempts', () => {
  it('are rejected after several failures until the delay has passed, even with the right secret', async () => {
    const one = instance();
    const who = account();
    await fail(one, who, 5);
    expect(await one.attempt(who, true)).toBe(429);
    now += 5000;
    expect(await one.attempt(who, false)).toBeNull();
    now += 9999;
    expect(await one.attempt(who, true)).toBe(429);
    now += 1;
    expect(await one.attempt(who, true)).toBe('in');
    expect(await one.attempt(who, false)).toBeNull();
  });

  it('are counted across instances and restarts', async () => {
    const [one, other] = [instance(), instance()];
    const who = account();
    await fail(one, who, 3);
    await fail(other, who, 2);
    expect(await one.attempt(who, true)).toBe(429);
    expect(await instance().attempt(who, true)).toBe(429);
  });

  it('are counted before the check, so that concurrent ones do not pass', async () => {
    const [one, other] = [instance(), instance()];
    const who = account();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? one : other).attempt(who, false)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(5);
    expect(answers.filter((answer) => answer === 429)).toHaveLength(55);
  });

  it('are rejected without a lock while delayed', async () => {
    const one = instance();
    const who = account();
    await fail(one, who, 5);
    await service.kit.store.transaction(async (sql) => {
      await sql('select from attempts for update');
      expect(await Promise.race([one.attempt(who, true), delay(2000, 'waiting')])).toBe(429);
    });
  });

  it.each([
    ['are accepted if their delay passes while they wait for others', 5_000, 'in'],
    ['are rejected after a wait for others that is too long for the gateway', 15_001, 503],
  ])('%s', async (_, waitedMs, expected) => {
    const one = instance();
    const who = account();
    await fail(one, who, 5);
    const pending = await service.kit.store.transaction(async (sql) => {
      await sql('select from attempts for update');
      const other = one.attempt(account({ ip: who.ip }), true);
      await eventually(async () => {
        const waiting = await service.kit.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      const waiting = one.attempt(who, true);
      now += waitedMs;
      return [other, waiting];
    });
    expect(await Promise.all(pending)).toEqual(['in', expected]);
  });

  it('of one network leave database connections to other requests', async () => {
    const one = instance();
    const ip = '203.0.113.251';
    await fail(one, account({ ip }), 1);
    const answers = await service.kit.store.transaction(async (sql) => {
      await sql('select from attempts for update');
      const pending = Array.from({ length: 20 }, () => one.attempt(account({ ip }), true));
      expect(await Promise.race([service.kit.sql('select 1'), delay(2000, 'waiting')])).toHaveLength(1);
      // An array, so that the transaction ends before they do.
      return pending;
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['in']));
  });

  it('are taken back without a deadlock while others are counted', async () => {
    // Several, because the attempts of one instance take turns.
    const instances = Array.from({ length: 8 }, () => instance().attempts);
    const people = Array.from({ length: 4 }, () => account({ ip: '203.0.113.250' }));
    const signIn = (n: number) =>
      instances[Math.floor(n / 4) % 8]!.runThrottled('password', people[n % 4]!, () =>
        delay(Math.random() * 5, 'in'),
      ).catch((error: { status?: number }) => error.status ?? error);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const own: unknown[] = [];
        while (own.length < 20) own.push(await signIn(n));
        return own;
      }),
    );
    expect(new Set(answers.flat())).toEqual(new Set(['in', 429]));
  });

  it.each([
    ['is overloaded', new HttpProblem(429, 'Busy.')],
    ['fails', new Error('The database is away.')],
  ])('do not count when the check %s, but earlier failures still do', async (_, error) => {
    const one = instance();
    const who = account();
    await fail(one, who, 4);
    const broken = one.attempts.runThrottled('password', who, () => Promise.reject(error));
    await expect(broken).rejects.toBe(error);
    await fail(one, who, 1);
    expect(await one.attempt(who, true)).toBe(429);
  });

  it('succeed even if they cannot be taken back, because the check may have had effects', async () => {
    const { transaction } = service.kit.store;
    let isAway = false;
    const { attempts } = instance({
      transaction: (work) =>
        isAway ? Promise.reject(new Error('The database is away.')) : transaction(work),
    });
    const check = async () => {
      isAway = true;
      return 'in';
    };
    expect(await attempts.runThrottled('password', account(), check)).toBe('in');
  });

  it('are counted separately by kind', async () => {
    const one = instance();
    const who = account();
    await fail(one, who, 5);
    for (const kind of ['code', 're-authentication', 're-authentication-code', 'pin', 'link'] as const)
      expect(await one.attempt(who, true, kind)).toBe('in');
    expect(await one.attempt(who, true)).toBe(429);
  });

  it('are counted by network regardless of the account; IPv6 by its /64', async () => {
    const one = instance();
    for (let n = 0; n < 100; n += 1)
      expect(await one.attempt(account({ ip: `2001:db8:0:7::${n.toString(16)}` }), false)).toBeNull();
    expect(await one.attempt(account({ ip: '2001:db8:0:7:ffff::1' }), true)).toBe(429);
    expect(await one.attempt(account({ ip: '2001:db8:0:8::1' }), true)).toBe('in');
  });

  it('of a network are not cleared by a successful sign-in to another account', async () => {
    const one = instance();
    const mine = account({ ip: '198.51.100.9' });
    for (let round = 0; round < 10; round += 1) {
      expect(await one.attempt(mine, true)).toBe('in');
      for (let n = 0; n < 10; n += 1) expect(await one.attempt(account({ ip: mine.ip }), false)).toBeNull();
    }
    expect(await one.attempt(mine, true)).toBe(429);
  });

  it('from unknown browsers do not delay a known browser, and vice versa', async () => {
    const one = instance();
    const stranger = account();
    const known = { ...stranger, device: 'laptop' };
    await fail(one, stranger, 5);
    expect(await one.attempt(known, true)).toBe('in');
    expect(await one.attempt(stranger, true)).toBe(429);
    await fail(one, known, 5);
    expect(await one.attempt(known, true)).toBe(429);
    expect(await one.attempt({ ...known, device: 'phone' }, true)).toBe('in');
  });

  it('are reported with the key of the account only', async () => {
    const one = instance();
    const who = account();
    await fail(one, who, 5);
    await one.attempt(who, true);
    const at = new Date(now).toISOString();
    const received = { kind: 'password', account: who.account, ip: who.ip, at };
    expect(one.failedAttempts).toEqual([
      ...Array.from({ length: 5 }, () => ({ ...received, reason: 'wrong' })),
      { ...received, reason: 'too-many' },
    ]);
  });

  it('are stored without IP address and account, and deleted after the retention period', async () => {
    const one = instance();
    const who = account({ account: 'known-account', ip: '198.51.100.77' });
    await fail(one, who, 1);
    const rows = async () =>
      (await service.kit.sql<{ row: string }>('select attempts::text as row from attempts')).map(
        ({ row }) => row,
      );
    expect((await rows()).join()).not.toMatch(/known-account|198\.51\.100/);
    const before = (await rows()).length;
    await one.attempts.reset('known-account');
    expect(await rows()).toHaveLength(before - 1);
    for (let n = 0; n < 5; n += 1) expect(await one.attempts.tryConsume('mail', 'known-account')).toBe(true);
    // Erasing an account and registering again sends no further e-mails to its address.
    await one.attempts.reset('known-account');
    expect(await one.attempts.tryConsume('mail', 'known-account')).toBe(false);
    now += 3 * 24 * 60 * minute;
    await service.kit.store.transaction(async (sql) => {
      await sql('select from attempts limit 1 for update');
      // Another statement may wait for the row while it has others.
      expect(await Promise.race([one.attempts.prune(), delay(5000, 'waiting')])).toBeUndefined();
    });
    expect(await rows()).toHaveLength(1);
    await one.attempts.prune();
    expect(await rows()).toHaveLength(0);
  });
});

it('accepts a known browser despite failed attempts from other browsers', async () => {
  const body = { email: 'known@example.org', password: 'a walk by the old harbour' };
  const joined = await service.call(register, {
    body: { ...body, name: 'K' },
    as: asVisitor({ ip: '203.0.113.200' }),
  });
  const [, device] =
    /(aera_device=[^;]+); Path=\/api; HttpOnly; SameSite=Lax/.exec(String(joined.headers['set-cookie'])) ??
    [];
  const signIn = (password: string, headers: Record<string, string> = {}) =>
    service.call(login, { body: { ...body, password }, as: asVisitor({ ip: '203.0.113.201' }), headers });
  let stranger = await signIn('a guess');
  for (let n = 0; n < 20 && stranger.status === 401; n += 1) stranger = await signIn('a guess');
  expect(stranger.status).toBe(429);
  expect((await signIn(body.password, { cookie: 'aera_device=' + 'A'.repeat(43) })).status).toBe(429);
  expect((await signIn(body.password, { cookie: `a=b; ${device}` })).status).toBe(200);
});
