import { join } from 'node:path';
import { createTemporaryFolder, removeFolder } from '@aera/testing';
import {
  ask,
  formatFigures,
  type Load,
  type LoadFigures,
  type LoadRequest,
  medians,
  print,
  startBaseline,
  stopPrograms,
} from '@aera/testing/bench';
import { writeBuild } from '../src/testing/write-build.ts';

/**
 * Measures the cost of the gateway: the same requests directly to a bare server, through a bare proxy, and through the gateway (with
 * session, identity, log and metrics), alternately, one process each. Compare the ratios: on a busy machine the rates mean nothing.
 * `ROUNDS` and `DURATION` (ms) shorten it.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const duration = Number(process.env['DURATION'] ?? 2_000);

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

const inBench = (file: string) => join(import.meta.dirname, file);

const load = (origin: string, connections: number, request: LoadRequest) => {
  const job: Load = { origin, connections, duration, headers: {} };
  return ask<LoadFigures>(inBench('load.ts'), JSON.stringify(job), JSON.stringify(request));
};

type Parties = Record<'direct' | 'baseline proxy' | 'gateway', string>;

/** Measures each process in turn and prints the comparison. */
async function compare(name: string, request: LoadRequest, connections: number, parties: Parties) {
  const runs = new Map(Object.keys(parties).map((party) => [party, [] as LoadFigures[]]));
  for (let round = 0; round < rounds; round++)
    for (const [party, origin] of Object.entries(parties))
      runs.get(party)?.push(await load(origin, connections, request));
  print(`${name}, ${connections} connection(s)`);
  for (const [party, results] of runs) print(`  ${party.padEnd(14)} ${formatFigures(medians(results))}`);
  const [direct, bare, ours] = [...runs.values()].map(medians) as [LoadFigures, LoadFigures, LoadFigures];
  const share = (of: LoadFigures) => `${((100 * ours.rate) / of.rate).toFixed(0)} %`;
  print(`  the gateway has ${share(direct)} of direct (goal 45), ${share(bare)} of the baseline proxy`);
  print(
    `  and adds ${(ours.p50 - direct.p50).toFixed(2)} ms (goal < 0.5); the baseline proxy ${(bare.p50 - direct.p50).toFixed(2)} ms`,
  );
}

const folder = await createTemporaryFolder('bench');
try {
  const script = 'x'.repeat(20_000);
  const file = asset.path.slice(1);
  await writeBuild(folder, 'shell', { files: { [file]: script, [`${file}.br`]: script } });
  const { url: upstream } = await startBaseline(inBench('upstream.ts'));
  const { url: baselineProxy } = await startBaseline(inBench('baseline-proxy.ts'), upstream);
  const { url: gateway } = await startBaseline(inBench('gateway-process.ts'), upstream, folder);
  const parties: Parties = { direct: upstream, 'baseline proxy': baselineProxy, gateway };
  for (const connections of [1, 32]) {
    await compare('GET of a member', get, connections, parties);
    await compare('POST of a page view', post, connections, parties);
  }
  const files: LoadFigures[] = [];
  for (let round = 0; round < rounds; round++) files.push(await load(gateway, 32, asset));
  print(
    `static file of 20 kB, 32 connections (goal 10,000/s)\n  gateway          ${formatFigures(medians(files))}`,
  );
} finally {
  stopPrograms();
  await removeFolder(folder);
}
