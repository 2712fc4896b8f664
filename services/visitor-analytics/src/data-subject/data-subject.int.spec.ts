import { randomUUID } from 'node:crypto';
import type { PersonIdentifiers } from '@aera/contracts';
import { createDatabase, type Sql } from '@aera/event-store';
import { createDataSubjectClient, startTestService, type TestService } from '@aera/service-kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../coordination/database.ts';
import { createPartitions } from '../store/postgres/partitions.ts';
import { visitorAnalytics } from '../service.ts';
import { collectPersonData } from '../store/postgres/person-data.ts';
import { findPersonVisits } from '../store/postgres/person-visits.ts';

const getKeys = (...sessions: string[]): PersonIdentifiers => ({ sessions, members: [], emails: [] });
const begin = Date.parse('2026-03-01T23:59:59.000Z');
/** Few instants for many visits, on both sides of midnight. */
const moment = (n: number) => new Date(begin + n * 500).toISOString();

describe("the visits in a person's activity", () => {
  let service: TestService;
  let database: Database;
  beforeAll(async () => {
    service = await startTestService(visitorAnalytics, { env: { ROLE: 'query' } });
    database = createDatabase(service.kit.orm.em);
    const partitions = createPartitions(database);
    await partitions.ensure(
      Array.from({ length: 10 }, (_, n) => new Date(begin - n * 86_400_000).toISOString().slice(0, 10)),
    );
    await partitions.ensure([moment(10).slice(0, 10)]);
  });
  afterAll(() => service.stop());

  const visit = async (visitorId: string, at: string, paths: readonly string[] = ['/']) => {
    const day = at.slice(0, 10);
    await database.sql('insert into visitor_active_days values ($1, $2) on conflict do nothing', [
      visitorId,
      day,
    ]);
    await database.sql(
      `insert into visits values ($1, $2, $3, true, $4, $4, $5, false, 12.6, 50, '/', '/', '', 'direct', '', '', '', '', '', $6,
                                  0, '{}', false)`,
      [
        day,
        randomUUID(),
        visitorId,
        at,
        paths.length,
        JSON.stringify(paths.map((path) => ({ path, views: 1, engagement_seconds: 1, scroll_depth: 1 }))),
      ],
    );
  };
  const { activity, readInPages, describeAccess } = createDataSubjectClient(
    'visitor-analytics',
    () => service,
  );

  it('contain each visit with its first ten pages', async () => {
    const session = randomUUID();
    const paths = Array.from({ length: 12 }, (_, n) => `/${n}`);
    await visit(session, moment(0), paths);
    const { items, more, keys } = await activity(getKeys(session));
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^visit-/),
        kind: 'visit',
        at: moment(0),
        link: 'session',
        endedAt: moment(0),
        views: 12,
        paths: paths.slice(0, 10),
        seconds: 13,
        channel: 'direct',
        source: null,
        sessionId: session,
      },
    ]);
    expect([more, keys]).toEqual([false, getKeys()]);
    expect((await activity(getKeys())).items).toEqual([]);
  });

  it('returns every visit once with equal start times, and no other session', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 25 }),
        fc.integer({ min: 1, max: 6 }),
        async (visits, limit) => {
          const sessions = [randomUUID(), randomUUID(), randomUUID()] as const;
          for (const [who, when] of visits) await visit(sessions[who] as string, moment(when));
          const keys = getKeys(sessions[0], sessions[1]);
          const found = await readInPages(keys, limit);
          expect(found).toHaveLength(visits.filter(([who]) => who < 2).length);
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
          const places = found.map(({ at, id }) => `${at} ${id}`);
          expect(places).toEqual(places.toSorted().toReversed());
          expect(JSON.stringify(found)).not.toContain(sessions[2]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('start before a cursor of another service', async () => {
    const session = randomUUID();
    await visit(session, moment(1));
    const received = async (at: string, id: string) =>
      (await activity(getKeys(session), { at, id })).items.length;
    expect(await received(moment(1), 'question-1')).toBe(0);
    expect(await received(moment(1), 'zzz')).toBe(1);
    expect(await received(moment(0), 'zzz')).toBe(0);
    expect(await received('9999-12-31T23:59:59-23:59', '\u{1F600}')).toBe(1);
  });

  it('read only the partitions of their own days, by the index of the visitor', async () => {
    const plans: string[] = [];
    /** Records the plan of each statement, with sequential scans disabled. */
    const explaining: Sql = async (text, parameters) =>
      database.transaction(async (sql) => {
        await sql('set local enable_seqscan = off');
        const lines = await sql<{ 'QUERY PLAN': string }>(`explain ${text}`, parameters);
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
        return sql(text, parameters);
      });
    const session = randomUUID();
    await visit(session, '2026-02-25T10:00:00.000Z');
    const before = { at: moment(0), id: '' };
    expect(await findPersonVisits(explaining, { sessions: [session], before, limit: 10 })).toHaveLength(1);
    await collectPersonData(explaining, [session]);

    // Concurrent queries are explained in any order.
    const explainPlan = (table: RegExp) => plans.find((plan) => table.test(plan)) ?? '';
    const [days, visits] = plans as [string, string];
    const viewed = explainPlan(/ on page_views_\d{8}/);
    expect(days).toContain('Index Cond: (visitor_id = ANY');
    expect(visits.match(/visits_\d{8}/g)).toContain('visits_20260225');
    expect(new Set(visits.match(/ on visits_\d{8}/g)).size).toBe(1);
    expect(new Set(viewed.match(/ on page_views_\d{8}/g)).size).toBe(3);
    const conditions = plans.map((plan) => [...plan.matchAll(/Index Cond: \(+(\w+)/g)].map(([, by]) => by));
    // Engagements are found by their views.
    for (const by of conditions)
      expect([...new Set(by)].filter((column) => column !== 'view_id' && column !== 'day')).toEqual([
        'visitor_id',
      ]);
    // The queue is short.
    expect(plans.filter((plan) => /Seq Scan on (?!visit_recompute_queue)/.test(plan))).toEqual([]);
  });

  describeAccess();
});
