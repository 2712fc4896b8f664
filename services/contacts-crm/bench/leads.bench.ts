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
import { median, print, startBenchServers } from '@aera/testing/bench';
import { contactsCrm } from '../src/service.ts';
import { fillLeads } from './seed-leads.ts';

/**
 * Measures how fast all leads are rescored after a rule change and on a new day, and the median latency of list pages in ms. `LEADS` sets
 * the number of leads, `ROUNDS` the requests per page.
 */
const leads = Number(process.env['LEADS'] ?? 100_000);
const rounds = Number(process.env['ROUNDS'] ?? 9);

const servers = await startBenchServers();
try {
  const keys = await generateIdentityKeys();
  const sign = await createIdentitySigner(keys.privateKey);
  const { url, kit, stop } = await bootService(contactsCrm, {
    ...servers.env,
    IDENTITY_JWKS: keys.jwks,
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
  await servers.close();
}
