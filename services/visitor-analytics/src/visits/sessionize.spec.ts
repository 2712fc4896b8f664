import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandProperties } from '../store/postgres/compact-properties.ts';
import { id } from '../testing/hit-arbitraries.ts';
import { sessionize, visitTimeoutMs, maxVisitMs, type PageView } from './sessionize.ts';

const properties = expandProperties({ path: '/', title: '' });
const view = (n: number, minute: number, overrides: Partial<PageView> = {}): PageView => ({
  id: id(n),
  visitorId: id(0),
  consented: true,
  at: new Date(Date.parse('2026-03-01T10:00:00Z') + minute * 60_000).toISOString(),
  engagementSeconds: 0,
  scrollDepth: 0,
  properties: { ...properties, path: `/${n}` },
  ...overrides,
});

describe('the visits of a visitor', () => {
  it('end after 30 idle minutes', () => {
    const visits = sessionize([view(1, 0), view(2, 30), view(3, 61), view(4, 62)]);
    expect(visits).toMatchObject([
      { id: id(1), views: 2, entry_page: '/1', exit_page: '/2' },
      { id: id(3), views: 2, entry_page: '/3', exit_page: '/4' },
    ]);
  });

  it('end after a day, even with permanent activity', () => {
    const visits = sessionize(Array.from({ length: 200 }, (_, n) => view(n, n * 15)));
    expect(visits.map(({ views }) => views)).toEqual([97, 97, 6]);
  });

  it('end after a thousand views, even without pauses', () => {
    const visits = sessionize(Array.from({ length: 2500 }, (_, n) => view(n, n / 60)));
    expect(visits.map(({ views }) => views)).toEqual([1000, 1000, 500]);
  });

  it('cross midnight', () => {
    expect(sessionize([view(1, 13 * 60 + 50), view(2, 14 * 60 + 10)])).toMatchObject([
      { day: '2026-03-01', views: 2 },
    ]);
  });

  it.each([
    [[view(1, 0)], true],
    [[view(1, 0, { engagementSeconds: 9.9 })], true],
    [[view(1, 0, { engagementSeconds: 10 })], false],
    [[view(1, 0), view(2, 1)], false],
  ])('are a bounce with one short view', (views, bounced) =>
    expect(sessionize(views)).toMatchObject([{ bounced }]),
  );

  it('have the source of their first view', () => {
    const campaign = { ...properties, source: 'news', medium: 'email', campaign: 'may' };
    expect(sessionize([view(2, 1), view(1, 0, { properties: campaign })])).toMatchObject([
      { source: 'news', channel: 'email', campaign: 'may' },
    ]);
  });

  it('follow a steward’s classification', () => {
    expect(sessionize([view(1, 0)], 'bot')).toMatchObject([{ is_bot: true, bot_signals: ['no engagement'] }]);
  });

  it('are independent of order and repetition of views, with every view in one visit', () => {
    const views = fc.uniqueArray(fc.tuple(fc.nat(60), fc.nat(3000)), { selector: ([n]) => n, maxLength: 40 });
    fc.assert(
      fc.property(
        views.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        ([all, shuffled]) => {
          const made = (some: typeof all) => sessionize(some.map(([n, minute]) => view(n, minute)));
          const visits = made(all);
          expect(made(shuffled)).toEqual(visits);
          expect(visits.reduce((sum, visit) => sum + visit.views, 0)).toBe(all.length);
          const apart = visits.slice(1).every((visit, at) => {
            const before = visits[at] as typeof visit;
            const since = (time: string) => Date.parse(visit.started_at) - Date.parse(time);
            return since(before.ended_at) > visitTimeoutMs || since(before.started_at) > maxVisitMs;
          });
          expect(apart).toBe(true);
        },
      ),
    );
  });

  const origin = (source: string) => ({
    referrerHost: null,
    source,
    medium: null,
    campaign: null,
    term: null,
    content: null,
    clickIds: {},
  });
  const start = (minute: number, source: string) => ({
    id: id(minute),
    visitorId: id(0),
    at: view(0, minute).at,
    origin: origin(source),
  });

  it.each([
    [
      'the first view',
      [view(1, 0, { properties: { ...properties, source: 'view' } })],
      [start(0, 'session')],
      'view',
    ],
    [
      'the earliest session start, where the first view has none',
      [view(1, 0)],
      [start(0, 'second'), start(-30, 'first')],
      'first',
    ],
    [
      'a later view never',
      [view(1, 0), view(2, 1, { properties: { ...properties, source: 'view' } })],
      [],
      '',
    ],
    ['no session start of an earlier visit', [view(1, 0)], [start(-31, 'earlier')], ''],
    ['no session start after the visit', [view(1, 0)], [start(1, 'later')], ''],
  ])('take their origin from %s', (_, views, starts, source) =>
    expect(sessionize(views, undefined, starts)).toMatchObject([{ source }]),
  );
});
