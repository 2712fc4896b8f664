import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type MessageOf,
  recordEngagement,
  recordPageView,
  readVisitBreakdown,
  readVisitMetrics,
  routeRegistry,
  visitSignalsComputed,
} from '@aera/contracts/server';
import { type Bus, connectBus } from '@aera/event-bus';
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServiceInstances, type ServiceInstances, type Instance } from './testing/service-instances.ts';
import { id } from './testing/hit-arbitraries.ts';

type VisitSignals = MessageOf<typeof visitSignalsComputed>['data'];

describe.each(['postgres', 'clickhouse'])('three ingests, three projectors and a query on %s', (store) => {
  let database: TestDatabase;
  let nats: NatsServer;
  let clickHouse: ClickHouseServer | undefined;
  let instances: ServiceInstances;

  beforeEach(async () => {
    const { jwks, privateKey } = await generateIdentityKeys();
    [database, nats, clickHouse] = await Promise.all([
      createTestDatabase(),
      startTestNats(),
      store === 'clickhouse' ? startTestClickHouse() : undefined,
    ]);
    const sign = await createIdentitySigner(privateKey);
    instances = createServiceInstances({
      databaseUrl: database.url,
      natsUrl: nats.url,
      clickHouseUrl: clickHouse?.url,
      jwks,
      sign,
    });
  });
  afterEach(async () => {
    await instances.stop();
    await nats.stop();
    await clickHouse?.stop();
    await database.drop();
  });

  /** Views of all visits by the latest version of their published signals. */
  const readPublishedViews = async (bus: Bus): Promise<number[]> => {
    const visits = new Map<string, VisitSignals>();
    const consumer = bus.consumeBatches<MessageOf<typeof visitSignalsComputed>>({
      stream: 'visitor-analytics',
      durable: `signals-${randomUUID()}`,
      subjects: [visitSignalsComputed.subject],
      handle: async ({ payloads }) => {
        for (const { data } of payloads)
          if (data.version > (visits.get(data.visitId)?.version ?? 0)) visits.set(data.visitId, data);
      },
    });
    await eventually(async () => {
      const { pending, unacknowledged } = await consumer.readPosition();
      expect(pending + unacknowledged).toBe(0);
    });
    await consumer.stop();
    return [...visits.values()].map(({ views }) => views).filter((views) => views > 0);
  };

  it('count every acknowledged hit exactly once across kills', async () => {
    const { start, waitUntilReady, sendHit } = instances;
    // The first process creates the schema.
    const query = await start('query');
    await waitUntilReady(query);
    const ingests = await Promise.all([start('ingest'), start('ingest'), start('ingest')]);
    const projectors = await Promise.all([start('projector'), start('projector'), start('projector')]);
    await Promise.all([...ingests, ...projectors].map(waitUntilReady));

    const visitors = 40;
    const perVisitor = 20;
    const acknowledged = new Set<string>();
    const began = new Date();

    /** Sends until acknowledged, each time to the next instance, as a browser's tracker does. */
    const send = async (path: string, body: object, tries: number): Promise<void> => {
      for (let attempt = tries; ; attempt += 1) {
        const answer = await sendHit(ingests[attempt % ingests.length] as Instance, path, body);
        if (answer?.status === 202) return;
        await delay(20);
      }
    };
    const visit = async (visitorId: number): Promise<void> => {
      const who = { sessionId: id(visitorId), consented: true };
      for (let n = 0; n < perVisitor; n += 1) {
        const pageViewId = id(100_000 + visitorId * 1000 + n);
        await send(recordPageView.path, { ...who, pageViewId, path: `/page-${n % 5}`, title: '' }, n);
        acknowledged.add(pageViewId);
        await delay(200);
        const received = { ...who, pageViewId, timeOnPage: 5, scrollDepth: 50 };
        await send(recordEngagement.path, received, n);
        // Some views are sent again after they arrived, as if the response had been lost.
        if (n % 7 === 0)
          await send(recordPageView.path, { ...who, pageViewId, path: `/page-${n % 5}`, title: '' }, n + 1);
      }
    };
    // A killed process restarts before the next one is killed: the spec proves that nothing is lost, not that it is fast.
    const kills = async (victims: readonly Instance[]) => {
      for (const victim of victims) {
        victim.kill();
        await delay(500);
        await waitUntilReady(victim);
      }
      await clickHouse?.restart();
    };
    await Promise.all([
      ...Array.from({ length: visitors }, (_, visitorId) => visit(visitorId)),
      kills([...projectors, ...ingests]),
    ]);
    expect(acknowledged.size).toBe(visitors * perVisitor);

    const ask = (path: string, more: Record<string, string> = {}) =>
      instances.query(query, path, {
        from: new Date(began.getTime() - 60_000).toISOString(),
        to: new Date(Date.now() + 60_000).toISOString(),
        bots: 'included',
        ...more,
      });
    await eventually(
      async () => {
        const { current } = routeRegistry
          .get(readVisitMetrics)
          .response.parse(await ask(readVisitMetrics.path));
        expect(current).toEqual({
          visitors,
          visits: visitors,
          views: visitors * perVisitor,
          bounceRate: 0,
          engagedTime: perVisitor * 5,
          scrollDepth: 50,
        });
      },
      { timeout: 60_000, interval: 250 },
    );
    const { rows } = routeRegistry
      .get(readVisitBreakdown)
      .response.parse(await ask(readVisitBreakdown.path, { by: 'page' }));
    expect(rows.map(({ views, visitors: seen }) => [views, seen])).toEqual(
      Array.from({ length: 5 }, () => [(visitors * perVisitor) / 5, visitors]),
    );

    const bus = await connectBus({ servers: nats.url, name: 'crash-spec' });
    await eventually(
      async () =>
        expect(await readPublishedViews(bus)).toEqual(Array.from({ length: visitors }, () => perVisitor)),
      { timeout: 30_000, interval: 1000 },
    );
    await bus.close();
  });
});
