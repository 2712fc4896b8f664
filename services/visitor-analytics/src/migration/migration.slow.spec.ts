import { setTimeout as delay } from 'node:timers/promises';
import { readVisitMetrics, recordPageView, routeRegistry } from '@aera/contracts/server';
import { createIdentitySigner, generateIdentityKeys } from '@aera/service-kit';
import {
  type ClickHouseServer,
  eventually,
  type NatsServer,
  startTestClickHouse,
  type TestDatabase,
  createTestDatabase,
  startTestNats,
} from '@aera/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { id } from '../testing/hit-arbitraries.ts';
import {
  createServiceInstances,
  type Instance,
  type ServiceInstances,
} from '../testing/service-instances.ts';

let database: TestDatabase;
let nats: NatsServer;
let clickHouse: ClickHouseServer;
/** Processes as they were, and as they are with ClickHouse. */
let before: ServiceInstances;
let after: ServiceInstances;
beforeEach(async () => {
  const { jwks, privateKey } = await generateIdentityKeys();
  [database, nats, clickHouse] = await Promise.all([
    createTestDatabase(),
    startTestNats(),
    startTestClickHouse(),
  ]);
  const sign = await createIdentitySigner(privateKey);
  const environment = { databaseUrl: database.url, natsUrl: nats.url, jwks, sign };
  before = createServiceInstances(environment);
  after = createServiceInstances({ ...environment, clickHouseUrl: clickHouse.url });
});
afterEach(async () => {
  await Promise.all([before.stop(), after.stop()]);
  await Promise.all([nats.stop(), clickHouse.stop()]);
  await database.drop();
});

it('moves a running platform to ClickHouse and counts every acknowledged view once', async () => {
  const began = Date.now();
  const start = async (instances: ServiceInstances) => {
    // The first process creates the schema.
    const query = await instances.start('query');
    await instances.waitUntilReady(query);
    const others = await Promise.all(
      (['ingest', 'projector', 'projector'] as const).map((role) => instances.start(role)),
    );
    await Promise.all(others.map(instances.waitUntilReady));
    return [query, ...others] as [Instance, Instance, Instance, Instance];
  };
  const countViews = async (instances: ServiceInstances, query: Instance) => {
    const answer = await instances.query(query, readVisitMetrics.path, {
      from: new Date(began - 60_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
      bots: 'included',
    });
    return routeRegistry.get(readVisitMetrics).response.parse(answer).current.views;
  };
  const acknowledged = new Set<string>();
  const send = async (instances: ServiceInstances, ingest: Instance, n: number) => {
    const pageViewId = id(100_000 + n);
    const view = { sessionId: id(n % 10), consented: true, pageViewId, path: `/${n % 5}`, title: '' };
    const answer = await instances.sendHit(ingest, recordPageView.path, view);
    if (answer?.status === 202) acknowledged.add(pageViewId);
  };

  const [firstQuery, firstIngest] = await start(before);
  for (let n = 0; n < 100; n += 1) await send(before, firstIngest, n);
  await eventually(async () => expect(await countViews(before, firstQuery)).toBeGreaterThan(0), {
    timeout: 60_000,
  });
  await before.stop();

  const [query, ingest, projector] = await start(after);
  const done = new AbortController();
  const sending = (async () => {
    for (let n = 100; !done.signal.aborted; n += 1) {
      await send(after, ingest, n);
      await delay(20);
    }
  })();
  await after.runTask('migrate-analytics', '1 of ');
  projector.kill();
  // It was killed before the switch, or, on a busy machine, after it.
  expect(await after.runTask('migrate-analytics')).toMatch(/are in ClickHouse/);
  expect(await after.runTask('migrate-analytics')).toMatch(/are in ClickHouse already/);
  done.abort();
  await sending;

  expect(acknowledged.size).toBeGreaterThan(100);
  await eventually(async () => expect(await countViews(after, query)).toBe(acknowledged.size), {
    timeout: 60_000,
    interval: 250,
  });
});
