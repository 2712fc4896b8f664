import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityHeader, serviceNames, readVisitMetrics, routeRegistry } from '@aera/contracts/server';
import { createIdentitySigner, generateIdentityKeys } from '@aera/service-kit/core';
import { readCpuTime, eventually, withPostgresClient } from '@aera/testing';
import {
  ask,
  type BenchProcess,
  formatFigures,
  type Load,
  type LoadFigures,
  median,
  medians,
  print,
  runProgram,
  startBaseline,
  startBenchServers,
} from '@aera/testing/bench';

/**
 * Measures the whole path of a page view (gateway, ingest, stream, projector, query; one process each) against a bare Fastify and zod
 * server in the same run. Compare the ratios: on a busy machine the rates mean nothing. `ROUNDS` and `DURATION` (ms) shorten it.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const duration = Number(process.env['DURATION'] ?? 2_000);

/**
 * Requests per second that Umami 3 accepted on `POST /api/send`, built from source and measured on a similar machine with the same
 * PostgreSQL in November 2026: medians of 354 to 390 at 16 connections and of 300 to 385 at 64.
 */
const umami: Record<number, number> = { 16: 372, 64: 342 };
const goals: Record<number, { umami: number; bare: number }> = {
  16: { umami: 15, bare: 25 },
  64: { umami: 25, bare: 40 },
};

const inBench = (file: string) => join(import.meta.dirname, file);

/** CPU microseconds of each process in the runs of one kind, and the views sent in them. */
type Costs = { views: number; used: Map<string, number> };

