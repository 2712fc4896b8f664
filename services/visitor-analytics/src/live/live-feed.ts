import { Readable } from 'node:stream';
import { pageViewed } from '@aera/contracts/server';
import type { Bus, LiveSubscription } from '@aera/event-bus';
import type { Log } from '@aera/event-store';
import type { DescribeSenders } from '../facts/describe-hit.ts';
import { readHits } from '../facts/fact-rows.ts';
import { botScore } from '../visits/bot-score.ts';
import { addView, dropOld, liveMinutes, liveVisits, type LiveWindow } from './live-window.ts';

/** How often the page is told what has changed, in milliseconds. */
const beat = 1000;
const heartbeatBeats = 15;
/** Open pages in one process. */
const mostOpen = 50;
/** Bytes that wait for a reader who does not read; past it the stream is cut. */
const mostUnread = 256 * 1024;

export interface LiveFeed {
  /** A stream of the last five minutes, begun with what they are now; null when too many are open. */
  open(): Readable | null;
  count(): number;
  close(): Promise<void>;
}

interface LiveFeedOptions {
  readonly bus: Pick<Bus, 'subscribeLive'>;
  readonly stream: string;
  readonly describe: DescribeSenders;
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * Reads along the stream of hits while somebody looks, from five minutes ago on, so that it waits for no projector. Nobody looking, it
 * holds nothing.
 */
export function createLiveFeed({ bus, stream, describe, clock, log }: LiveFeedOptions): LiveFeed {
  const open = new Set<Readable>();
  const views: LiveWindow = new Map();
  let subscription: LiveSubscription | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let sent = '';
  let silent = 0;
  let closed = false;

  function begin(): void {
    views.clear();
    sent = '';
    const time = new Date(clock().getTime() - liveMinutes * 60_000);
    subscription = bus.subscribeLive(
      { stream, from: { time }, types: [pageViewed.type] },
      async (message) => {
        const [hit] = readHits([message]);
        if (hit?.type !== pageViewed.type) return;
        const { country, browser, device, signals } = (await describe([hit.data]))(hit.data);
        const { bot } = botScore({
          signals: [...signals, ...(hit.data.signals ?? [])],
          times: [],
          engaged: 1,
        });
        const at = Date.parse(hit.time);
        const { pageViewId: id, sessionId: visitor, path } = hit.data;
        addView(views, { id, visitor, at, path, country, browser, device, bot });
      },
    );
    timer = setInterval(tell, beat);
  }

  async function end(): Promise<void> {
    clearInterval(timer);
    const over = subscription;
    subscription = undefined;
    views.clear();
    await over?.stop().catch((err: unknown) => log.warn({ err }, 'a live subscription did not end well'));
  }

  const event = (): string => {
    const now = clock().getTime();
    dropOld(views, now);
    return `event: live\ndata: ${JSON.stringify(liveVisits(views, now))}\n\n`;
  };

  /** Without its time, so that a page hears only of what changes. */
  const changed = (text: string): boolean => {
    const said = text.replace(/"at":"[^"]*",/, '');
    const news = said !== sent;
    sent = said;
    return news;
  };

  function tell(): void {
    const text = event();
    const news = changed(text);
    silent = news ? 0 : silent + 1;
    if (!news && silent % heartbeatBeats !== 0) return;
    for (const reader of open)
      if (reader.readableLength > mostUnread) reader.destroy();
      else reader.push(news ? text : ': still here\n\n');
  }

  return {
    open() {
      if (closed || open.size >= mostOpen) return null;
      if (!subscription) begin();
      const reader = new Readable({ read: () => undefined });
      open.add(reader);
      reader.once('close', () => {
        open.delete(reader);
        if (open.size === 0) void end();
      });
      reader.push(`retry: 2000\n\n${event()}`);
      return reader;
    },
    count: () => open.size,
    async close() {
      closed = true;
      for (const reader of open) reader.push(null);
      await end();
    },
  };
}
