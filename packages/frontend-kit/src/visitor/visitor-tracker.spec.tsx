import { openVisitorSession, recordEngagement, recordPageView, routeRegistry } from '@aera/contracts/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type VisitorTracker, startVisitorTracker } from './visitor-tracker.ts';

type Call = { type?: string; url: string; body: Record<string, unknown> };
let calls: Call[];
let beacons: Call[];
let respond: (url: string) => Response | Promise<Response>;
let tracker: VisitorTracker | undefined;

const start = () =>
  (tracker = startVisitorTracker({
    storageKey: 'aera-visitor-session',
    hasConsent: () => localStorage.getItem('acknowledged') === 'true',
    bookingUrl: 'https://booking.example/call',
  }));
const to = (name: string) => calls.filter(({ url }) => url === `/api/visitor/${name}`);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [calls, beacons] = [[], []];
  respond = () => new Response('{}', { status: 202 });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    calls.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return respond(String(url));
  });
  vi.stubGlobal(
    'Blob',
    class {
      parts;
      type;
      constructor(parts: string[], { type }: { type: string }) {
        this.parts = parts;
        this.type = type;
      }
    },
  );
  navigator.sendBeacon = (url, blob) => {
    const { parts, type } = blob as unknown as { parts: string[]; type: string };
    beacons.push({ type, url: String(url), body: JSON.parse(parts.join('')) });
    return true;
  };
});

afterEach(async () => {
  tracker?.stop();
  await pass(0);
  tracker = undefined;
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the visitor session', () => {
  it('is opened once per load, as in the contract', async () => {
    window.history.replaceState(null, '', '/?utm_source=news&utm_medium=mail&utm_campaign=may&x=1');
    start().visit('/');
    await pass(5000);
    expect(to('session')).toHaveLength(1);
    const body = routeRegistry.get(openVisitorSession).body.parse(to('session')[0]?.body);
    expect(body).toMatchObject({
      sessionId: localStorage.getItem('aera-visitor-session'),
      ipAddress: 'client',
      userAgent: navigator.userAgent,
      referrer: document.referrer,
    });
    expect(body.utmParams).toEqual({ utm_source: 'news', utm_medium: 'mail', utm_campaign: 'may' });
  });

  it('sends the traffic source with the first view and the visitor with every view', async () => {
    window.history.replaceState(null, '', '/?utm_term=a&utm_content=b&gclid=click&other=x');
    const { visit } = start();
    visit('/');
    await pass(1000);
    visit('/how');
    await pass(1000);
    const [first, second] = to('pageview').map(({ body }) =>
      routeRegistry.get(recordPageView).body.parse(body),
    );
    expect(first).toMatchObject({
      utmParams: { utm_term: 'a', utm_content: 'b' },
      clickIds: { gclid: 'click' },
      language: navigator.language,
      screen: 'medium',
    });
    expect(second).not.toHaveProperty('utmParams');
    expect(second).toMatchObject({ screen: 'medium' });
    window.history.replaceState(null, '', '/');
  });

  it('keeps the campaign for a consent on a later page', async () => {
    window.history.replaceState(null, '', '/?utm_source=news');
    const { visit } = start();
    visit('/');
    await pass(1000);
    visit('/full-notices');
    await pass(1000);
    window.dispatchEvent(new CustomEvent('jurisdiction-consent-complete', { detail: { consentId: null } }));
    await pass(0);
    expect(to('session').map(({ body }) => body['utmParams'])).toEqual([
      { utm_source: 'news' },
      { utm_source: 'news' },
    ]);
    window.history.replaceState(null, '', '/');
  });

  it('sends no title, because titles contain searches and questions', async () => {
    document.title = 'my question · Search';
    start().visit('/search');
    await pass(1000);
    expect(JSON.stringify(to('pageview'))).not.toContain('my question');
  });

  it('sends whether there is consent, and resends the current view after it', async () => {
    start().visit('/');
    await pass(1000);
    expect(to('pageview')[0]?.body['consented']).toBe(false);
    localStorage.setItem('acknowledged', 'true');
    window.dispatchEvent(new CustomEvent('jurisdiction-consent-complete', { detail: { consentId: null } }));
    await pass(0);
    const [before, after] = to('pageview');
    expect(after?.body).toEqual({ ...before?.body, consented: true });
    expect(to('session').map(({ body }) => body['consented'])).toEqual([false, true]);
  });

  it('records the current view once when consent is given within its first second', async () => {
    start().visit('/');
    await pass(100);
    localStorage.setItem('acknowledged', 'true');
    window.dispatchEvent(new CustomEvent('jurisdiction-consent-complete', { detail: { consentId: null } }));
    await pass(5000);
    expect(to('pageview').map(({ body }) => body['consented'])).toEqual([true]);
  });

  it('keeps its id between loads', async () => {
    start().stop();
    start();
    await pass(0);
    expect(to('session')[0]?.body['sessionId']).toBe(to('session')[1]?.body['sessionId']);
    expect(localStorage.getItem('aera-visitor-session')).toBe(to('session')[0]?.body['sessionId']);
  });
});

