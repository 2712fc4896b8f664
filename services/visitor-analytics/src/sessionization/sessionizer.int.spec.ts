import type { Message } from '@aera/contracts';
import { createDatabase } from '@aera/event-store';
import { startTestService, type TestService } from '@aera/service-kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../coordination/database.ts';
import { lockSessionization } from '../coordination/locks.ts';
import { createPageViewHit } from '../ingest/hit.ts';
import { projectBatch } from '../projector/project-batch.ts';
import { visitorAnalytics } from '../service.ts';
import { createPostgresStore } from '../store/postgres/postgres-store.ts';
import { rollUpNextHour } from '../store/postgres/roll-up-hours.ts';
import { visitStore } from '../store/postgres/visit-store.ts';
import {
  deliveriesArbitrary,
  id,
  createRequestContext,
  hitsArbitrary,
  unknownClient,
} from '../testing/hit-arbitraries.ts';
import { resessionizeQueued } from './resessionize.ts';

describe('visits and hourly metrics', () => {
  let service: TestService;
  let database: Database;
  beforeAll(async () => {
    service = await startTestService(visitorAnalytics, { env: { ROLE: 'query' } });
    database = createDatabase(service.kit.orm.em);
  });
  afterAll(() => service.stop());

  const settle = async () => {
    while (await database.transaction((sql) => resessionizeQueued(sql, visitStore, '0001-01-01')));
    while (await database.transaction((sql) => rollUpNextHour(sql, 0)));
  };
  /** A separate projector, like another process. */
  const project = (messages: readonly Message[]) => {
    const enrichClients = async () => () => unknownClient;
    const cutoffs = async () => ({ events: '', ipAddresses: '', aggregates: '' });
    return projectBatch({ database, store: createPostgresStore(database), enrichClients, cutoffs })({
      payloads: messages,
      seqs: messages.map((_, seq) => seq),
    });
  };
  const state = async () => {
    const visits = await database.sql('select * from visits order by day, id');
    const metrics = await database.sql(
      'select * from hourly_metrics order by day, hour, dimension, value, is_bot',
    );
    const counted = await database.sql<{ dimension: string; visits: number; views: number }>(
      `select dimension, sum(visits) as visits, sum(views) as views from hourly_metrics group by dimension order by dimension`,
    );
    return { visits, metrics, counted };
  };
  const empty = () =>
    database.sql(
      'truncate page_views, engagements, session_starts, ip_addresses, visits, hourly_metrics, visit_recompute_queue, hour_recompute_queue, funnel_steps',
    );

  it('are the same when several projectors and sessionizers run concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(
        hitsArbitrary.chain((hits) => fc.tuple(fc.constant(hits), deliveriesArbitrary(hits))),
        async ([hits, delivered]) => {
          await empty();
          await project(hits);
          await settle();
          const expected = await state();

          await empty();
          const shares = [0, 1, 2].map((share) => delivered.filter((_, at) => at % 3 === share));
          const keep = async () => {
            for (let n = 0; n < 3; n += 1)
              await database.transaction(async (sql) => {
                await lockSessionization(sql);
                await resessionizeQueued(sql, visitStore, '0001-01-01');
                await rollUpNextHour(sql, 0);
              });
          };
          await Promise.all([...shares.map(project), keep(), keep()]);
          await settle();
          expect(await state()).toEqual(expected);
          const views = expected.visits.reduce((sum, visit) => sum + (visit['views'] as number), 0);
          const visits = expected.visits.length;
          for (const counted of expected.counted)
            expect(counted).toMatchObject({ views, ...(counted.dimension !== 'page' && { visits }) });
        },
      ),
      { numRuns: 8 },
    );
  });

  it('of an hour queued during its rollup are recomputed', async () => {
    await empty();
    const mark = () =>
      database.sql(`insert into hour_recompute_queue (hour) values ('2026-01-01T10:00:00Z')`);
    await mark();
    await database.transaction((sql) => {
      const markedMeanwhile = async (text: string, values?: unknown[]) => {
        const rows = await sql(text, values);
        // Another process queues the hour after its queue rows were read.
        if (text.startsWith('select')) await mark();
        return rows;
      };
      return rollUpNextHour(markedMeanwhile as typeof sql, 0);
    });
    expect(await database.sql('select 1 from hour_recompute_queue')).toHaveLength(1);
  });

  it('of the running hour are rolled up after a delay, those of earlier hours at once', async () => {
    await empty();
    const mark = (hour: Date, queuedAt: Date) =>
      database.sql('insert into hour_recompute_queue (hour, queued_at) values ($1, $2)', [hour, queuedAt]);
    const now = Date.now();
    const running = new Date(now - (now % 3_600_000));
    await mark(running, new Date(now));
    await mark(new Date(running.getTime() - 3_600_000), new Date(now));
    const rollUp = () => database.transaction((sql) => rollUpNextHour(sql, 60_000));
    expect([await rollUp(), await rollUp()]).toEqual([true, false]);
    expect(await database.sql('select hour from hour_recompute_queue')).toEqual([
      { hour: running.toISOString() },
    ]);
    await mark(running, new Date(now - 60_000));
    expect([await rollUp(), await rollUp()]).toEqual([true, false]);
    expect(await database.sql('select hour from hour_recompute_queue')).toEqual([]);
  });

  it('of a visitor without pauses are the same, although only changed ranges are recomputed', async () => {
    const minutes = Array.from({ length: 300 }, (_, n) => n * 20);
    const hits = minutes.map((minute, n) =>
      createPageViewHit(
        id(100 + n),
        { sessionId: id(1), consented: true, path: '/', title: '', timeOnPage: 0, scrollDepth: 0 },
        createRequestContext(id(1), minute),
      ),
    );
    const late = hits.splice(150, 1);
    await empty();
    await project([...hits, ...late]);
    await settle();
    const expected = await state();

    await empty();
    await project(hits.slice(0, 290));
    await settle();
    const written = () =>
      database.sql<{ id: string }>('select id, xmin::text from visits order by started_at');
    const before = await written();
    await project(hits.slice(290));
    await settle();
    expect((await written()).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    await project(late);
    await settle();
    expect(await state()).toEqual(expected);
  });
});
