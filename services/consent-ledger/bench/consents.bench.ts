import { verifyReceipt } from '@aera/transparency-log/receipt';
import {
  identityHeader,
  readLedgerCheckpoint,
  recordConsent,
  recordNoticeImpression,
  routeRegistry,
} from '@aera/contracts/server';
import { readCpuTime, eventually } from '@aera/testing';
import {
  ask,
  formatFigures,
  type Load,
  type LoadFigures,
  median,
  medians,
  print,
  startBaseline,
} from '@aera/testing/bench';
import { inBench, startLedger } from './platform.ts';

/**
 * Measures a consent from the gateway to the acknowledgement with its proof, one process each, against two baselines in the same run:
 * Fastify and zod without storage, and PostgreSQL commits of single rows. Compare the ratios: on a busy machine the rates mean nothing.
 * `ROUNDS` and `DURATION` (ms) shorten it.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const duration = Number(process.env['DURATION'] ?? 2_000);

/** Target at 16 connections. */
const goal = { rate: 1_500, p99: 50 };

const servers = await startLedger();
try {
  const { ledger, sign } = servers;
  const gateway = await servers.startGateway();
  const { url: bare } = await startBaseline(inBench('http-baseline.ts'));

  const browser = {
    'content-type': 'application/json',
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
  };
  const post = async (path: string, body: object) =>
    (
      await fetch(gateway.url + path, { method: 'POST', headers: browser, body: JSON.stringify(body) })
    ).json();
  const { token: noticeToken } = routeRegistry
    .get(recordNoticeImpression)
    .response.parse(await post(recordNoticeImpression.path, {}));

  /** Processes that work on a consent, until it is in every table. */
  const processes: readonly [part: string, pids: readonly number[]][] = [
    ['gateway', [gateway.pid]],
    ['service', [ledger.pid]],
    ['PostgreSQL', [servers.postgres.pid]],
    ['NATS', [servers.nats.pid]],
  ];
  const usedNow = () => Promise.all(processes.map(([, pids]) => readCpuTime(pids)));
  const caughtUp = async () => {
    const figures = await (await fetch(`${ledger.url}/metrics`)).text();
    return !/^projection_lag_events\{[^}]*\} [1-9]/m.test(figures);
  };

  let sent = 0;
  let unproved = 0;
  const load = async (origin: string, connections: number): Promise<LoadFigures> => {
    const token = await sign({ kind: 'visitor', sub: 'visitor', ip: '203.0.113.7' }, ['consent-ledger']);
    const headers = { ...browser, ...(origin === gateway.url ? {} : { [identityHeader]: token }) };
    const job: Load = { origin, connections, duration, headers };
    const result = await ask<LoadFigures & { unproved: number }>(
      inBench('load.ts'),
      JSON.stringify(job),
      noticeToken,
    );
    if (origin === bare) return result;
    sent += result.sent;
    unproved += result.unproved;
    return result;
  };
  const checkpoint = async () =>
    routeRegistry
      .get(readLedgerCheckpoint)
      .response.parse(await (await fetch(gateway.url + readLedgerCheckpoint.path)).json());

  const first = (await checkpoint()).size;
  for (const connections of [1, 16, 64]) {
    const origins = { 'bare Fastify + zod': bare, 'service alone': ledger.url, gateway: gateway.url };
    const runs = new Map<string, LoadFigures[]>(Object.keys(origins).map((name) => [name, []]));
    const commits: number[] = [];
    const used = processes.map(() => 0);
    let through = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, origin] of Object.entries(origins)) {
        const before = await usedNow();
        const result = await load(origin, connections);
        runs.get(name)?.push(result);
        await eventually(caughtUp, { timeout: 60_000, interval: 50 });
        if (origin !== gateway.url) continue;
        through += result.sent;
        for (const [at, now] of (await usedNow()).entries()) used[at]! += now - before[at]!;
      }
      commits.push(
        await ask<number>(
          inBench('commit-baseline.ts'),
          servers.postgres.url,
          String(connections),
          String(duration),
        ),
      );
    }
    print(`${connections} ${connections === 1 ? 'connection' : 'connections'}`);
    for (const [name, results] of runs) print(`  ${name.padEnd(26)}${formatFigures(medians(results))}`);
    print(`  ${'PostgreSQL, row by row'.padEnd(26)}${median(commits).toFixed(0).padStart(7)}/s`);
    const each = processes.map(([part], at) => `${part} ${(used[at]! / through).toFixed(0)}`);
    print(`  microseconds of processor time a consent: ${each.join(', ')}`);
    const [line, , whole] = [...runs.values()].map((results) => medians(results).rate);
    const share = (limit = 1) => `${((100 * (whole ?? 0)) / limit).toFixed(0)} %`;
    print(
      `  through the gateway ${share(line)} of the bare line, ${share(median(commits))} of the single commits` +
        (connections === 16 ? ` (goal ${goal.rate}/s, p99 ${goal.p99} ms)` : ''),
    );
  }

  const { size, key } = await checkpoint();
  const body = {
    hasReadNotice: true,
    geolocation: null,
    gregorianTimestamp: new Date().toISOString(),
    aeraTimestamp: 'Dawn 14, Year 3',
    userAgent: '',
    url: 'https://aera.example/how',
    consentAction: 'step-into-protection',
    jurisdictionAccepted: true,
  };
  const { receipt } = routeRegistry.get(recordConsent).response.parse(await post(recordConsent.path, body));
  const { valid } = await verifyReceipt(receipt, key);
  print(`${sent} acknowledged, ${size - first} in the log, ${unproved} acknowledged without their proof`);
  print(`a receipt taken afterwards ${valid ? 'holds' : 'DOES NOT HOLD'}`);
  if (!valid || size - first !== sent) process.exitCode = 1;
} finally {
  await servers.close();
}
