import { newId } from '../ids/new-id.ts';
import { local } from '../storage/safe-storage.ts';
import { type PageView, createPageView } from './page-view.ts';
import { sendQueue } from './send-queue.ts';

export type VisitorTracker = {
  /** The visitor is now on this path. */
  visit(path: string): void;
  /** Completes the view at hand and stops watching. */
  stop(): void;
};

const viewDelay = 1000;
const utmNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The visitor's session id, made on the first visit and kept in the browser. */
export function visitorSessionId(storageKey: string): string {
  const known = local.get(storageKey);
  if (known) return known;
  const made = newId();
  local.set(storageKey, made);
  return made;
}

/**
 * Opens the visitor session, then records a page view for each path: a second after the visitor arrived, when the page has its
 * title, or at once when they leave sooner. Time and scroll depth follow when the page is left or hidden.
 */
export function startVisitorTracker({ storageKey }: { storageKey: string }): VisitorTracker {
  const sessionId = visitorSessionId(storageKey);
  const send = sendQueue();
  let view: PageView | null = null;
  let referrer = document.referrer;
  let timer: ReturnType<typeof setTimeout> | undefined;

  send('session', 'Failed to initialize visitor session', {
    sessionId,
    ipAddress: 'client',
    userAgent: navigator.userAgent,
    referrer,
    utmParams: utmParams(),
  });

  const record = () => {
    clearTimeout(timer);
    timer = undefined;
    if (view?.open()) {
      const body = { sessionId, ...view.body(), referrer, timeOnPage: 0, scrollDepth: 0 };
      send('pageview', 'Failed to record page view', body);
    }
  };

  const complete = () => {
    if (!view) return;
    record();
    const body = JSON.stringify({ sessionId, ...view.engagement() });
    navigator.sendBeacon?.('/api/visitor/engagement', new Blob([body], { type: 'application/json' }));
  };

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      complete();
      view?.pause();
    } else view?.resume();
  };
  document.addEventListener('visibilitychange', onVisibility);

  return {
    visit(path) {
      complete();
      if (view) referrer = location.origin + view.path;
      view?.stop();
      view = createPageView(path);
      timer = setTimeout(record, viewDelay);
    },
    stop() {
      complete();
      view?.stop();
      view = null;
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

function utmParams(): Partial<Record<(typeof utmNames)[number], string>> {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(utmNames.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
}
