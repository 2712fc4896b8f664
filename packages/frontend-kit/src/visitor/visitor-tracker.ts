import { onWindowEvent } from '../events/window-events.ts';
import { newId } from '../ids/new-id.ts';
import { safeLocalStorage } from '../storage/safe-storage.ts';
import { readCampaignParams, createPageView, type PageView } from './page-view.ts';
import { createSendQueue } from './send-queue.ts';

export type VisitorTracker = {
  /** The visitor is now on this path. */
  visit(path: string): void;
  /** Completes the view at hand and stops watching. */
  stop(): void;
};

const viewDelay = 1000;

/** The visitor's session id, made on the first visit and kept in the browser. */
export function visitorSessionId(storageKey: string): string {
  const known = safeLocalStorage.get(storageKey);
  if (known) return known;
  const made = newId();
  safeLocalStorage.set(storageKey, made);
  return made;
}

export type VisitorTrackerOptions = {
  storageKey: string;
  /** Flag in localStorage: the notice was acknowledged. Until then the server uses no session id. */
  acknowledgedKey: string;
  /** Links that start like this book a call; so does whatever carries `data-visit-action="booking"`. */
  bookingUrl: string;
};

/**
 * Opens the visitor session, then records a page view for each path: a second after the visitor arrived, when the page has its
 * title, or at once when they leave sooner. Time and scroll depth follow when the page is left or hidden. Every call says whether the
 * notice was acknowledged; once it is, the view at hand is sent again, so that it belongs to the session.
 */
export function startVisitorTracker(options: VisitorTrackerOptions): VisitorTracker {
  const send = createSendQueue();
  let view: PageView | null = null;
  let referrer = document.referrer.split(/[?#]/, 1)[0];
  let landing: object = readCampaignParams();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Asked each time: a browser that was erased goes on under another number. */
  const who = () => ({
    sessionId: visitorSessionId(options.storageKey),
    consented: safeLocalStorage.isSet(options.acknowledgedKey),
  });
  const about = () => ({
    ...who(),
    referrer,
    language: navigator.language,
    screen: ['small', 'medium', 'large', 'wide'][
      [768, 1280, 1920].filter((width) => innerWidth >= width).length
    ],
    ...landing,
  });

  const openSession = () =>
    send('session', 'Failed to initialize visitor session', {
      ...about(),
      ipAddress: 'client',
      userAgent: navigator.userAgent,
    });
  openSession();

  const record = () => {
    clearTimeout(timer);
    timer = undefined;
    if (view?.open()) sendView();
  };

  const sendView = () =>
    send('pageview', 'Failed to record page view', {
      ...about(),
      ...view?.body(),
      timeOnPage: 0,
      scrollDepth: 0,
    });

  const complete = (action?: string) => {
    if (!view) return;
    record();
    const body = JSON.stringify({ ...who(), ...view.engagement(), action });
    navigator.sendBeacon?.('/api/visitor/engagement', new Blob([body], { type: 'application/json' }));
  };

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      complete();
      view?.pause();
    } else view?.resume();
  };
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href],[data-visit-action]');
    const action = link?.dataset['visitAction'] ?? (link?.href?.startsWith(options.bookingUrl) && 'booking');
    if (action) complete(action);
  };
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('click', onClick, true);
  const stopHearing = onWindowEvent('jurisdiction-consent-complete', () => {
    openSession();
    if (timer) record();
    else if (view) sendView();
  });

  return {
    visit(path) {
      complete();
      if (view) {
        referrer = location.origin + view.path;
        landing = {};
      }
      view?.stop();
      view = createPageView(path);
      timer = setTimeout(record, viewDelay);
    },
    stop() {
      complete();
      view?.stop();
      view = null;
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('click', onClick, true);
      stopHearing();
    },
  };
}
