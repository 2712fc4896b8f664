import { pageViewed } from '@aera/contracts/server';
import type { Bus, LiveSubscription } from '@aera/event-bus';
import { type Broadcast, createBroadcast, type ServiceContext } from '@aera/service-kit';
import { type Classification, findClassifications } from '../coordination/classifications.ts';
import type { Database } from '../coordination/database.ts';
import type { EnrichClients } from '../hits/enrich-hit.ts';
import { parseHits } from '../hits/hit-rows.ts';
import { computeBotScore } from '../visits/bot-score.ts';
import { addView, evictExpired, liveMinutes, summarize, type LiveWindow } from './live-window.ts';

interface LiveFeedOptions extends Pick<ServiceContext, 'clock' | 'log'> {
  /** For classifications by stewards. */
  readonly sql: Database['sql'];
  readonly bus: Pick<Bus, 'subscribeLive'>;
  readonly stream: string;
  readonly enrichClients: EnrichClients;
}

/**
 * Tails the stream of hits from five minutes ago while a live view is open, so that views appear without projectors; classifications need
 * them. Without open views it stores nothing.
 */
export function createLiveFeed({ sql, bus, stream, enrichClients, clock, log }: LiveFeedOptions): Broadcast {
  const views: LiveWindow = new Map();
  let subscription: LiveSubscription | undefined;

  function subscribe(): void {
    views.clear();
    const time = new Date(clock().getTime() - liveMinutes * 60_000);
    subscription = bus.subscribeLive(
      { stream, from: { time }, types: [pageViewed.type] },
      async (message) => {
        const [hit] = parseHits([message]);
        if (hit?.type !== pageViewed.type) return;
        const { country, browser, device, signals } = (await enrichClients([hit.data]))(hit.data);
        const { isBot } = computeBotScore({
          signals: [...signals, ...(hit.data.signals ?? [])],
          times: [],
          engagementSeconds: 1,
        });
        const at = Date.parse(hit.time);
        const { pageViewId: id, visitorId, path } = hit.data;
        addView(views, { id, visitorId, at, path, country, browser, device, isBot });
      },
    );
  }

  async function unsubscribe(): Promise<void> {
    const ended = subscription;
    subscription = undefined;
    views.clear();
    await ended
      ?.stop()
      .catch((err: unknown) => log.warn({ err }, 'a live subscription could not be stopped'));
  }

  return createBroadcast({
    event: 'live',
    read: async () => {
      const now = clock().getTime();
      evictExpired(views, now);
      // Views that arrive during the query follow with their classifications.
      const current: LiveWindow = new Map(views);
      const visitors = new Set([...current.values()].map(({ visitorId }) => visitorId));
      const classifications =
        visitors.size > 0 ? await findClassifications(sql, [...visitors]) : new Map<string, Classification>();
      return summarize(current, now, classifications);
    },
    contentKey: ({ at: _at, ...visits }) => JSON.stringify(visits),
    onFirstClient: subscribe,
    onLastClient: unsubscribe,
    log,
  });
}
