import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOfLog } from '../checkpoint.ts';
import { endDatabaseSession, findLockHolders, trySessionLock } from '../database-locks.ts';
import type { EventStore } from '../event-store.ts';
import { type Log, silentLog } from '../log.ts';
import { defineAppendOnlyStream, type StreamEvent } from '../streams/define-stream.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { createProjectionRunner } from './projection-runner.ts';
import { defineProjection, type Projection } from './projection.ts';
import { rebuildLock } from './rebuild-projection.ts';
import { createShadows } from './shadow-tables.ts';
import { defineTable, type RowOf } from '../entities/entity.ts';
import { defineRowProjection } from './row-projection.ts';

type AccountEvent =
  | { type: 'Opened'; data: { account: string; at: string } }
  | { type: 'Paid'; data: { account: string; amount: number } }
  | { type: 'Closed'; data: { account: string } };

const accountStream = defineAppendOnlyStream<AccountEvent>('account');

const BalanceRow = defineTable('balances', (p) => ({
  account: p.text().primary(),
  balance: p.bigint('number'),
  openSince: p.instant(),
  payments: p.json<number[]>(),
}));

const at = '2025-03-04T05:06:07.890Z';

const balances = (version = 1, factor = 1) =>
  defineRowProjection({
    streams: [accountStream],
    name: 'balances',
    version,
    entity: BalanceRow,
    key: ({ data }) => data.account,
    project(row, { type, data }) {
      switch (type) {
        case 'Opened':
          return { account: data.account, balance: 0, openSince: data.at, payments: [] };
        case 'Paid':
          return (
            row && {
              ...row,
              balance: row.balance + data.amount * factor,
              payments: [...row.payments, data.amount],
            }
          );
        case 'Closed':
          return null;
        default:
          return row;
      }
    },
  });

/** Not idempotent on purpose, so that an event applied twice, or never, is detected. */
const tally = (
  onApply: (events: readonly StreamEvent<typeof accountStream>[]) => Promise<void> | void = () => undefined,
) =>
  defineProjection({
    streams: [accountStream],
    name: 'tally',
    tables: ['tally'],
    async apply(events, { sql, table }) {
      await onApply(events);
      for (const { type } of events) {
        await sql(
          `insert into ${table('tally')} as t values ($1, 1) on conflict (type) do update set count = t.count + 1`,
          [type],
        );
      }
    },
  });

let database: TestStore;
let store: EventStore;
const open = () => database.open({ streams: [accountStream] });
const cleanUp: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await createTestStore();
  store = await open();
  await store.database.sql(
    `create table balances (account text primary key, balance bigint not null, open_since timestamptz not null, payments jsonb not null)`,
  );
  await store.database.sql('create index balances_by_amount on balances (balance)');
  await store.database.sql('create table tally (type text primary key, count int not null)');
});
afterEach(async () => {
  for (const close of cleanUp.splice(0)) await close();
  await database.drop();
});

function run(options: Omit<Parameters<typeof createProjectionRunner>[0], 'store'>, on = store) {
  const runner = createProjectionRunner({ store: on, pollMs: 50, ...options });
  runner.start();
  cleanUp.push(() => runner.stop());
  return runner;
}

const listShadows = () =>
  store.database.sql(`select relname from pg_class where relname like '%\\_\\_rebuild'`);
const rows = () => store.database.sql<RowOf<typeof BalanceRow>>('select * from balances order by account');
const opened = (account: string): AccountEvent => ({ type: 'Opened', data: { account, at } });
const paid = (account: string, amount: number): AccountEvent => ({ type: 'Paid', data: { account, amount } });
const append = (account: string, ...events: AccountEvent[]) =>
  store.stream(accountStream).append([account], events, { expected: 'any' });

/** `count` accounts with three payments of 1 each. */
const fill = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      append(`a${i}`, opened(`a${i}`), paid(`a${i}`, 1), paid(`a${i}`, 1), paid(`a${i}`, 1)),
    ),
  );

