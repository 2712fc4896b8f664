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
 * Measures rescoring of all leads under other rules and for another day, and the latency of list pages in milliseconds (median). `LEADS`
 * sets the number of leads, `ROUNDS` the requests per page.
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
    IDENTITY_PUBLIC_KEY: keys.publicKey,
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
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { [identityHeader]: await sign(steward), 'content-type': 'application/json' };
    const answer = await fetch(url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

  const scored = async (what: string, outdated: string) => {
    const began = performance.now();
    while ((await sql(`select from lead_scores where ${outdated} limit 1`)).length > 0) await delay(50);
    const seconds = (performance.now() - began) / 1000;
    print(
      `${what.padEnd(44)} ${(leads / seconds).toFixed(0).padStart(7)} leads/s, ${seconds.toFixed(1)} s in all`,
    );
  };
  const began = performance.now();
  await fillLeads(sql, leads);
  print(`${leads} leads, written in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  await scored('all scored for the first time', 'rules_version < 0');

  const { current } = routeRegistry.get(readScoreRules).response.parse(await ask(readScoreRules.path));
  const rules = { ...current.rules, read: { ...current.rules.read, points: 2 } };
  const body = JSON.stringify({ rules, why: 'A bench', version: current.version });
  await ask(setScoreRules.path, { method: 'PUT', body });
  await scored('by other rules', `rules_version < ${current.version + 1}`);
  await sql(`update lead_scores set computed_at = computed_at - interval '1 day'`);
  await scored('on another day', 'computed_at < current_date');
  await sql('vacuum analyze');

  const page = async (query: QueryOf<typeof searchContacts>) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    return routeRegistry.get(searchContacts).response.parse(await ask(`${searchContacts.path}?${search}`));
  };
  const time = async (what: string, query: QueryOf<typeof searchContacts>): Promise<string | null> => {
    const took: number[] = [];
    let next: string | null = null;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      ({ next } = await page(query));
      took.push(performance.now() - start);
    }
    const slowest = Math.max(...took)
      .toFixed(1)
      .padStart(7);
    print(`${what.padEnd(44)} ${median(took).toFixed(1).padStart(7)} ms, slowest ${slowest} ms`);
    return next;
  };
  for (const sort of ['newest', 'score', 'due'] as const) {
    const cursor = await time(`page by ${sort}`, { sort });
    await time(`page by ${sort}, the next one`, { sort, cursor: cursor ?? '' });
    await time(`page by ${sort}, open ones from 60 on`, { sort, status: 'open', minScore: 60 });
    await time(`page by ${sort}, of one steward`, { sort, owner: 'me' });
    await time(`page by ${sort}, with words`, { sort, q: 'person-777' });
  }
  await stop();
} finally {
  await postgres.stop();
  await nats.stop();
  await rm(folder, { recursive: true, force: true });
}
