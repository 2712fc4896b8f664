import {
  listBotVisits,
  exportBreakdown,
  exportVisitMetrics,
  identityHeader,
  previewRetentionPolicy,
  readVisitBreakdown,
  readVisitMetrics,
  readVisitFunnel,
} from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import { bootService, createIdentitySigner, generateIdentityKeys } from '@aera/service-kit';
import { readCpuTime } from '@aera/testing';
import { print, startBenchServers } from '@aera/testing/bench';
import { visitorAnalytics } from '../src/service.ts';
import { openStore } from '../src/store/open-store.ts';
import { measureWrites } from './measure-writes.ts';
import { fillClickHouse } from './seed-clickhouse.ts';
import { fill } from './seed-views.ts';

/**
 * Measures the latency of stewards' screens with millions of views: each query over ranges of 1, 7, 30 and 90 days, median in milliseconds, and
 * the 95th percentile and the engine's CPU time over 90 days. With ClickHouse also the engine's CPU time per view for writing and sessionizing. `ROWS` is the number of
 * views in millions, `ROUNDS` the number of runs, `P95_ROUNDS` of those over 90 days, `BATCHES` that of batches of 5,000 views.
 * `STORE=clickhouse` stores them in ClickHouse. A query takes at most 6 s in all its runs over a range.
 */
const views = Number(process.env['ROWS'] ?? 1) * 1_000_000;
const rounds = Number(process.env['ROUNDS'] ?? 3);
const p95Rounds = Number(process.env['P95_ROUNDS'] ?? 20);
const batches = Number(process.env['BATCHES'] ?? 20);
const maxQueryMs = 6_000;
const isClickHouse = process.env['STORE'] === 'clickhouse';
const ranges = [1, 7, 30, 90];
const dayLength = 24 * 60 * 60_000;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number;

const servers = await startBenchServers();
const clickHouse = isClickHouse ? await servers.startClickHouse() : undefined;
try {
  const keys = await generateIdentityKeys();
  const sign = await createIdentitySigner(keys.privateKey);
  const { url, kit, stop } = await bootService(visitorAnalytics, {
    ...servers.env,
    ROLE: 'query',
    IDENTITY_JWKS: keys.jwks,
    CLICKHOUSE_URL: clickHouse?.url,
  });

  const today = Math.floor(Date.now() / dayLength) * dayLength;
  const days = Array.from({ length: 90 }, (_, n) =>
    new Date(today - (n + 1) * dayLength).toISOString().slice(0, 10),
  );
  const began = performance.now();
  const onProgress = (done: number) =>
    void (process.stdout.isTTY && process.stdout.write(`\r${done} of ${views} views`));
  const filled = clickHouse
    ? await fillClickHouse(clickHouse.url, { days, views, onProgress })
    : await fill(createDatabase(kit.orm.em), { days, views, onProgress });
  print(`\n${views} views over 90 days, written in ${((performance.now() - began) / 1000).toFixed(0)} s`);

  print(`${(filled.bytes / views).toFixed(0)} bytes of tables and indexes a view`);

  const token = () =>
    sign(
      {
        kind: 'steward',
        sub: 'b',
        username: 'b',
        name: 'B',
        role: 'steward',
        authenticatedAt: new Date().toISOString(),
        ip: '127.0.0.1',
      },
      ['visitor-analytics'],
    );
  const took = async (path: string, init: RequestInit = {}): Promise<number> => {
    const headers = { [identityHeader]: await token(), 'content-type': 'application/json' };
    const start = performance.now();
    const answer = await fetch(url + path, { ...init, headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}.`);
    return performance.now() - start;
  };
  const asked =
    (path: string, more: Record<string, string> = {}) =>
    (range: number) => {
      const query = {
        from: new Date(today - range * dayLength).toISOString(),
        to: new Date(today).toISOString(),
        ...more,
      };
      return took(`${path}?${new URLSearchParams(query)}`);
    };
  const questions: [string, (range: number) => Promise<number>][] = [
    ['figures, by day', asked(readVisitMetrics.path)],
    ['figures of one channel', asked(readVisitMetrics.path, { channel: 'email' })],
    [
      'figures of a page and a country',
      asked(readVisitMetrics.path, { page: '/page-1', country: 'Country-1' }),
    ],
    ['breakdown by channel', asked(readVisitBreakdown.path, { by: 'channel' })],
    ['breakdown by page', asked(readVisitBreakdown.path, { by: 'page' })],
    ['breakdown by source', asked(readVisitBreakdown.path, { by: 'source' })],
    [
      'breakdown by country, of a channel',
      asked(readVisitBreakdown.path, { by: 'country', channel: 'email' }),
    ],
    ['breakdown by city', asked(readVisitBreakdown.path, { by: 'city' })],
    ['funnel', asked(readVisitFunnel.path)],
    ['bots', asked(listBotVisits.path)],
    ['any visit, by signal', asked(listBotVisits.path, { classifiedAs: 'any', signal: 'no language' })],
    ['figures as CSV', asked(exportVisitMetrics.path)],
    ['breakdown by page as CSV', asked(exportBreakdown.path, { by: 'page' })],
    [
      'what a retention policy would remove',
      (range) =>
        took(previewRetentionPolicy.path, {
          method: 'POST',
          body: JSON.stringify({
            events: Math.max(7, range),
            ipAddresses: range,
            aggregates: Math.max(30, range),
          }),
        }),
    ],
  ];
  const engine = (clickHouse ?? servers.postgres).pid;
  const goal = (name: string) => (views > 5_000_000 ? 800 : name === 'funnel' ? 400 : 250);
  print(
    `${'milliseconds, over'.padEnd(40)}${ranges.map((range) => `${range} days`.padStart(9)).join('')}    p95 of 90   CPU of 90`,
  );
  for (const [name, ask] of questions) {
    const cells: string[] = [];
    let last: number[] = [];
    let cpu = 0;
    for (const range of ranges) {
      const times: number[] = [];
      const wanted = range === ranges.at(-1) ? p95Rounds : rounds;
      const end = performance.now() + maxQueryMs;
      const before = await readCpuTime([engine]);
      while (times.length < wanted && (times.length === 0 || performance.now() < end))
        times.push(await ask(range));
      cells.push(percentile(times, 0.5).toFixed(0).padStart(9));
      last = times;
      cpu = ((await readCpuTime([engine])) - before) / times.length / 1000;
    }
    const p95 = percentile(last, 0.95);
    const missed = isClickHouse && p95 > goal(name) ? `  (goal ${goal(name)})` : '';
    print(
      `${name.padEnd(40)}${cells.join('')}${p95.toFixed(0).padStart(12)}${cpu.toFixed(0).padStart(12)}${missed}`,
    );
  }

  if (clickHouse) {
    const database = createDatabase(kit.orm.em);
    const opened = openStore({ CLICKHOUSE_URL: clickHouse.url }, database);
    const cost = await measureWrites({ database, store: opened.store }, clickHouse.pid, batches);
    print(
      `microseconds of the engine's CPU time a view, in ${batches} batches of 5,000: ${cost.writing.toFixed(1)} for writing, ${cost.sessionizing.toFixed(1)} for sessionizing (goal 35 in all); ${cost.viewsPerSecond.toFixed(0)} views/s`,
    );
    await opened.close();
  }
  await stop();
} finally {
  await clickHouse?.stop();
  await servers.close();
}
