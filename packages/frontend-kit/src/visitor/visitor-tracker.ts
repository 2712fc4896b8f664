import { onWindowEvent } from '../events/window-events.ts';
import { newId } from '../ids/new-id.ts';
import { safeLocalStorage } from '../storage/safe-storage.ts';
import { readCampaignParams, createPageView, type PageView } from './page-view.ts';
import { createSendQueue } from './send-queue.ts';

export type VisitorTracker = {
  /** Completes the current view and starts one of this path. */
  visit(path: string): void;
  /** Completes the current view and stops tracking. */
  stop(): void;
};

const viewDelayMs = 1000;

/** Returns the visitor session id, which is created on the first visit and stored in the browser. */
export function ensureVisitorSessionId(storageKey: string): string {
  const known = safeLocalStorage.get(storageKey);
  if (known) return known;
  const created = newId();
  safeLocalStorage.set(storageKey, created);
  return created;
}

export type VisitorTrackerOptions = {
  storageKey: string;
  /** Returns whether the consent of the session is recorded. Until then the server uses no session id. */
  hasConsent: () => boolean;
  /** Links with this prefix book a call; so do elements with `data-visit-action="booking"`. */
  bookingUrl: string;
};

/**
 * Opens the visitor session, then records a page view for each path: after a second, when the page has settled, or earlier if the visitor
 * leaves. Time and scroll depth are sent when the page is left or hidden. Every call states whether there is consent; after consent the
 * current view is sent again, so that it belongs to the session.
 */
export function startVisitorTracker(options: VisitorTrackerOptions): VisitorTracker {
  const send = createSendQueue();
  let view: PageView | null = null;
  /** Where the visit came from; a view after the first came from this site. */
  const origin = { referrer: document.referrer.split(/[?#]/, 1)[0], ...readCampaignParams() };
  let viewOrigin: object = origin;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Read for each call, because an erased browser gets another id. */
  const readVisitor = () => ({
    sessionId: ensureVisitorSessionId(options.storageKey),
    consented: options.hasConsent(),
  });
  const readContext = () => ({
    ...readVisitor(),
    language: navigator.language,
    screen: ['small', 'medium', 'large', 'wide'][
      [768, 1280, 1920].filter((width) => innerWidth >= width).length
    ],
  });

  const openSession = () =>
    send('session', 'Failed to initialize visitor session', {
      ...readContext(),
      ...origin,
      ipAddress: 'client',
      userAgent: navigator.userAgent,
    });
  openSession();

  const record = () => {
    clearTimeout(timer);
    timer = undefined;
    if (view?.open()) sendView();
  };

  /** The page has settled. */
  const arrive = () => {
    record();
    view?.measureScrollDepth();
  };

  const sendView = () =>
    send('pageview', 'Failed to record page view', {
      ...readContext(),
      ...viewOrigin,
      ...view?.body(),
      timeOnPage: 0,
      scrollDepth: 0,
    });

  const complete = (action?: string) => {
    if (!view) return;
    record();
    const body = JSON.stringify({ ...readVisitor(), ...view.engagement(), action });
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
  const stopListening = onWindowEvent('jurisdiction-consent-complete', () => {
    openSession();
    if (timer) arrive();
    else if (view) sendView();
  });

  return {
    visit(path) {
      complete();
      if (view) viewOrigin = { referrer: location.origin + view.path };
      view?.stop();
      view = createPageView(path);
      timer = setTimeout(arrive, viewDelayMs);
    },
    stop() {
      complete();
      view?.stop();
      view = null;
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('click', onClick, true);
      stopListening();
    },
  };
}
