import { newId } from '../ids/new-id.ts';

export type PageView = ReturnType<typeof createPageView>;

/** A view of a path: visible time and scroll depth. */
export function createPageView(path: string) {
  const pageViewId = newId();
  let opened = false;
  let visibleMs = 0;
  /** Start of the current visible time; null while hidden. */
  let since = document.visibilityState === 'hidden' ? null : performance.now();
  let depth = 0;

  const onScroll = () => {
    depth = Math.max(depth, readScrollDepth());
  };

  const pause = () => {
    if (since !== null) visibleMs += performance.now() - since;
    since = null;
  };

  return {
    path,
    /** Returns true the first time, so that a view is recorded once. */
    open: () => !opened && (opened = true),
    /** Measures the scroll depth from now on: before, the page may still be scrolled where the previous one was. */
    measureScrollDepth: () => {
      onScroll();
      addEventListener('scroll', onScroll, { passive: true });
    },
    // Titles contain searches, questions and names, which analytics must not store.
    body: () => ({ pageViewId, path, title: '' }),
    /** Visible seconds, at most the day that the contract allows, and scroll depth in percent so far. */
    engagement: () => {
      const runningMs = since === null ? 0 : performance.now() - since;
      const timeOnPage = Math.min(86_400, Math.round((visibleMs + runningMs) / 1000));
      return { pageViewId, timeOnPage, scrollDepth: depth };
    },
    pause,
    resume: () => {
      since ??= performance.now();
    },
    stop: () => {
      pause();
      removeEventListener('scroll', onScroll);
    },
  };
}

function readScrollDepth(): number {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 ? Math.min(100, Math.round(((scrollY + innerHeight) / scrollHeight) * 100)) : 100;
}

const pickParams = (names: string) => {
  const query = new URLSearchParams(location.search);
  const found = names
    .split(' ')
    .flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, 200)]] : []));
  return found[0] ? Object.fromEntries(found) : undefined;
};

/** Traffic source of this page load: campaign parameters and click ids of the URL, named as in the contract. */
export const readCampaignParams = () => ({
  utmParams: pickParams('utm_source utm_medium utm_campaign utm_term utm_content'),
  clickIds: pickParams('gclid gbraid wbraid dclid fbclid msclkid ttclid twclid li_fat_id'),
});
