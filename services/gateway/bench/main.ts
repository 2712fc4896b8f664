import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../src/testing/write-build.ts';
import type { Load, LoadResult } from './load.ts';

/**
 * Measures the cost of the gateway: the same requests directly to a bare server, through a bare proxy, and through the gateway (with
 * session, identity, log and metrics), alternately, one process each. Compare the ratios: on a busy machine the rates mean nothing.
 * `ROUNDS` and `DURATION` (ms) shorten it.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const duration = Number(process.env['DURATION'] ?? 2_000);

const children: ChildProcess[] = [];

/** Starts a process of the bench and returns its first message. */
function start<Message>(file: string, ...args: string[]): Promise<Message> {
  const child = fork(join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', () => reject(new Error(`${file} ended early.`)));
  });
}

const cookie = `aera_session=${'A'.repeat(43)}`;
const view = JSON.stringify({ sessionId: crypto.randomUUID(), path: '/how', title: 'How it works' });
const get = { method: 'GET', path: '/api/notifications', headers: { cookie } } as const;
const post = {
  method: 'POST',
  path: '/api/visitor/pageview',
  headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: view,
} as const;
const asset = {
  method: 'GET',
  path: '/assets/main.0123456789.js',
  headers: { 'accept-encoding': 'gzip, deflate, br' },
} as const;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
const medians = (results: LoadResult[]): LoadResult => ({
  rate: median(results.map(({ rate }) => rate)),
  p50: median(results.map(({ p50 }) => p50)),
  p99: median(results.map(({ p99 }) => p99)),
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const figures = ({ rate, p50, p99 }: LoadResult) =>
  `${rate.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(2).padStart(5)} ms  p99 ${p99.toFixed(2).padStart(6)} ms`;

const load = (request: Omit<Load, 'duration'>) =>
  start<LoadResult>('load.ts', JSON.stringify({ ...request, duration }));

type Parties = Record<'direct' | 'baseline proxy' | 'gateway', string>;

/** Measures each process in turn and prints the comparison. */
async function compare(
  name: string,
  request: typeof get | typeof post,
  connections: number,
  parties: Parties,
) {
  const runs = new Map(Object.keys(parties).map((party) => [party, [] as LoadResult[]]));
  for (let round = 0; round < rounds; round++)
    for (const [party, origin] of Object.entries(parties))
      runs.get(party)?.push(await load({ ...request, connections, origin }));
  print(`${name}, ${connections} connection(s)`);
  for (const [party, results] of runs) print(`  ${party.padEnd(14)} ${figures(medians(results))}`);
  const [direct, bare, ours] = [...runs.values()].map(medians) as [LoadResult, LoadResult, LoadResult];
  const share = (of: LoadResult) => `${((100 * ours.rate) / of.rate).toFixed(0)} %`;
  print(`  the gateway has ${share(direct)} of direct (goal 45), ${share(bare)} of the baseline proxy`);
  print(
    `  and adds ${(ours.p50 - direct.p50).toFixed(2)} ms (goal < 0.5); the baseline proxy ${(bare.p50 - direct.p50).toFixed(2)} ms`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'aera-gateway-bench-'));
try {
  const script = 'x'.repeat(20_000);
  const file = asset.path.slice(1);
  await writeBuild(folder, 'shell', { files: { [file]: script, [`${file}.br`]: script } });
  const upstream = `http://127.0.0.1:${await start<number>('upstream.ts')}`;
  const baselineProxy = `http://127.0.0.1:${await start<number>('baseline-proxy.ts', upstream)}`;
  const gateway = `http://127.0.0.1:${await start<number>('gateway-process.ts', upstream, folder)}`;
  const parties: Parties = { direct: upstream, 'baseline proxy': baselineProxy, gateway };
  for (const connections of [1, 32]) {
    await compare('GET of a member', get, connections, parties);
    await compare('POST of a page view', post, connections, parties);
  }
  const files: LoadResult[] = [];
  for (let round = 0; round < rounds; round++)
    files.push(await load({ ...asset, connections: 32, origin: gateway }));
  print(
    `static file of 20 kB, 32 connections (goal 10,000/s)\n  gateway          ${figures(medians(files))}`,
  );
} finally {
  for (const child of children) child.kill();
  await rm(folder, { recursive: true, force: true });
}
