import type { Sql } from '@aera/event-store';
import type { LiveHandler } from '@aera/event-bus';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageViewHit } from '../ingest/hit.ts';
import { createRequestContext, id, unknownClient } from '../testing/hit-arbitraries.ts';
import { createLiveFeed } from './live-feed.ts';

describe('the feed of the live view', () => {
  let feed: ReturnType<typeof createLiveFeed>;
  afterEach(() => feed.close());

  it('reads the classifications of the visitors in its window only', async () => {
    let handler: LiveHandler = () => {};
    let now = '';
    const read: unknown[] = [];
    feed = createLiveFeed({
      sql: (async (_text, parameters) => {
        read.push(parameters);
        return [];
      }) as Sql,
      bus: {
        subscribeLive: (_options, handle) => {
          handler = handle;
          return { ready: Promise.resolve(), caughtUp: Promise.resolve(), stop: async () => {} };
        },
      },
      stream: 'visitor-analytics',
      enrichClients: async () => () => unknownClient,
      clock: () => new Date(now),
      log: {} as never,
    });
    const see = async (n: number, visitorId: string, minute: number) => {
      const context = createRequestContext(visitorId, minute);
      now = context.at;
      const body = {
        sessionId: visitorId,
        consented: true,
        path: '/',
        title: '',
        timeOnPage: 0,
        scrollDepth: 0,
      };
      await handler(createPageViewHit(id(100 + n), body, context), { seq: n, time: new Date(now) });
    };

    now = createRequestContext(id(1), 0).at;
    await feed.open();
    expect(read).toEqual([]);
    await see(1, id(1), 0);
    await see(2, id(2), 4);
    await see(3, id(2), 6);
    await feed.open();
    expect(read).toEqual([[[id(2)]]]);
  });
});
