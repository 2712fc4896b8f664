import { randomUUID } from 'node:crypto';
import {
  batchSubject,
  bookingClicked,
  consentRecorded,
  engagementRecorded,
  type Message,
  pageViewed,
  questionSubmitted,
  sessionOpened,
  readVisitMetrics,
  readVisitFunnel,
  visitorErased,
  visitSignalsComputed,
} from '@aera/contracts/server';
import { eventBatchType } from '@aera/event-bus';
import { createDatabase } from '@aera/event-store';
import { noErasedSubjects } from '@aera/service-kit';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toMessage } from '../to-message.ts';
import type { Database } from '../coordination/database.ts';
import { createEngagementHit, createPageViewHit, createSessionHit } from '../ingest/hit.ts';
import { visitorAnalytics } from '../service.ts';
import { id, createRequestContext } from '../testing/hit-arbitraries.ts';

const [erased, other, ofTheDay] = [id(1), id(2), id(3)] as [string, string, string];
const at = (minute: number) => new Date(Date.now() - (120 - minute) * 60_000).toISOString();
const by = (visitorId: string, minute: number, consented = true) => ({
  ...createRequestContext(visitorId, 0, consented),
  // Not that of a bot.
  userAgent: 'Mozilla/5.0 Firefox/140.0',
  at: at(minute),
});
const baseView = { consented: true, title: '', timeOnPage: 0, scrollDepth: 0 };
const view = (n: number, visitorId: string, minute: number, consented = true): Message =>
  createPageViewHit(
    id(100 + n),
    { ...baseView, sessionId: visitorId, path: n === 2 ? '/search' : '/' },
    by(visitorId, minute, consented),
  );
const stayed = (n: number, visitorId: string, minute: number): Message =>
  createEngagementHit(
    randomUUID(),
    { ...baseView, sessionId: visitorId, pageViewId: id(100 + n), timeOnPage: 30 },
    by(visitorId, minute),
  );
const createSignals = (sessionId: string): Message =>
  toMessage(visitSignalsComputed, randomUUID(), `visit-${sessionId}`, at(2), {
    sessionId,
    visitId: randomUUID(),
    version: 1,
    startedAt: at(2),
    views: 1,
    searches: 0,
    channel: 'direct',
    source: '',
  });

/** Two people in the same batches. The first also had a view before consent, under the daily visitor id. */
const [early, later] = [
  [view(1, ofTheDay, 0, false), view(5, other, 1)],
  [
    createSessionHit(randomUUID(), { sessionId: erased, consented: true }, by(erased, 2)),
    view(1, erased, 2),
    view(2, erased, 3),
    stayed(2, erased, 4),
    view(6, other, 5),
    stayed(6, other, 6),
  ],
];

const from = (source: string, message: Message): Message => ({ ...message, source: `/services/${source}` });
const createConsent = (sessionId: string): Message =>
  from(
    'consent-ledger',
    toMessage(consentRecorded, randomUUID(), 'consent', at(2), {
      consentId: randomUUID(),
      sessionId,
      hasReadNotice: true,
      noticeVersion: '1',
      consentedAt: at(2),
    }),
  );
const createQuestion = (sessionId: string): Message =>
  from(
    'questions-notifications',
    toMessage(questionSubmitted, randomUUID(), 'question', at(5), {
      questionId: randomUUID(),
      submittedAt: at(5),
      sessionId,
    }),
  );
const erasure = (): Message =>
  from(
    'consent-ledger',
    toMessage(visitorErased, randomUUID(), 'visitor', at(60), { sessionId: erased, erasedAt: at(60) }),
  );

