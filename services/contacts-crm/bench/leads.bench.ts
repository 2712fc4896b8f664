import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  identityHeader,
  searchContacts,
  type QueryOf,
  readScoreRules,
  setScoreRules,
  routeRegistry,
} from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import { bootService, createIdentitySigner, generateIdentityKeys } from '@aera/service-kit';
import { startNats, startPostgres } from '@aera/testing';
import { contactsCrm } from '../src/service.ts';
import { fillLeads } from './seed-leads.ts';

/**
 * Measures how fast all leads are rescored after a rule change and on a new day, and the median latency of list pages in ms. `LEADS` sets
 * the number of leads, `ROUNDS` the requests per page.
 */
const leads = Number(process.env['LEADS'] ?? 100_000);
const rounds = Number(process.env['ROUNDS'] ?? 9);

const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

const folder = await mkdtemp(join(tmpdir(), 'aera-leads-bench-'));
const [postgres, nats] = await Promise.all([
  startPostgres({ dataDir: join(folder, 'postgres') }),
  startNats({ dataDir: join(folder, 'nats') }),
]);
try {
  const keys = await generateIdentityKeys();
  const sign = await createIdentitySigner(keys.privateKey);
  const { url, kit, stop } = await bootService(contactsCrm, {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    NATS_URL: nats.url,
    IDENTITY_JWKS: keys.jwks,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  const { sql } = createDatabase(kit.orm.em);

  const steward = {
    kind: 'steward',
    sub: 'steward',
    username: 'b',
    name: 'B',
    role: 'steward',
    authenticatedAt: new Date().toISOString(),
    ip: '127.0.0.1',
  } as const;
  const callJson = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = {
      [identityHeader]: await sign(steward, ['contacts-crm']),
      'content-type': 'application/json',
    };
    const response = await fetch(url + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    return response.json();
  };

  const timeScoring = async (label: string, outdated: string) => {
    const startedAt = performance.now();
    while ((await sql(`select from lead_scores where ${outdated} limit 1`)).length > 0) await delay(50);
    const seconds = (performance.now() - startedAt) / 1000;
    print(
      `${label.padEnd(44)} ${(leads / seconds).toFixed(0).padStart(7)} leads/s, ${seconds.toFixed(1)} s in total`,
    );
  };
  const startedAt = performance.now();
  await fillLeads(sql, leads);
  print(`${leads} leads, inserted in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  await timeScoring('first scoring of all leads', 'rules_version < 0');

  const { current } = routeRegistry.get(readScoreRules).response.parse(await callJson(readScoreRules.path));
  const rules = { ...current.rules, read: { ...current.rules.read, points: 2 } };
  const body = JSON.stringify({ rules, why: 'Benchmark', version: current.version });
  await callJson(setScoreRules.path, { method: 'PUT', body });
  await timeScoring('after a rule change', `rules_version < ${current.version + 1}`);
  await sql(`update lead_scores set computed_at = computed_at - interval '1 day'`);
  await timeScoring('on the next day', 'computed_at < current_date');
  await sql('vacuum analyze');

  const page = async (query: QueryOf<typeof searchContacts>) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return routeRegistry
      .get(searchContacts)
      .response.parse(await callJson(`${searchContacts.path}?${search}`));
  };
  const timePage = async (label: string, query: QueryOf<typeof searchContacts>): Promise<string | null> => {
    const durations: number[] = [];
    let next: string | null = null;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      ({ next } = await page(query));
      durations.push(performance.now() - start);
    }
    const slowest = Math.max(...durations)
      .toFixed(1)
      .padStart(7);
    print(`${label.padEnd(44)} ${median(durations).toFixed(1).padStart(7)} ms, slowest ${slowest} ms`);
    return next;
  };
  for (const sort of ['newest', 'score', 'due'] as const) {
    const cursor = await timePage(`page by ${sort}`, { sort });
    await timePage(`page by ${sort}, second page`, { sort, cursor: cursor ?? '' });
    await timePage(`page by ${sort}, open, score 60 or more`, { sort, status: 'open', minScore: 60 });
    await timePage(`page by ${sort}, assigned to one steward`, { sort, owner: 'me' });
    await timePage(`page by ${sort}, text search`, { sort, q: 'person-777' });
  }
  await stop();
} finally {
  await postgres.stop();
  await nats.stop();
  await rm(folder, { recursive: true, force: true });
}
