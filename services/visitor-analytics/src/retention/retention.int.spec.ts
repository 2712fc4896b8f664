import { randomUUID } from 'node:crypto';
import {
  batchSubject,
  previewRetentionPolicy,
  readRetentionHistory,
  readRetentionPolicy,
  setRetentionPolicy,
  readVisitMetrics,
  readIpVisits,
  sessionClassified,
} from '@aera/contracts/server';
import { eventBatchType } from '@aera/event-bus';
import { createDatabase } from '@aera/event-store';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPageViewHit } from '../ingest/hit.ts';
import { visitorAnalytics } from '../service.ts';
import { id, createRequestContext } from '../testing/hit-arbitraries.ts';
import { createPostgresStore } from '../store/postgres/postgres-store.ts';
import { toMessage } from '../to-message.ts';
import { createRetentionEnforcer } from './retention-enforcer.ts';

const dayLength = 24 * 60 * 60_000;
const ip = '203.0.113.7';

const dayAgo = (days: number) => new Date(Date.now() - days * dayLength).toISOString().slice(0, 10);

describe('retention', () => {
  let service: TestService;
  const view = (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * dayLength).toISOString();
    const body = { sessionId: id(1), consented: true, path: '/', title: '', timeOnPage: 0, scrollDepth: 0 };
    return createPageViewHit(id(daysAgo), body, { ...createRequestContext(id(1), 0), at });
  };
  const visits = async () => {
    const query = {
      from: new Date(Date.now() - 400 * dayLength).toISOString(),
      to: new Date(Date.now() + dayLength).toISOString(),
      bots: 'included' as const,
    };
    return (await service.call(readVisitMetrics, { query, as: asSteward() })).body.current.visits;
  };
  const seen = async () => (await service.call(readIpVisits, { params: { ip }, as: asSteward() })).body;
  const partitions = () =>
    createDatabase(service.kit.orm.em).sql(
      `select 1 from pg_inherits where inhparent = 'page_views'::regclass`,
    );

  beforeAll(async () => {
    service = await startTestService(visitorAnalytics);
    // 30 days ago is the first day whose events the policy below keeps.
    for (const daysAgo of [0, 5, 30, 50, 80]) await service.publish(view(daysAgo));
    await eventually(async () => (await visits()) === 5, { timeout: 30_000 });
  });
  afterAll(() => service.stop());

  it('is the default until a steward changes it', async () => {
    const { body } = await service.call(readRetentionPolicy, { as: asSteward() });
    expect(body).toEqual({
      policy: { events: 365, ipAddresses: 90, aggregates: 1095 },
      setBy: null,
      setAt: null,
    });
  });

  it('previews what it would delete, and then deletes exactly that, in whole days', async () => {
    const policy = { events: 30, ipAddresses: 10, aggregates: 60 };
    const preview = (await service.call(previewRetentionPolicy, { body: policy, as: asSteward() })).body;
    expect(preview).toMatchObject({ events: { rows: 2 }, ipAddresses: { rows: 3 } });
    expect(preview.aggregates.rows).toBeGreaterThan(0);
    expect(preview.events.byDay).toEqual([
      { day: dayAgo(80), rows: 1 },
      { day: dayAgo(50), rows: 1 },
    ]);
    const before = (await partitions()).length;
    expect(await visits()).toBe(5);

    expect((await service.call(setRetentionPolicy, { body: policy, as: asSteward() })).status).toBe(202);
    await eventually(async () => expect((await seen()).totalPageViews).toBe(2));
    await eventually(async () => expect(await visits()).toBe(4));
    expect((await partitions()).length).toBe(before - 2);
    const { sql } = createDatabase(service.kit.orm.em);
    await eventually(async () =>
      expect(await sql('select day::text from visitor_active_days order by day')).toEqual(
        [50, 30, 5, 0].map((daysAgo) => ({ day: dayAgo(daysAgo) })),
      ),
    );
    const { body } = await service.call(readRetentionPolicy, { as: asSteward() });
    expect(body).toMatchObject({ policy, setBy: 'steward' });
  });

  it('records each change, its author and the deletions', async () => {
    const { body } = await service.call(readRetentionHistory, { as: asSteward() });
    expect(body.policies).toMatchObject([
      { policy: { events: 30, ipAddresses: 10, aggregates: 60 }, setBy: 'steward' },
    ]);
    const gone = Object.fromEntries(
      body.deletions.map(({ dataClass, from, to, rows }) => [dataClass, { from, to, rows }]),
    );
    expect(gone).toMatchObject({
      events: { from: dayAgo(80), to: dayAgo(50), rows: 2 },
      ipAddresses: { from: dayAgo(80), to: dayAgo(30), rows: 3 },
      aggregates: { from: dayAgo(80), to: dayAgo(80) },
    });
  });

  it('ignores older hits', async () => {
    await service.publish({ ...view(80), id: id(81) });
    await service.publish(view(4));
    await eventually(async () => expect((await seen()).totalPageViews).toBe(3));
    await eventually(async () => expect(await visits()).toBe(5));
  });

  it('removes the payloads of dead letters that contain expired IP addresses, and no others', async () => {
    const { bus } = service.kit;
    const expired = { ...view(100), id: 'malformed' };
    const kept = { ...view(5), id: 'malformed' };
    const { time } = expired;
    const classified = {
      ...toMessage(sessionClassified, id(1), 'visit', time, {
        sessionId: id(1),
        classifiedAs: 'bot',
        by: 'steward',
        at: time,
      }),
      id: 'malformed-classification',
    };
    await bus.send({
      subject: batchSubject(service.name),
      id: randomUUID(),
      body: JSON.stringify([expired, classified, kept]),
      contentType: eventBatchType,
    });
    await eventually(async () => (await bus.deadLetters.list()).length === 3);
    const policy = { events: 30, ipAddresses: 9, aggregates: 60 };
    await service.call(setRetentionPolicy, { body: policy, as: asSteward() });
    await eventually(async () =>
      expect((await bus.deadLetters.list()).map(({ payload }) => payload)).toEqual([kept, classified]),
    );
    const discarded = await bus.deadLetters.listDiscarded();
    expect(discarded).toMatchObject([
      { discarded: { reason: 'The message is older than the retention period.' } },
    ]);
    expect(JSON.stringify(discarded)).not.toContain(ip);
  });

  it('rejects the change of a policy that is no longer the current one', async () => {
    const { policy } = (await service.call(readRetentionPolicy, { as: asSteward() })).body;
    const change = { ...policy, aggregates: 100 };
    const from = { ...policy, aggregates: 200 };
    const outdated = await service.call(setRetentionPolicy, { body: { ...change, from }, as: asSteward() });
    expect(outdated).toMatchObject({ status: 409, body: { code: 'retention-policy-changed' } });
    const body = { ...change, from: policy };
    expect((await service.call(setRetentionPolicy, { body, as: asSteward() })).status).toBe(202);
    await eventually(async () =>
      expect((await service.call(readRetentionPolicy, { as: asSteward() })).body.policy).toEqual(change),
    );
    const repeated = await service.call(setRetentionPolicy, { body, as: asSteward() });
    expect(repeated.status, 'a repeat whose response was lost').toBe(202);
    const { policies } = (await service.call(readRetentionHistory, { as: asSteward() })).body;
    expect(policies.filter(({ policy: { aggregates } }) => aggregates === change.aggregates)).toHaveLength(1);
  });

  it('keeps no IP address longer than its events', async () => {
    const body = { events: 30, ipAddresses: 31, aggregates: 60 };
    const answer = await service.call(setRetentionPolicy, { body, as: asSteward() });
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['ipAddresses']);
  });

  it('deletes what is not in use, and warns about the rest', async () => {
    const database = createDatabase(service.kit.orm.em);
    const purgeBefore = vi.fn<(stream: string, before: Date) => Promise<void>>();
    const warn = vi.fn<(details: unknown, message?: string) => void>();
    const retention = createRetentionEnforcer({
      database,
      store: createPostgresStore(database).retention,
      clock: () => new Date(Date.now() + 400 * dayLength),
      bus: { purgeBefore, deadLetters: service.kit.bus.deadLetters },
      stream: service.name,
      log: { warn },
    });
    await database.transaction(async (sql) => {
      await sql('lock table page_views in access share mode');
      await retention.enforce();
    });
    expect(await database.sql('select 1 from page_views limit 1')).toHaveLength(1);
    expect(await database.sql('select 1 from ip_addresses')).toEqual([]);
    expect(purgeBefore).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledOnce();
  });
});