describe('an erased visitor', () => {
  let service: TestService;
  let database: Database;
  beforeEach(async () => {
    service = await startTestService(visitorAnalytics);
    database = createDatabase(service.kit.orm.em);
  });
  afterEach(() => service.stop());

  const send = async (...batches: (readonly Message[])[]) => {
    for (const messages of batches)
      await service.kit.bus.publishBatch({ id: randomUUID(), context: service.name, messages });
  };
  const range = { from: at(-600), to: at(600), bots: 'included' as const };
  const counted = async () => {
    const { current } = (await service.call(readVisitMetrics, { query: range, as: asSteward() })).body;
    const { steps } = (await service.call(readVisitFunnel, { query: range, as: asSteward() })).body;
    return { views: current.views, visitors: current.visitors, steps: steps.map(({ visitors }) => visitors) };
  };
  /** Tables with a row that mentions the visitor, except the tables of erasures. */
  const mentions = async (text: string) => {
    const tables = await database.sql<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
         and c.relname not in ('erased_ids', 'stream_redaction_queue')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await database.sql(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${text}%`]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };
  const marks = () =>
    database.sql('select 1 from visit_recompute_queue union all select 1 from stream_redaction_queue');
  /** All messages that mention visitors in the stream, as text. */
  const streamed = async () =>
    JSON.stringify(
      await Promise.all(
        [sessionOpened, pageViewed, engagementRecorded, visitSignalsComputed, bookingClicked].map(
          ({ type }) => service.messages(type),
        ),
      ),
    );
  const expectGone = (views = 2, visitors = 1) =>
    eventually(
      async () => {
        expect(await marks()).toEqual([]);
        expect(await mentions(erased)).toEqual([]);
        expect(await mentions(id(101))).toEqual([]);
        expect(await counted()).toEqual({ views, visitors, steps: [visitors, 1, 0, 0, 0] });
        const stream = await streamed();
        expect([stream.includes(erased), stream.includes(id(101)), stream.includes(id(106))]).toEqual([
          false,
          false,
          true,
        ]);
      },
      { timeout: 30_000, interval: 200 },
    );
  /** Earlier funnel events were ignored: another visitor reached both steps last. */
  const heard = async () => {
    const last = randomUUID();
    await service.publish(createConsent(last));
    await service.publish(createQuestion(last));
    await eventually(async () =>
      expect(await database.sql('select 1 from funnel_steps where visitor_id = $1', [last])).toHaveLength(2),
    );
  };
  const everything = async () => {
    await service.publish(createConsent(other));
    await service.publish(createConsent(erased));
    await service.publish(createQuestion(erased));
    await send(early, later);
  };

  it('is in no table, metric or stream, and no other visitor is affected', async () => {
    await everything();
    await eventually(
      async () => expect(await counted()).toEqual({ views: 4, visitors: 2, steps: [2, 2, 1, 1, 0] }),
      { timeout: 30_000 },
    );
    await database.sql('update visitor_signals set due_at = now()');
    const published = async () => JSON.stringify(await service.messages(visitSignalsComputed.type));
    await eventually(async () => expect(await published()).toContain(erased), { timeout: 30_000 });
    const { deadLetters } = service.kit.bus;
    const broken = [erased, id(101), other].map((sessionId) => ({ data: { sessionId } }));
    await service.kit.bus.send({
      subject: batchSubject(service.name),
      id: randomUUID(),
      body: JSON.stringify(broken),
      contentType: eventBatchType,
    });
    await eventually(async () => (await deadLetters.list()).length === broken.length);
    await service.publish(erasure());
    await expectGone();
    expect((await deadLetters.list()).map(({ payload }) => payload)).toEqual([broken[2]]);
    expect(await published()).toContain(other);
  });

  it('is removed from the stream by reading only the messages that mention the visitor', async () => {
    const others = Array.from({ length: 60 }, (_, n) => [view(200 + n, id(1000 + n), n)]);
    await service.publish(createConsent(other));
    await send(...others.slice(0, 40), early, later, ...others.slice(40), [stayed(2, erased, 80)]);
    await eventually(async () => expect(await counted()).toMatchObject({ views: 64, visitors: 62 }), {
      timeout: 30_000,
    });
    const redact = vi.spyOn(service.kit.bus, 'redact');
    await service.publish(erasure());
    await expectGone(62, 61);
    const redactions: { read: number; removed: number }[] = await Promise.all(
      redact.mock.results.map(({ value }) => value),
    );
    const sum = (of: 'read' | 'removed') => redactions.reduce((total, redaction) => total + redaction[of], 0);
    // `early` has the delivery before consent; further messages may have signals of the visitor.
    expect(sum('removed')).toBeGreaterThanOrEqual(6);
    expect(sum('read')).toBeGreaterThanOrEqual(3);
    expect(sum('read')).toBeLessThan(10);
  });

  it('is erased again after a restore', async () => {
    await everything();
    await eventually(
      async () => expect(await counted()).toEqual({ views: 4, visitors: 2, steps: [2, 2, 1, 1, 0] }),
      { timeout: 30_000 },
    );
    const subjects = { ...noErasedSubjects, sessions: [{ id: erased, erasedAt: null }] };
    await service.components.eraseAgain(subjects);
    await service.components.eraseAgain(subjects);
    await expectGone();
  });

  it('ignores late hits, and is removed from late signals', async () => {
    await service.publish(erasure());
    await eventually(async () => expect(await database.sql('select 1 from erased_ids')).not.toEqual([]));
    await everything();
    await heard();
    await expectGone();
    await send([view(3, erased, 70), view(1, ofTheDay, 0, false), stayed(3, erased, 71), view(7, other, 72)]);
    await expectGone(3);
    // A publication began before the erasure.
    const kept = createSignals(other);
    await send([createSignals(erased), kept]);
    await expectGone(3);
    expect(JSON.stringify(await service.messages(visitSignalsComputed.type))).toContain(kept.id);
  });

  it('is not projected again when the tables are rebuilt', async () => {
    await everything();
    await service.publish(erasure());
    await heard();
    await expectGone();
    // A copy of the earlier stream, as read by a projector that starts from the beginning.
    await database.sql(
      'truncate page_views, engagements, session_starts, ip_addresses, visits, hourly_metrics, funnel_steps',
    );
    await service.publish(createConsent(other));
    await service.publish(createConsent(erased));
    await send(later.toReversed(), early);
    await heard();
    await expectGone();
  });

  it('is erased once across repeated messages', async () => {
    await everything();
    await service.publish(erasure());
    await service.publish(erasure());
    await heard();
    await expectGone();
    service = await service.restart();
    database = createDatabase(service.kit.orm.em);
    await service.publish(erasure());
    await expectGone();
  });
});
