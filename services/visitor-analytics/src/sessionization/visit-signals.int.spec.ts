import { randomUUID } from 'node:crypto';
import { type Message, sessionClassified } from '@aera/contracts/server';
import { createWorkers } from '@aera/service-kit';
import { type ClickHouseServer, startTestClickHouse } from '@aera/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaseDueSignals, markPublished } from '../coordination/signal-outbox.ts';
import { createEngagementHit, createPageViewHit } from '../ingest/hit.ts';
import { id, createRequestContext } from '../testing/hit-arbitraries.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { toMessage } from '../to-message.ts';
import { resessionizeQueued } from './resessionize.ts';
import { createSignalPublisher } from './signal-publisher.ts';
import { recordVisitSignals } from './visit-signals.ts';

const body = { title: '', timeOnPage: 0, scrollDepth: 0 };
const view = (
  n: number,
  minute: number,
  { consented = true, ...overrides }: Partial<ViewOptions> = {},
): Message =>
  createPageViewHit(
    id(100 + n),
    { ...body, sessionId: id(1), consented, path: n === 2 ? '/search' : '/', ...overrides },
    { ...createRequestContext(id(consented ? 1 : 10), minute, consented), signals: overrides.signals ?? [] },
  );
interface ViewOptions {
  path: string;
  consented: boolean;
  referrer: string;
  utmParams: Record<string, string>;
  signals: ('headless browser' | 'no language')[];
}
const stayed = (
  n: number,
  minute: number,
  { consented = true, ...overrides }: { consented?: boolean; action?: 'booking' } = {},
): Message =>
  createEngagementHit(
    randomUUID(),
    { ...body, sessionId: id(1), consented, pageViewId: id(100 + n), timeOnPage: 30, ...overrides },
    createRequestContext(id(1), minute, consented),
  );

