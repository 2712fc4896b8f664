import type { Message } from '@aera/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engagementHit, type Observed, pageViewHit, sessionHit } from '../ingest/hit.ts';
import {
  type EngagementRow,
  mergeEngagements,
  mergeSessions,
  type SessionRow,
  visitRows,
} from './visit-rows.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = (second: number) => new Date(second * 1000).toISOString();
const seen = (visitor: string, time: string): Observed => ({
  visitor,
  consented: true,
  ip: '203.0.113.7',
  userAgent: 'Browser',
  signals: [],
  at: time,
});

const hit: fc.Arbitrary<Message> = fc
  .record({
    kind: fc.constantFrom('session', 'view', 'engagement'),
    session: fc.nat(3),
    view: fc.nat(5),
    second: fc.nat(1000),
    amount: fc.nat(100),
    referrer: fc.constantFrom(null, 'https://example.org/'),
  })
  .map(({ kind, session, view, second, amount, referrer }) => {
    const sessionId = id(kind === 'view' ? view % 4 : session);
    const observed = seen(sessionId, at(second));
    // A view belongs to one session and happens once: its time and place follow from its id.
    if (kind === 'view')
      return pageViewHit(
        id(100 + view),
        {
          sessionId: id(view % 4),
          consented: true,
          path: `/${view}`,
          title: '',
          referrer: null,
          timeOnPage: 0,
          scrollDepth: 0,
        },
        { ...observed, at: at(view) },
      );
    if (kind === 'session') return sessionHit(id(200), { sessionId, consented: true, referrer }, observed);
    return engagementHit(
      id(300),
      {
        sessionId,
        consented: true,
        pageViewId: id(100 + view),
        timeOnPage: amount,
        scrollDepth: amount,
      },
      observed,
    );
  });

const sorted = (messages: readonly Message[]) => {
  const { sessions, pageViews, engagements } = visitRows(messages);
  const byId = <T extends object>(rows: T[]) => rows.map((row) => JSON.stringify(row)).sort();
  return [byId(sessions), byId(pageViews), byId(engagements)];
};

const session: fc.Arbitrary<SessionRow> = fc.record({
  session_id: fc.constant(id(1)),
  ip: fc.constantFrom('203.0.113.7', '203.0.113.8'),
  user_agent: fc.constantFrom('A', 'B'),
  referrer: fc.constantFrom(null, 'r'),
  utm_source: fc.constantFrom(null, 's'),
  utm_medium: fc.constant(null),
  utm_campaign: fc.constant(null),
  started_at: fc.nat(99).map(at),
  last_seen_at: fc.nat(99).map(at),
});
const engagement: fc.Arbitrary<EngagementRow> = fc.record({
  page_view_id: fc.constant(id(1)),
  time_on_page: fc.nat(99),
  scroll_depth: fc.nat(99),
});

describe('the rows of a batch of hits', () => {
  it('are the same in whatever order and however often the hits come', () => {
    fc.assert(
      fc.property(
        fc
          .array(hit, { maxLength: 30 })
          .chain((hits) =>
            fc.tuple(
              fc.constant(hits),
              fc.shuffledSubarray([...hits, ...hits], { minLength: hits.length * 2 }),
            ),
          ),
        ([hits, shuffled]) => {
          expect(sorted(shuffled)).toEqual(sorted(hits));
        },
      ),
    );
  });

  it('make a session of a view whose session was never opened', () => {
    const [view] = [
      pageViewHit(
        id(1),
        {
          sessionId: id(2),
          consented: true,
          path: '/',
          title: 'Home',
          referrer: '',
          timeOnPage: 0,
          scrollDepth: 0,
        },
        seen(id(2), at(5)),
      ),
    ];
    const rows = visitRows([view as Message]);
    expect(rows.sessions).toMatchObject([{ session_id: id(2), started_at: at(5), last_seen_at: at(5) }]);
    expect(rows.pageViews).toMatchObject([{ path: '/', referrer: null }]);
  });
});

describe('merging', () => {
  it('sessions is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(session, session, session, (a, b, c) => {
        expect(mergeSessions(a, b)).toEqual(mergeSessions(b, a));
        expect(mergeSessions(mergeSessions(a, b), c)).toEqual(mergeSessions(a, mergeSessions(b, c)));
        expect(mergeSessions(a, a)).toEqual(a);
      }),
    );
  });

  it('engagements keeps the longest and the deepest', () => {
    fc.assert(
      fc.property(engagement, engagement, (a, b) => {
        const merged = mergeEngagements(a, b);
        expect(merged).toEqual(mergeEngagements(b, a));
        expect(mergeEngagements(merged, a)).toEqual(merged);
      }),
    );
  });
});
