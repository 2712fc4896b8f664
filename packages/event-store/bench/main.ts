import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@aera/testing';
import pg from 'pg';
import type { Rate, Request, Response, Scenarios } from './scenarios.ts';

/**
 * Measures the store, Emmett's PostgreSQL store and the limit of single inserts, sequentially in each round, each in a process and a
 * database of its own on one server with its default durability. Prints medians and ratios. ROUNDS and MS (of each append run) may be set,
 * and ONLY: a part of the titles to run.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const ms = Number(process.env['MS'] ?? 1500);
const candidates = ['aera', 'emmett', 'insert-ceiling'] as const;
type Candidate = (typeof candidates)[number];

const plan: { title: string; scenario: keyof Scenarios; arguments: number[]; goal: string }[] = [
  { title: 'append, 1 writer', scenario: 'appendToNewStreams', arguments: [1, ms], goal: '≥ 2 × emmett' },
  {
    title: 'append, 16 writers',
    scenario: 'appendToNewStreams',
    arguments: [16, ms],
    goal: '≥ 6 ×, p99 < 5 ms',
  },
  { title: 'append, 64 writers', scenario: 'appendToNewStreams', arguments: [64, ms], goal: '≥ 12 ×' },
  { title: 'append, 64 writers, one stream', scenario: 'appendToOneStream', arguments: [64, ms], goal: '' },
  { title: 'handle, 20 events, 16 callers', scenario: 'handle', arguments: [16, ms], goal: '' },
  { title: 'handle, 20 events, 64 callers', scenario: 'handle', arguments: [64, ms], goal: '≥ 4,000/s' },
  {
    title: 'projection catch-up, 50,000 events',
    scenario: 'project',
    arguments: [50_000],
    goal: '≥ 50,000/s',
  },
  { title: 'relay to nowhere, 50,000 events', scenario: 'relay', arguments: [50_000], goal: '≥ 20,000/s' },
];

const folder = await mkdtemp(join(tmpdir(), 'event-store-bench-'));
const server = await startPostgres({ dataDir: join(folder, 'data') });
const workers = new Map<Candidate, ChildProcess>();
try {
  for (const candidate of candidates) workers.set(candidate, await startWorker(candidate));
  for (const step of plan.filter(({ title }) => title.includes(process.env['ONLY'] ?? ''))) {
    const rates = await measure(step);
    print(step, rates);
  }
} finally {
  for (const worker of workers.values()) {
    worker.disconnect();
    await once(worker, 'exit');
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startWorker(candidate: Candidate): Promise<ChildProcess> {
  const url = new URL(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const database = `bench_${candidate.replace('-', '_')}`;
  await client.query(`create database ${database}`);
  await client.end();
  url.pathname = `/${database}`;
  const worker = fork(join(import.meta.dirname, `${candidate}.ts`), [url.href]);
  await ask(worker, { scenario: 'prepare', arguments: [] });
  return worker;
}

async function ask(worker: ChildProcess, request: Request): Promise<Rate | null> {
  worker.send(request);
  const [response] = (await once(worker, 'message')) as [Response];
  if ('error' in response) throw new Error(response.error);
  return response.rate;
}

async function measure({
  scenario,
  arguments: values,
}: (typeof plan)[number]): Promise<Map<Candidate, Rate[]>> {
  const rates = new Map<Candidate, Rate[]>(candidates.map((candidate) => [candidate, []]));
  // The first round warms up plans, caches and the compiler.
  for (let round = 0; round <= rounds; round++) {
    for (const [candidate, worker] of workers) {
      const rate = await ask(worker, { scenario, arguments: values });
      if (rate && round > 0) rates.get(candidate)?.push(rate);
    }
  }
  return rates;
}

function print({ title, goal }: (typeof plan)[number], rates: Map<Candidate, Rate[]>) {
  const [own, peer, limit] = candidates.map((candidate) => summary(rates.get(candidate) ?? []));
  const cells = [
    title.padEnd(36),
    show(own),
    `emmett ${show(peer)}`,
    `limit ${show(limit)}`,
    own && peer ? `${(own.perSecond / peer.perSecond).toFixed(1)} × emmett` : '',
    own && limit ? `${(own.perSecond / limit.perSecond).toFixed(2)} × limit` : '',
    goal && `(goal ${goal})`,
  ];
  process.stdout.write(`${cells.filter(Boolean).join('  ')}\n`);
}

/** Formats a rate. */
export function show(rate: Rate | null | undefined): string {
  if (!rate) return '–';
  const latency = rate.p99 > 0 ? ` p50 ${rate.p50.toFixed(1)} p99 ${rate.p99.toFixed(1)} ms` : '';
  const failures = rate.failures > 0 ? `, ${rate.failures} failed` : '';
  return `${Math.round(rate.perSecond).toLocaleString('en')}/s${latency}${failures}`;
}

/** Median of each value. */
export function summary(rates: Rate[]): Rate | null {
  if (rates.length === 0) return null;
  const median = (pick: (rate: Rate) => number) =>
    rates.map(pick).toSorted((a, b) => a - b)[rates.length >> 1] ?? 0;
  return {
    perSecond: median((rate) => rate.perSecond),
    p50: median((rate) => rate.p50),
    p99: median((rate) => rate.p99),
    failures: median((rate) => rate.failures),
  };
}