describe.each(['postgres', 'clickhouse'] as const)('signals of visits in %s', (name) => {
  let clickHouse: ClickHouseServer | undefined;
  let store: TestStore;
  beforeAll(async () => {
    clickHouse = name === 'clickhouse' ? await startTestClickHouse() : undefined;
    store = await openTestStore(clickHouse);
  });
  afterAll(async () => {
    await store.stop();
    await clickHouse?.stop();
  });
  beforeEach(() => store.empty());

  const publishAndProject = async (...hits: Message[]) => {
    await store.project(hits);
    await store.processQueues();
  };
  /** Ends all delays and leases. */
  const makeDue = () =>
    store.database.sql('update visitor_signals set due_at = now() where due_at is not null');
  /** Marks all signals as published, and returns those that were due, by visit. */
  const publish = async () => {
    await makeDue();
    const due = await leaseDueSignals(store.database, 100);
    await markPublished(store.database, due);
    return due.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ data }) => data);
  };
  /** Runs `work` while the bus has not acknowledged the due signals. Returns the published messages. */
  const whilePublishing = async (work: () => Promise<unknown>): Promise<string> => {
    const [sending, acknowledged] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    const send = ({ body }: { body: string }) => {
      sending.resolve(body);
      return acknowledged.promise;
    };
    const { log } = store.service.kit;
    const workers = createWorkers({ log, clock: () => new Date() });
    await makeDue();
    const publisher = createSignalPublisher({ database: store.database, bus: { send }, workers });
    publisher.start();
    const published = await sending.promise;
    await work();
    acknowledged.resolve();
    await publisher.stop();
    return published;
  };
  const visit = (n: number, minute: number, views: number, overrides: object = {}) =>
    expect.objectContaining({
      sessionId: id(1),
      visitId: id(100 + n),
      startedAt: createRequestContext(id(1), minute).at,
      views,
      searches: 0,
      channel: 'direct',
      source: '',
      ...overrides,
    });

  it('have the views, searches and origin of a visit', async () => {
    await publishAndProject(
      view(1, 0, { referrer: 'https://www.google.com/search?q=trusts' }),
      view(2, 1),
      view(3, 100, { utmParams: { utm_campaign: 'spring' } }),
    );
    expect(await publish()).toEqual([
      visit(1, 0, 2, { searches: 1, channel: 'organic search', source: 'google.com' }),
      visit(3, 100, 1, { channel: 'campaign', source: 'spring' }),
    ]);
  });

  it('count a search under every path of the page', async () => {
    await publishAndProject(view(1, 0), view(2, 1, { path: '/Search/' }));
    expect(await publish()).toEqual([visit(1, 0, 2, { searches: 1 })]);
  });

  it('are published for visitors with consent only, and not for bots', async () => {
    await publishAndProject(
      view(1, 0, { consented: false }),
      view(3, 100, { signals: ['headless browser'] }),
      view(4, 200),
    );
    expect(await publish()).toEqual([visit(4, 200, 1)]);
    // With the consent, the session claims the view.
    await publishAndProject(view(1, 1));
    expect(await publish()).toEqual([visit(1, 0, 1)]);
  });

  it('are published again only when they change', async () => {
    await publishAndProject(view(1, 0));
    expect(await publish()).toEqual([visit(1, 0, 1)]);
    await publishAndProject(view(1, 0), stayed(1, 1));
    expect(await publish()).toEqual([]);
    await publishAndProject(view(3, 2));
    expect(await publish()).toEqual([visit(1, 0, 2)]);
  });

  it('of a visit that no longer exists are published without views', async () => {
    await publishAndProject(view(1, 0), view(3, 50));
    await publish();
    await publishAndProject(view(4, 25));
    expect(await publish()).toEqual([visit(1, 0, 3), visit(3, 50, 0)]);
    // It was published too long ago to be compared.
    await publishAndProject(view(5, 100), view(6, 160));
    await publish();
    await store.database.sql('truncate visitor_signals');
    await publishAndProject(view(7, 130));
    expect(await publish()).toEqual([visit(5, 100, 3), visit(6, 160, 0)]);
  });

  it('of a visit that becomes a bot’s are published without views, however long ago it was published', async () => {
    await publishAndProject(view(1, 0));
    await publish();
    await store.database.sql('truncate visitor_signals');
    await publishAndProject(view(3, 1, { signals: ['headless browser'] }));
    expect(await publish()).toEqual([visit(1, 0, 0)]);
  });

  it('follow the classification of a steward, which overrides the score', async () => {
    const classify = async (classifiedAs: 'bot' | 'human' | 'score', minute: number) => {
      const { at } = createRequestContext(id(1), minute);
      await store.classify([
        toMessage(sessionClassified, randomUUID(), 'visit', at, {
          sessionId: id(1),
          classifiedAs,
          by: 'steward',
          at,
        }),
      ]);
      await store.processQueues();
    };
    await publishAndProject(view(1, 0, { signals: ['headless browser'] }), view(3, 100));
    expect(await publish()).toEqual([visit(3, 100, 1)]);
    await classify('human', 110);
    expect(await publish()).toEqual([visit(1, 0, 1)]);
    await classify('bot', 120);
    expect(await publish()).toEqual([visit(1, 0, 0), visit(3, 100, 0)]);
    await classify('score', 130);
    expect(await publish()).toEqual([visit(3, 100, 1)]);
  });

  it('are published after a crash that lost the transaction of visits', async () => {
    await publishAndProject(view(1, 0), view(3, 50));
    await publish();
    await store.project([view(4, 25)]);
    const crash = store.database.transaction(async (transaction) => {
      await resessionizeQueued(transaction, store.store.visits, '', recordVisitSignals);
      throw new Error('crash');
    });
    await expect(crash).rejects.toThrow('crash');
    expect(await publish()).toEqual([]);
    await store.processQueues();
    expect(await publish()).toEqual([visit(1, 0, 3), visit(3, 50, 0)]);
  });

  it('are leased to one process at a time', async () => {
    await publishAndProject(view(1, 0));
    await makeDue();
    // In a transaction no time passes.
    const leases = await store.database.transaction(async (sql) => [
      await leaseDueSignals({ sql }, 100),
      await leaseDueSignals({ sql }, 100),
    ]);
    expect(leases.map(({ length }) => length)).toEqual([1, 0]);
  });

  it('are computed while a slow bus delays their publication, and a change is published after it', async () => {
    await publishAndProject(view(1, 0), view(3, 50));
    await whilePublishing(() => publishAndProject(view(4, 60)));
    expect(await publish()).toEqual([visit(3, 50, 2)]);
  });

  it('of a visitor who is erased while a slow bus delays their publication are deleted', async () => {
    await publishAndProject(view(1, 0));
    expect(await whilePublishing(() => store.erase(id(1)))).toContain(id(1));
    expect(await store.readSignals()).toEqual([]);
    expect(await publish()).toEqual([]);
  });

  it('of clicks on the booking link are published with consent, once', async () => {
    const clicks = [
      stayed(1, 1, { action: 'booking' }),
      stayed(3, 1, { action: 'booking', consented: false }),
    ];
    await publishAndProject(...clicks);
    const booking = { sessionId: id(1), pageViewId: id(101), clickedAt: createRequestContext(id(1), 1).at };
    expect(await publish()).toEqual([booking]);
    await publishAndProject(...clicks, stayed(1, 2, { action: 'booking' }));
    expect(await publish()).toEqual([]);
  });

  it('of an erased visitor are not published, nor are those of hits that arrive later', async () => {
    await publishAndProject(view(1, 0), stayed(1, 1, { action: 'booking' }));
    await store.erase(id(1));
    await publishAndProject(view(3, 2), stayed(1, 3, { action: 'booking' }));
    expect(await store.readSignals()).toEqual([]);
  });
});
