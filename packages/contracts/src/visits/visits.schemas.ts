import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, timeOrder } from '../text.ts';

export const PageViewRecord = z.object({
  id: z.string(),
  sessionId: z.string(),
  timestamp: instant,
  path: z.string(),
  /** Seconds; null until the visitor left the page. */
  timeOnPage: z.number().nullable(),
  /** Percent; null until the visitor left the page. */
  scrollDepth: z.number().nullable(),
  referrer: z.string().nullable(),
});

/** Visits of the last five minutes: the data of every `live` event of the stream. */
export const LiveVisits = z.object({
  at: instant,
  visitors: z.int(),
  views: z.int(),
  /** Views in each of the last five minutes, oldest first. */
  perMinute: z.array(z.int()),
  /** Ten pages with the most visitors. */
  pages: z.array(z.object({ path: z.string(), visitors: z.int() })),
  countries: z.array(z.object({ country: z.string(), visitors: z.int() })),
  /** Newest 20 views, newest first. */
  recent: z.array(
    z.object({
      at: instant,
      path: z.string(),
      country: z.string().nullable(),
      browser: z.string().nullable(),
      device: z.string().nullable(),
      isBot: z.boolean(),
    }),
  ),
});
export type LiveVisits = z.infer<typeof LiveVisits>;

export const visitsSchemas = {
  readIpVisits: {
    summary: 'View visits of an IP address',
    params: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
    query: z.object({ order: timeOrder }),
    response: z.object({
      totalSessions: z.int(),
      totalPageViews: z.int(),
      firstActivity: instant.nullable(),
      pageViews: z.array(PageViewRecord),
    }),
  },
  streamLiveVisits: {
    summary: 'Open live view',
  },
} satisfies Record<string, RouteSchemas>;
