import type { Message } from '@aera/contracts';
import fc from 'fast-check';
import type { HitEnrichment } from '../hits/enrich-hit.ts';
import {
  createEngagementHit,
  type RequestContext,
  createPageViewHit,
  createSessionHit,
} from '../ingest/hit.ts';

export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A visitor without known properties. */
export const unknownClient: HitEnrichment = {
  country: null,
  region: null,
  city: null,
  browser: null,
  os: null,
  device: null,
  signals: [],
};

/** Two hours before midnight, so that some visits cross midnight. */
const startsAt = Date.parse('2026-03-01T22:00:00Z');

export const createRequestContext = (
  visitorId: string,
  minute: number,
  consented = true,
): RequestContext => ({
  visitorId,
  consented,
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  signals: [],
  site: null,
  at: new Date(startsAt + minute * 60_000).toISOString(),
});

const minutes = fc.integer({ min: 0, max: 300 });
const visitors = 3;

const createView = (n: number, minute: number, again: number, consented: boolean): Message =>
  createPageViewHit(
    id(100 + n),
    {
      sessionId: id(0),
      consented,
      path: `/${n % 4}`,
      title: '',
      timeOnPage: 0,
      scrollDepth: 0,
      utmParams: { utm_source: again === 0 ? null : 'again' },
    },
    // A view belongs to one visitor, or to the daily visitor id before consent.
    createRequestContext(id((n % visitors) + (consented ? 1 : 10)), minute + again, consented),
  );

/** Hits of a few visitors: views, some delivered twice, some again after consent, and their engagement, in any order. */
export const hitsArbitrary: fc.Arbitrary<Message[]> = fc
  .uniqueArray(
    fc.record({
      n: fc.nat(30),
      minute: minutes,
      again: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
      claimed: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
      consented: fc.boolean(),
      stays: fc.array(fc.nat(100), { maxLength: 3 }),
    }),
    { selector: ({ n }) => n, maxLength: 25 },
  )
  .map((views) =>
    views.flatMap(({ n, minute, again, claimed, consented, stays }, at) => [
      createView(n, minute, 0, consented),
      ...(again === undefined ? [] : [createView(n, minute, again, consented)]),
      ...(claimed === undefined ? [] : [createView(n, minute, claimed, true)]),
      ...stays.map((seconds, stay) =>
        createEngagementHit(
          id(1000 + at * 10 + stay),
          {
            sessionId: id(0),
            consented,
            pageViewId: id(100 + n),
            timeOnPage: seconds,
            scrollDepth: seconds,
          },
          createRequestContext(id((n % visitors) + 1), minute + 45),
        ),
      ),
      createSessionHit(
        id(5000 + n),
        { sessionId: id(0), consented, utmParams: { utm_source: n % 2 === 0 ? `session-${n}` : null } },
        createRequestContext(id((n % visitors) + 1), minute),
      ),
    ]),
  );

/** The same hits in another order, some of them duplicated. */
export const deliveriesArbitrary = (hits: readonly Message[]): fc.Arbitrary<Message[]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...hits], { minLength: hits.length }),
      fc.array(fc.nat(Math.max(0, hits.length - 1)), { maxLength: hits.length }),
    )
    .map(([shuffled, repeats]) => shuffled.concat(repeats.flatMap((n) => hits[n] ?? [])));