describe('a row projection', () => {
  it('stores one row per key by its pure function', async () => {
    const runner = run({ projections: [balances()] });
    await append('a', opened('a'), paid('a', 5));
    await append('b', opened('b'));
    await runner.waitUntilCaughtUp();
    await append('a', paid('a', 2));
    await append('b', { type: 'Closed', data: { account: 'b' } });
    await runner.waitUntilCaughtUp();
    expect(await rows()).toEqual([{ account: 'a', balance: 7, open_since: at, payments: [5, 2] }]);
  });

  it('batches events that arrive within the batch delay', async () => {
    const batchDelayMs = 500;
    let batches = 0;
    const runner = run({ projections: [{ ...tally(() => void (batches += 1)), batchDelayMs }] });
    const began = performance.now();
    for (let n = 0; n < 60; n += 1) await append(`a${n}`, opened(`a${n}`));
    await runner.waitUntilCaughtUp();
    // On any machine: one batch immediately, then one per delay.
    expect(batches).toBeLessThanOrEqual(2 + (performance.now() - began) / batchDelayMs);
    expect(await store.database.sql('select * from tally')).toEqual([{ type: 'Opened', count: 60 }]);
  });

  it('resumes after a restart', async () => {
    await fill(3);
    const first = run({ projections: [balances()] });
    await first.waitUntilCaughtUp();
    await first.stop();
    await append('a0', paid('a0', 10));
    await run({ projections: [balances()] }).waitUntilCaughtUp();
    expect((await rows()).map(({ balance }) => balance)).toEqual([13, 3, 3]);
  });
});

describe('a crash of PostgreSQL that undoes the last batch', () => {
  it('is noticed without another event', async () => {
    const runner = run({ projections: [balances()] });
    await runner.waitUntilCaughtUp();
    const [before] = await store.database.sql<{ checkpoint: string }>(
      `select checkpoint from projection_checkpoints where name = 'balances'`,
    );
    await fill(2);
    await runner.waitUntilCaughtUp();
    await store.database.sql(
      `with lost as (delete from balances)
       update projection_checkpoints set checkpoint = $1 where name = 'balances'`,
      [before?.checkpoint],
    );
    await eventually(async () => expect(await rows()).toHaveLength(2));
  });
});

describe('several instances', () => {
  it('apply each event once between them', async () => {
    const stores = [store, await open(), await open()];
    const runners = stores.map((on) => run({ projections: [tally(), balances()], batchSize: 7 }, on));
    await fill(40);
    await Promise.all(runners.map((runner) => runner.waitUntilCaughtUp()));
    const counts = await store.database.sql('select type, count from tally order by type');
    expect(counts).toEqual([
      { type: 'Opened', count: 40 },
      { type: 'Paid', count: 120 },
    ]);
    const lags = () => runners.flatMap((runner) => runner.status().map(({ lag }) => lag));
    await eventually(() => lags().every((lag) => lag === 0));
  });
});

describe('a projection that fails', () => {
  it('applies the whole batch again after it lost a lock to another transaction, with a warning', async () => {
    const sizes: number[] = [];
    const warn = vi.fn<Log['warn']>();
    const losing = tally((events) => {
      if (sizes.push(events.length) === 1)
        throw Object.assign(new Error('deadlock detected'), { severity: 'ERROR', code: '40P01' });
    });
    await fill(4);
    await run({ projections: [losing], batchSize: 16, log: { ...silentLog, warn } }).waitUntilCaughtUp();
    expect(sizes).toEqual([16, 16]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('stalls at a failing event, reports it, and resumes; others continue', async () => {
    let broken = true;
    const failing = tally((events) => {
      if (broken && events.some(({ type }) => type === 'Closed')) throw new Error('no such luck');
    });
    const runner = run({ projections: [failing, balances()] });
    await append('a', opened('a'), paid('a', 5), { type: 'Closed', data: { account: 'a' } }, opened('a'));

    const status = () => runner.status().find(({ name }) => name === 'tally')!;
    await eventually(() => status().error?.startsWith('Closed at position') ?? false);
    expect(status()).toMatchObject({
      error: expect.stringContaining('no such luck'),
      stalledSince: expect.any(String),
    });
    expect(status().lag).toBeGreaterThan(0);
    await eventually(async () => (await rows()).length === 1);
    expect(await store.database.sql('select type, count from tally order by type')).toEqual([
      { type: 'Opened', count: 1 },
      { type: 'Paid', count: 1 },
    ]);

    broken = false;
    await runner.waitUntilCaughtUp();
    await eventually(() => status().lag === 0);
    expect(status()).toMatchObject({ error: undefined, stalledSince: undefined });
    expect(await store.database.sql('select count from tally order by type')).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 1 },
    ]);
  });
});