/** Resident memory of a process in megabytes. */
async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const servers = await startBenchServers();
try {
  const { postgres, nats } = servers;
  const keys = await generateIdentityKeys();
  const sign = await createIdentitySigner(keys.privateKey);
  const env = { ...servers.env, IDENTITY_JWKS: keys.jwks };
  const parts = new Map<string, BenchProcess>();
  // Sequentially, because the first process creates the schema.
  for (const ROLE of ['query', 'ingest', 'projector'])
    parts.set(ROLE, await runProgram(inBench('../src/main.ts'), { ...env, ROLE }, '/readyz'));
  const toUrl = (role: string) => parts.get(role)?.url as string;
  const entry = await runProgram(
    inBench('../../gateway/src/main.ts'),
    {
      ...servers.env,
      SERVICE_URLS: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, toUrl('ingest')]))),
      STATIC_DIR: servers.folder,
      IDENTITY_PRIVATE_KEY: keys.privateKey,
      METRICS_PORT: '0',
      RATE_LIMITS: JSON.stringify({ exempt: ['127.0.0.1'] }),
    },
    '/livez',
  );
  parts.set('gateway', entry);
  const baseline = await startBaseline(inBench('http-baseline.ts'));
  const bare = baseline.url;
  const processes = new Map<string, readonly number[]>([
    ['bare line', [baseline.pid]],
    ...[...parts].map(([part, { pid }]): [string, number[]] => [part, [pid]]),
    ['PostgreSQL', [postgres.pid]],
    ['NATS', [nats.pid]],
  ]);
  const usedNow = async () =>
    new Map(
      await Promise.all(
        [...processes].map(async ([part, pids]): Promise<[string, number]> => [
          part,
          await readCpuTime(pids),
        ]),
      ),
    );

  const browser = {
    'content-type': 'application/json',
    'accept-language': 'en',
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
  };
  let sent = 0;
  const load = async (origin: string, connections: number): Promise<LoadFigures> => {
    const token = await sign({ kind: 'visitor', sub: 'visitor', ip: '203.0.113.7' }, ['visitor-analytics']);
    const headers = { ...browser, ...(origin === entry.url ? {} : { [identityHeader]: token }) };
    const job: Load = { origin, connections, duration, headers };
    const result = await ask<LoadFigures>(inBench('load.ts'), JSON.stringify(job));
    if (origin !== bare) sent += result.sent;
    return result;
  };

  const began = new Date(Date.now() - 1000).toISOString();
  /** Number of views in the table. */
  const projected = async (): Promise<number> => {
    const query = new URLSearchParams({
      from: began,
      to: new Date(Date.now() + 60_000).toISOString(),
      bots: 'included',
    });
    const steward = await sign(
      {
        kind: 'steward',
        sub: 'bench',
        username: 'bench',
        name: 'Bench',
        role: 'steward',
        authenticatedAt: new Date().toISOString(),
        ip: '127.0.0.1',
      },
      ['visitor-analytics'],
    );
    const answer = await fetch(`${toUrl('query')}${readVisitMetrics.path}?${query}`, {
      headers: { [identityHeader]: steward },
    });
    return routeRegistry.get(readVisitMetrics).response.parse(await answer.json()).current.views;
  };
  const written = async (): Promise<number> => {
    let rows = 0;
    await withPostgresClient(postgres.url, async (client) => {
      rows = Number((await client.query('select count(*) as rows from page_views')).rows[0].rows);
    });
    return rows;
  };

  for (const connections of [16, 64]) {
    const runs = { 'bare Fastify + zod': [], 'ingest alone': [], gateway: [] } as Record<
      string,
      LoadFigures[]
    >;
    const origins = { 'bare Fastify + zod': bare, 'ingest alone': toUrl('ingest'), gateway: entry.url };
    const costs = new Map(
      Object.keys(origins).map((name): [string, Costs] => [name, { views: 0, used: new Map() }]),
    );
    const lags: number[] = [];
    const cuts: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const [name, origin] of Object.entries(origins)) {
        const before = await usedNow();
        const result = await load(origin, connections);
        runs[name]?.push(result);
        const ended = performance.now();
        await eventually(async () => (await written()) === sent, { timeout: 120_000, interval: 50 });
        if (origin === entry.url) lags.push(performance.now() - ended);
        await eventually(async () => (await projected()) === sent, { timeout: 240_000, interval: 100 });
        if (origin === entry.url) cuts.push(performance.now() - ended);
        const cost = costs.get(name) as Costs;
        cost.views += result.sent;
        for (const [part, used] of await usedNow())
          cost.used.set(part, (cost.used.get(part) ?? 0) + used - (before.get(part) as number));
      }
    const [line, ingest, whole] = Object.values(runs).map(medians) as [LoadFigures, LoadFigures, LoadFigures];
    print(`${connections} connections`);
    for (const [name, results] of Object.entries(runs))
      print(`  ${name.padEnd(20)}${formatFigures(medians(results))}`);
    print('  microseconds of processor time a view, from its request to its place in the figures');
    for (const [name, { views, used }] of costs) {
      const each = [...used].map(([part, us]): [string, number] => [part, us / views]);
      const spent = each.filter(([, us]) => us >= 1).map(([part, us]) => `${part} ${us.toFixed(0)}`);
      print(`  ${name.padEnd(20)}${spent.join(', ')}`);
    }
    const share = (part: LoadFigures) => `${((100 * part.rate) / line.rate).toFixed(0)} %`;
    const goal = goals[connections];
    print(`  ingest alone has ${share(ingest)} of the bare line (goal 50)`);
    print(
      `  through the gateway ${share(whole)} (goal ${goal?.bare}), ${(whole.rate / (umami[connections] as number)).toFixed(1)} x Umami (goal ${goal?.umami})`,
    );
    print(
      `  after the last acknowledgement: written after ${median(lags).toFixed(0)} ms (goal 1000), in the figures after ${median(cuts).toFixed(0)} ms`,
    );
  }
  print(`${sent} views, each in the figures once`);
  for (const [name, { pid }] of parts)
    print(`  ${name.padEnd(10)}${(await readMemory(pid)).toFixed(0).padStart(5)} MB`);
} finally {
  await servers.close();
}
