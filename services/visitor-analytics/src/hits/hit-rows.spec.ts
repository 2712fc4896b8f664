import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngagementHit, createPageViewHit } from '../ingest/hit.ts';
import {
  deliveriesArbitrary,
  id,
  createRequestContext,
  hitsArbitrary,
  unknownClient,
} from '../testing/hit-arbitraries.ts';
import { foldHits, parseHits } from './hit-rows.ts';

const createRows = (messages: Parameters<typeof parseHits>[0]) =>
  foldHits(parseHits(messages), () => unknownClient);

describe('the rows of a batch of hits', () => {
  it('are independent of the order and repetition of hits', () => {
    const sorted = (messages: Parameters<typeof parseHits>[0]) => {
      const { views, ...rest } = createRows(messages);
      const text = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
      // `previous_visitor_id` only names a visitor whose visits are recomputed.
      return [
        text(views.map((row) => Object.assign(row, { previous_visitor_id: null }))),
        ...Object.values(rest).map(text),
      ];
    };
    fc.assert(
      fc.property(
        hitsArbitrary.chain((hits) => fc.tuple(fc.constant(hits), deliveriesArbitrary(hits))),
        ([hits, delivered]) => {
          expect(sorted(delivered)).toEqual(sorted(hits));
        },
      ),
    );
  });

  it('assign a view to the session that claims it, and record the previous visitor', () => {
    const body = { sessionId: id(1), path: '/', title: '', timeOnPage: 0, scrollDepth: 0 };
    const before = createPageViewHit(
      id(9),
      { ...body, consented: false },
      createRequestContext(id(2), 0, false),
    );
    const after = createPageViewHit(id(9), { ...body, consented: true }, createRequestContext(id(1), 3));
    for (const messages of [
      [before, after],
      [after, before],
    ]) {
      const { views, ipAddresses } = createRows(messages);
      expect(views).toMatchObject([
        {
          visitor_id: id(1),
          previous_visitor_id: id(2),
          consented: true,
          viewed_at: before.time,
          last_seen_at: after.time,
        },
      ]);
      expect(ipAddresses).toMatchObject([{ visitor_id: id(1), ip: '203.0.113.7' }]);
    }
  });

  it.each([
    ['/Search/', '/search'],
    ['/search//?q=Trust', '/search'],
    ['/', '/'],
    ['//', '/'],
  ])('have the path that matches the route of %s: %s', (path, expected) => {
    const body = { sessionId: id(1), consented: true, path, title: '', timeOnPage: 0, scrollDepth: 0 };
    const { views, steps } = createRows([createPageViewHit(id(9), body, createRequestContext(id(1), 0))]);
    expect(views).toMatchObject([{ properties: { path: expected } }]);
    expect(steps.map(({ step }) => step)).toEqual(expected === '/search' ? ['search'] : []);
  });

  it('are rounded to the column’s precision', () => {
    const body = {
      sessionId: id(1),
      pageViewId: id(9),
      timeOnPage: 5e-324,
      scrollDepth: 33.3333,
      consented: true,
    };
    expect(
      createRows([createEngagementHit(id(8), body, createRequestContext(id(1), 0))]).engagements,
    ).toMatchObject([{ engagement_seconds: 0, scroll_depth: 33.333 }]);
  });

  it('accept messages without optional fields', () => {
    const old = {
      ...createPageViewHit(
        id(9),
        { sessionId: id(1), consented: true, path: '/', title: '', timeOnPage: 0, scrollDepth: 0 },
        createRequestContext(id(1), 0),
      ),
      data: {
        visitorId: id(1),
        ip: '203.0.113.7',
        userAgent: 'B',
        pageViewId: id(9),
        path: '/',
        title: 'T',
        referrer: 'https://www.example.org/a',
      },
    };
    expect(createRows([old])).toMatchObject({
      views: [
        {
          visitor_id: id(1),
          consented: true,
          properties: { referrerHost: 'example.org', source: null, clickIds: {} },
        },
      ],
      ipAddresses: [{ ip: '203.0.113.7' }],
    });
  });
});