describe('rebuilding', () => {
  it('rebuilds the rows next to the live ones, which stay readable and writable', async () => {
    await fill(50);
    const runner = run({ projections: [balances()], batchSize: 10 });
    await runner.waitUntilCaughtUp();
    await store.database.sql('update balances set balance = 999');

    const progress: number[] = [];
    const seen: number[] = [];
    const meanwhile: Promise<unknown>[] = [];
    await runner.rebuild('balances', {
      onProgress: ({ done, total }) => {
        expect(total).toBeGreaterThanOrEqual(done);
        progress.push(done);
        meanwhile.push(append(`new${done}`, opened(`new${done}`)));
        meanwhile.push(rows().then((read) => seen.push(read.length)));
      },
    });
    await Promise.all(meanwhile);
    await runner.waitUntilCaughtUp();
    expect(
      (await rows()).filter(({ account }) => account.startsWith('a')).every(({ balance }) => balance === 3),
    ).toBe(true);
    expect((await rows()).length).toBe(50 + new Set(progress).size);
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(50);
    expect(progress.toSorted((a, b) => a - b)).toEqual(progress);
  });

  it('keeps the names of indexes, and leaves no other table behind', async () => {
    const names = () =>
      store.database.sql(`select relname from pg_class where relname like 'balances%' order by relname`);
    const before = await names();
    const runner = run({ projections: [balances()] });
    await runner.rebuild('balances');
    await runner.rebuild('balances');
    expect(await names()).toEqual(before);
  });

  it('repairs a stalled projection', async () => {
    await fill(2);
    const runner = run({ projections: [tally(() => Promise.reject(new Error('bug')))] });
    await eventually(() => runner.status()[0]?.error ?? null);
    await runner.stop();
    const repaired = run({ projections: [tally()] });
    await repaired.rebuild('tally');
    await repaired.waitUntilCaughtUp();
    expect(await store.database.sql('select count from tally order by type')).toEqual([
      { count: 2 },
      { count: 6 },
    ]);
  });

  it('starts when the version increases, and stops instances of the old version', async () => {
    await fill(5);
    const old = run({ projections: [balances(1)] });
    await old.waitUntilCaughtUp();
    const other = await open();
    const young = run({ projections: [balances(2, 100)] }, other);
    await young.waitUntilCaughtUp();
    await append('a0', paid('a0', 1));
    await young.waitUntilCaughtUp();
    expect((await rows()).map(({ balance }) => balance)).toEqual([400, 300, 300, 300, 300]);
  });

  it('starts after a rollback, when no instance of the newer version applies events', async () => {
    await fill(1);
    for (const version of [1, 2, 1]) {
      await append('a0', paid('a0', 1));
      const release = run({ projections: [balances(version, version)] });
      await release.waitUntilCaughtUp();
      await append('a0', paid('a0', 1));
      await release.waitUntilCaughtUp();
      await release.stop();
    }
    expect((await rows()).map(({ balance }) => balance)).toEqual([9]);
  });

  it('is waited for after a rollback, with the events behind as lag', async () => {
    const young = run({ projections: [balances(2)] });
    await fill(1);
    await young.waitUntilCaughtUp();
    await young.stop();
    const old = run({ projections: [balances(1)], pollMs: 600_000 });
    const lag = () => old.status()[0]?.lag;
    await append('a0', paid('a0', 1), paid('a0', 1));
    await eventually(() => expect(lag()).toBe(2));
  });

  it('is given up after a rollback when the newer version applies events again', async () => {
    const counting = (version: number, duringRebuild = async () => {}) => ({
      ...tally(),
      version,
      async apply(...[events, context]: Parameters<Projection['apply']>) {
        if (context.isRebuild) await duringRebuild();
        await tally().apply(events, context);
      },
    });
    await fill(1);
    const young = run({ projections: [counting(2)] });
    await young.waitUntilCaughtUp();
    await young.stop();
    await append('a0', paid('a0', 1));
    const other = await open();
    const attempts: boolean[] = [];
    const old = run({
      projections: [
        counting(1, async () => {
          attempts.push(true);
          const again = run({ projections: [counting(2)] }, other);
          await again.waitUntilCaughtUp();
        }),
      ],
    });
    await eventually(() => attempts.length > 0 && !old.status()[0]?.rebuilding);
    expect(await store.database.sql('select version from projection_checkpoints')).toEqual([{ version: 2 }]);
    expect(await store.database.sql('select count from tally order by type')).toEqual([
      { count: 1 },
      { count: 4 },
    ]);
  });

  it('leaves the events that have waited since a rollback to the projection', async () => {
    const applied: [isRebuild: boolean, events: number][] = [];
    const recording = (version: number) => ({
      ...tally(),
      version,
      async apply(...[events, { isRebuild }]: Parameters<Projection['apply']>) {
        applied.push([isRebuild, events.length]);
      },
    });
    await fill(1);
    const young = run({ projections: [recording(2)] });
    await young.waitUntilCaughtUp();
    await young.stop();
    await append('a0', paid('a0', 1));
    const old = run({ projections: [recording(1)] });
    await old.waitUntilCaughtUp();
    expect(applied).toEqual([
      [false, 4],
      [true, 4],
      [false, 1],
    ]);
  });

  it('does not alternate between two releases: the one that was replaced waits until the other stops', async () => {
    await fill(1);
    const old = run({ projections: [balances(1)] });
    await old.waitUntilCaughtUp();
    const young = run({ projections: [balances(2, 100)] }, await open());
    await young.waitUntilCaughtUp();
    const balance = async () => (await rows()).map((row) => row.balance);
    expect(await balance()).toEqual([300]);
    await old.rebuild('balances');
    await append('a0', paid('a0', 1));
    for (const release of [old, young]) await release.waitUntilCaughtUp();
    expect(await balance()).toEqual([4]);
    await old.stop();
    await append('a0', paid('a0', 1));
    await young.waitUntilCaughtUp();
    expect(await balance()).toEqual([500]);
  });

  it('can be cancelled, and leaves the live tables unchanged', async () => {
    await fill(5);
    const runner = run({ projections: [balances()], batchSize: 2 });
    await runner.waitUntilCaughtUp();
    const controller = new AbortController();
    const rebuild = runner.rebuild('balances', {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    });
    await expect(rebuild).rejects.toThrow('enough');
    expect(await rows()).toHaveLength(5);
    expect(await listShadows()).toEqual([]);
    await runner.rebuild('balances');
  });

  it('leaves no shadow tables when its session is lost', async () => {
    await fill(1);
    const runner = run({ projections: [balances()] });
    const rebuild = runner.rebuild('balances', {
      confirm: async () => {
        const [pid] = await findLockHolders(store.database.sql, rebuildLock('balances'));
        return endDatabaseSession(store.database.sql, pid!);
      },
    });
    await expect(rebuild).rejects.toThrow(/connection/i);
    expect(await listShadows()).toEqual([]);
  });

  it('leaves its shadow tables to the next start when its process is killed, but none that another process uses', async () => {
    await store.database.transaction((sql) => createShadows(sql, ['balances', 'tally']));
    const session = await store.database.openSession();
    await trySessionLock(session.sql, rebuildLock('tally'));
    run({ projections: [balances(), tally()] });
    await eventually(async () => expect(await listShadows()).toEqual([{ relname: 'tally__rebuild' }]));
    await session.close();
  });

  it('runs once at a time', async () => {
    await fill(5);
    const runner = run({ projections: [balances()] });
    const begun = Promise.withResolvers<void>();
    const word = Promise.withResolvers<boolean>();
    const first = runner.rebuild('balances', {
      confirm: () => {
        begun.resolve();
        return word.promise;
      },
    });
    await begun.promise;
    await expect(runner.rebuild('balances')).rejects.toThrow(/already being rebuilt/);
    word.resolve(true);
    expect(await first).toBe(true);
  });
});

describe('status', () => {
  it('shows the checkpoint of each projection', async () => {
    const runner = run({ projections: [balances()] });
    expect(runner.status()).toMatchObject([
      { name: 'balances', checkpoint: startOfLog, lag: 0, rebuilding: false },
    ]);
    await fill(1);
    await runner.waitUntilCaughtUp();
    expect(runner.status()[0]?.checkpoint).toBe(await store.tail());
  });
});