describe('page views', () => {
  it('are recorded a second after load', async () => {
    start().visit('/');
    await pass(999);
    expect(to('pageview')).toHaveLength(0);
    await pass(1);
    expect(to('pageview')).toHaveLength(1);
    const body = routeRegistry.get(recordPageView).body.parse(to('pageview')[0]?.body);
    expect(body).toMatchObject({ path: '/', timeOnPage: 0, scrollDepth: 0 });
  });

  it('are recorded for every path, even one left at once', async () => {
    const { visit } = start();
    visit('/');
    await pass(1000);
    visit('/how');
    await pass(10);
    visit('/trusts');
    await pass(1000);
    expect(to('pageview').map(({ body }) => body['path'])).toEqual(['/', '/how', '/trusts']);
    expect(to('pageview')[1]?.body['referrer']).toMatch(/\/$/);
  });

  it('are queued while the server is unreachable and sent again under the same id', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    respond = () => Promise.reject(new TypeError('network'));
    const { visit } = start();
    visit('/');
    await pass(1000);
    respond = () => new Response('{}', { status: 202 });
    window.dispatchEvent(new Event('online'));
    await pass(0);
    const [first, second] = to('pageview');
    expect(second?.body['pageViewId']).toBe(first?.body['pageViewId']);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(to('pageview')).toHaveLength(2);
  });

  it('are dropped when the server rejects them, so that later ones are sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    respond = () => new Response('no', { status: 400 });
    const { visit } = start();
    visit('/');
    await pass(1000);
    respond = () => new Response('{}', { status: 202 });
    visit('/how');
    await pass(1000);
    expect(to('pageview').map(({ body }) => body['path'])).toEqual(['/', '/how']);
  });
});

describe('engagement', () => {
  it('completes a view with its seconds and depth when the page is hidden', async () => {
    start().visit('/');
    await pass(4000);
    see('hidden');
    const body = routeRegistry.get(recordEngagement).body.parse(beacons[0]?.body);
    expect(beacons[0]).toMatchObject({ url: '/api/visitor/engagement', type: 'application/json' });
    expect(body).toMatchObject({ pageViewId: to('pageview')[0]?.body['pageViewId'], timeOnPage: 4 });
    expect(body.scrollDepth).toBeGreaterThan(0);
  });

  it('measures the scroll depth of the page itself, not where the previous page was left', async () => {
    const scrollTo = (y: number) => vi.stubGlobal('scrollY', y);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
    scrollTo(3000);
    start().visit('/how');
    scrollTo(0);
    window.dispatchEvent(new Event('scroll'));
    await pass(1000);
    see('hidden');
    expect(beacons[0]?.body['scrollDepth']).toBe(Math.round((innerHeight / 4000) * 100));
  });

  it('does not count the time a page was hidden', async () => {
    const { visit } = start();
    visit('/');
    await pass(2000);
    see('hidden');
    await pass(60_000);
    see('visible');
    await pass(1000);
    visit('/how');
    expect(beacons.at(-1)?.body['timeOnPage']).toBe(3);
  });

  it('does not count the time before a page in a background tab is shown', async () => {
    see('hidden');
    const { visit } = start();
    visit('/');
    await pass(60_000);
    see('visible');
    await pass(3000);
    visit('/how');
    expect(beacons.at(-1)?.body['timeOnPage']).toBe(3);
  });

  it('counts a day at most, as the contract allows', async () => {
    start().visit('/');
    await pass(100_000_000);
    see('hidden');
    expect(routeRegistry.get(recordEngagement).body.parse(beacons[0]?.body).timeOnPage).toBe(86_400);
  });

  it('records a view that is hidden before its second is over', async () => {
    start().visit('/');
    await pass(100);
    see('hidden');
    await pass(5000);
    expect(to('pageview')).toHaveLength(1);
    expect(beacons).toHaveLength(1);
  });
});

describe('an action', () => {
  it.each([
    ['<a href="https://booking.example/call?x=1"><b>Book</b></a>', 'booking'],
    ['<button data-visit-action="search"><b>Search</b></button>', 'search'],
    ['<a href="https://elsewhere.example/"><b>Leave</b></a>', undefined],
  ])('of %s is %s', async (html, action) => {
    document.body.innerHTML = html;
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    start().visit('/');
    await pass(1000);
    document.querySelector('b')?.click();
    expect(beacons.map(({ body }) => routeRegistry.get(recordEngagement).body.parse(body).action)).toEqual(
      action ? [action] : [],
    );
  });
});

describe('failures', () => {
  it('are logged with the texts of the specification and not shown to users', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    respond = () => new Response('', { status: 500 });
    start().visit('/');
    await pass(1000);
    expect(log.mock.calls.map(([text]) => text)).toEqual([
      'Failed to initialize visitor session',
      'Failed to record page view',
    ]);
  });
});
