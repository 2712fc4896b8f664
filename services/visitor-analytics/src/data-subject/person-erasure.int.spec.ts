import { randomUUID } from 'node:crypto';
import {
  consentRecorded,
  type Message,
  classifySession,
  readVisitMetrics,
  visitorErased,
} from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import {
  buildMessage,
  asSteward,
  createDataSubjectClient,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../coordination/database.ts';
import { createEngagementHit, createPageViewHit } from '../ingest/hit.ts';
import { rebuildVisits } from '../rebuild/rebuild-visits.ts';
import { visitorAnalytics } from '../service.ts';
import { createPostgresStore } from '../store/postgres/postgres-store.ts';
import { id, createRequestContext } from '../testing/hit-arbitraries.ts';

const [person, other] = [id(1), id(2)] as [string, string];
const steward = asSteward();
const at = (minute: number) => new Date(Date.now() - (120 - minute) * 60_000).toISOString();
const by = (visitorId: string, minute: number) => ({ ...createRequestContext(visitorId, 0), at: at(minute) });
const baseView = { consented: true, title: '', timeOnPage: 0, scrollDepth: 0 };
const view = (n: number, visitorId: string, minute: number): Message =>
  createPageViewHit(id(100 + n), { ...baseView, sessionId: visitorId, path: `/${n}` }, by(visitorId, minute));
const stayed = (n: number, visitorId: string, minute: number): Message =>
  createEngagementHit(
    randomUUID(),
    { ...baseView, sessionId: visitorId, pageViewId: id(100 + n), timeOnPage: 30 },
    by(visitorId, minute),
  );
const hits = [view(1, person, 1), view(2, person, 2), stayed(2, person, 3), view(5, other, 1)];
const consent = buildMessage(consentRecorded, {
  consentId: randomUUID(),
  sessionId: person,
  hasReadNotice: true,
  noticeVersion: '1',
  consentedAt: at(0),
});
const erasedElsewhere = buildMessage(visitorErased, { sessionId: person, erasedAt: at(60) });

describe('a person whose visits are erased', () => {
  let service: TestService;
  let database: Database;
  beforeEach(async () => {
    service = await startTestService(visitorAnalytics);
    database = createDatabase(service.kit.orm.em);
    await service.publish(consent);
    await send(hits);
    await service.call(classifySession, {
      as: steward,
      params: { sessionId: person },
      body: { classifiedAs: 'human', reason: 'They wrote to us.' },
    });
    await untilCounted();
  });
  afterEach(() => service.stop());

  const send = (messages: readonly Message[]) =>
    service.kit.bus.publishBatch({ id: randomUUID(), context: service.name, messages });
  const client = createDataSubjectClient('visitor-analytics', () => service);
  const data = (session: string) => client.data({ sessions: [session] });
  const activity = async (session: string) => (await client.activity({ sessions: [session] })).items;
  const erase = (...sessions: string[]) => client.erase({ sessions });
  const counted = async () => {
    const query = { from: at(-600), to: at(600), bots: 'included' as const };
    const { current } = (await service.call(readVisitMetrics, { query, as: steward })).body;
    return { views: current.views, visitors: current.visitors };
  };
  const untilCounted = () =>
    eventually(
      async () => {
        const { views, visits, funnelSteps, classifications } = await data(person);
        expect([views, visits, funnelSteps, classifications].map((records) => records?.length)).toEqual([
          2, 1, 1, 1,
        ]);
        expect(await counted()).toEqual({ views: 3, visitors: 2 });
      },
      { timeout: 30_000 },
    );
  const nothing = {
    views: [],
    visits: [],
    ipAddresses: [],
    sessionStarts: [],
    funnelSteps: [],
    classifications: [],
  };
  const queued = () =>
    database.sql('select 1 from visit_recompute_queue union all select 1 from stream_redaction_queue');
  const expectGone = () =>
    eventually(
      async () => {
        expect(await queued()).toEqual([]);
        expect(await data(person)).toEqual(nothing);
        expect(await activity(person)).toEqual([]);
        expect(
          await database.sql('select 1 from visitor_active_days where visitor_id = $1', [person]),
        ).toEqual([]);
        expect(await counted()).toEqual({ views: 1, visitors: 1 });
      },
      { timeout: 30_000, interval: 200 },
    );

  it('is listed completely before, without other visitors', async () => {
    expect(await data(person)).toMatchObject({
      views: [
        { path: '/1', sessionId: person },
        { path: '/2', engagementSeconds: 30 },
      ],
      visits: [{ views: 2, entryPage: '/1', exitPage: '/2', engagementSeconds: 30 }],
      ipAddresses: [{ ip: '203.0.113.7' }, { ip: '203.0.113.7' }],
      funnelSteps: [{ step: 'consent' }],
      classifications: [{ classifiedAs: 'human', reason: 'They wrote to us.' }],
    });
    expect(await activity(person)).toMatchObject([{ kind: 'visit', paths: ['/1', '/2'], seconds: 30 }]);
    expect(JSON.stringify(await data(person))).not.toContain(other);
  });

  it('is removed from metrics and tables once, by a steward, a message or both', async () => {
    expect(await erase(person, 'no session')).toBe(1);
    expect(await erase(person)).toBe(0);
    await service.publish(erasedElsewhere);
    await expectGone();
    expect(await erase(person)).toBe(0);
    expect((await activity(other)).length).toBe(1);
  });

  it('is not erased again by a steward after the message', async () => {
    await service.publish(erasedElsewhere);
    await expectGone();
    expect(await erase(person)).toBe(0);
    await expectGone();
  });

  it('does not return by redelivery or rebuild', async () => {
    expect(await erase(person)).toBe(1);
    await send([...hits, view(3, person, 90)]);
    await expectGone();
    const store = createPostgresStore(database).rebuild;
    await rebuildVisits({ database, store, retainedFrom: async () => '0001-01-01' }).run({
      onProgress: () => {},
    });
    await expectGone();
  });
});
