import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  botVisits,
  exportBreakdown,
  exportVisitMetrics,
  identityHeader,
  previewRetention,
  visitBreakdown,
  readVisitMetrics,
  visitFunnel,
} from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import { bootService, createIdentitySigner, generateIdentityKeys } from '@aera/service-kit';
import { startNats, startPostgres } from '@aera/testing';
import { visitorAnalytics } from '../src/service.ts';
import { fill } from './seed-views.ts';

/**
 * Measures the latency of stewards' screens with millions of views: each query over ranges of 1, 7, 30 and 90 days, median in milliseconds.
 * `ROWS` is the number of views in millions, `ROUNDS` the number of runs.
 */
const views = Number(process.env['ROWS'] ?? 1) * 1_000_000;
const rounds = Number(process.env['ROUNDS'] ?? 3);
const ranges = [1, 7, 30, 90];
const dayLength = 24 * 60 * 60_000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

const folder = await mkdtemp(join(tmpdir(), 'aera-rows-bench-'));
const [postgres, nats] = await Promise.all([
  startPostgres({ dataDir: join(folder, 'postgres') }),
  startNats({ dataDir: join(folder, 'nats') }),
]);
try {
  const keys = await generateIdentityKeys();
  const sign = await createIdentitySigner(keys.privateKey);
  const { url, kit, stop } = await bootService(visitorAnalytics, {
    ROLE: 'query',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    NATS_URL: nats.url,
    IDENTITY_JWKS: keys.jwks,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  });

  const today = Math.floor(Date.now() / dayLength) * dayLength;
  const days = Array.from({ length: 90 }, (_, n) =>
    new Date(today - (n + 1) * dayLength).toISOString().slice(0, 10),
  );
  const began = performance.now();
  await fill(createDatabase(kit.orm.em), {
    days,
    views,
    onProgress: (done) => process.stdout.isTTY && process.stdout.write(`\r${done} of ${views} views`),
  });
  print(`\n${views} views over 90 days, written in ${((performance.now() - began) / 1000).toFixed(0)} s`);

  const [size] = await kit.sql<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  print(`${(Number(size?.bytes) / views).toFixed(0)} bytes of tables and indexes a view`);

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
    ['breakdown by channel', asked(visitBreakdown.path, { by: 'channel' })],
    ['breakdown by page', asked(visitBreakdown.path, { by: 'page' })],
    ['breakdown by source', asked(visitBreakdown.path, { by: 'source' })],
    ['breakdown by country, of a channel', asked(visitBreakdown.path, { by: 'country', channel: 'email' })],
    ['breakdown by city', asked(visitBreakdown.path, { by: 'city' })],
    ['funnel', asked(visitFunnel.path)],
    ['bots', asked(botVisits.path)],
    ['any visit, by reason', asked(botVisits.path, { verdict: 'any', reason: 'no language' })],
    ['figures as CSV', asked(exportVisitMetrics.path)],
    ['breakdown by page as CSV', asked(exportBreakdown.path, { by: 'page' })],
    [
      'what a retention policy would remove',
      (range) =>
        took(previewRetention.path, {
          method: 'POST',
          body: JSON.stringify({
            events: Math.max(7, range),
            ipAddresses: range,
            aggregates: Math.max(30, range),
          }),
        }),
    ],
  ];
  print(`${'milliseconds, over'.padEnd(40)}${ranges.map((range) => `${range} days`.padStart(9)).join('')}`);
  for (const [name, ask] of questions) {
    const middles: string[] = [];
    for (const range of ranges) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await ask(range));
      middles.push(median(times).toFixed(0).padStart(9));
    }
    print(`${name.padEnd(40)}${middles.join('')}`);
  }
  await stop();
} finally {
  await postgres.stop();
  await nats.stop();
  await rm(folder, { recursive: true, force: true });
}
