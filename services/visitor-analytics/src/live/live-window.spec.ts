import { describe, expect, it } from 'vitest';
import { addView, evictExpired, type LiveView, type LiveWindow, summarize } from './live-window.ts';

const now = Date.parse('2026-03-01T10:00:00Z');
const view = (n: number, secondsAgo: number, overrides: Partial<LiveView> = {}): LiveView => ({
  id: `${n}`,
  visitorId: `visitor-${n}`,
  at: now - secondsAgo * 1000,
  path: '/',
  country: 'Netherlands',
  browser: 'Chrome',
  device: 'desktop',
  isBot: false,
  ...overrides,
});

const createWindow = (...views: LiveView[]): LiveWindow => {
  const all: LiveWindow = new Map();
  for (const seen of views) addView(all, seen);
  return all;
};

describe('the last five minutes', () => {
  it('count views and visitors, by minute, page and country', () => {
    const views = createWindow(
      view(1, 290),
      view(2, 70, { visitorId: 'visitor-1', path: '/how' }),
      view(3, 5, { country: null }),
    );
    expect(summarize(views, now, new Map())).toMatchObject({
      visitors: 2,
      views: 3,
      perMinute: [1, 0, 0, 1, 1],
      pages: [
        { path: '/', visitors: 2 },
        { path: '/how', visitors: 1 },
      ],
      countries: [{ country: 'Netherlands', visitors: 1 }],
      recent: [{ path: '/' }, { path: '/how' }, { path: '/' }],
    });
  });

  it('drop old hits, and list bots without counting them', () => {
    const views = createWindow(view(1, 301), view(2, 1, { isBot: true }));
    expect(summarize(views, now, new Map())).toMatchObject({
      visitors: 0,
      views: 0,
      recent: [{ isBot: true }],
    });
  });

  it('follow the classifications of stewards, which override the scores', () => {
    const views = createWindow(view(1, 10), view(2, 20, { isBot: true }), view(3, 30, { path: '/how' }));
    const classifications = new Map([
      ['visitor-2', { classifiedAs: 'human' as const }],
      ['visitor-3', { classifiedAs: 'bot' as const }],
    ]);
    expect(summarize(views, now, classifications)).toMatchObject({
      visitors: 2,
      views: 2,
      pages: [{ path: '/', visitors: 2 }],
      recent: [{ isBot: false }, { isBot: false }, { path: '/how', isBot: true }],
    });
  });

  it('contains each view once, since its first delivery, for its current visitor', () => {
    const views = createWindow(view(9, 400), view(1, 20, { visitorId: 'hash' }), view(1, 10));
    evictExpired(views, now);
    expect([...views.values()]).toEqual([view(1, 20)]);
  });
});
