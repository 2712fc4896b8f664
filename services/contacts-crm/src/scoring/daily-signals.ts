import { defineTable, type RowOf } from '@aera/event-store';
import type { SignalEvent } from './signal-event.ts';

/** Traffic source of a visit. */
export const trafficSources = ['campaign', 'search', 'referral', 'direct'] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** Actions of one visitor session on one UTC day, besides its visits. */
export const DailyActionsRow = defineTable('signals', (p) => ({
  sessionId: p.text().primary(),
  day: p.date().primary(),
  consents: p.integer(),
  questions: p.integer(),
  bookings: p.integer(),
}));
export type DailyActionsRow = RowOf<typeof DailyActionsRow>;

/** The latest version of the signals of one visit. */
export const VisitSignalsRow = defineTable('visit_signals', (p) => ({
  sessionId: p.text().primary(),
  visitId: p.text().primary(),
  version: p.bigint('number'),
  startedAt: p.instant(),
  /** All views, including the search page; 0 for a visit that no longer exists. */
  views: p.integer(),
  searches: p.integer(),
  trafficSource: p.text().$type<TrafficSource>(),
  /** Source or campaign of the link, or host of the referrer. */
  trafficSourceDetail: p.text().nullable(),
}));
export type VisitSignalsRow = RowOf<typeof VisitSignalsRow>;

/** Signals of one visitor session on one UTC day. A visit counts on the day of its start. */
export interface DailySignals
  extends DailyActionsRow, Pick<VisitSignalsRow, 'views' | 'searches' | 'trafficSourceDetail'> {
  /** Of the first visit from elsewhere; null without visits. */
  readonly trafficSource: TrafficSource | null;
}

/** Properties of a lead that its score depends on. */
export interface ScoredLead {
  /** Score of its message alone, at most `maxMessageScore`. */
  readonly messageScore: number;
  readonly capturedAt: string;
  readonly source: 'form' | 'provider';
}

/** UTC day (YYYY-MM-DD) of a timestamp. */
export const toUtcDay = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** Retention period of signals in days. Older signals are ignored. */
export const signalRetentionDays = 400;

/** Returns one row per session and day. */
export function aggregateActions(actions: readonly SignalEvent[]): DailyActionsRow[] {
  const rows = new Map<string, DailyActionsRow>();
  for (const { sessionId, at, action } of actions) {
    const day = toUtcDay(at);
    const key = JSON.stringify([day, sessionId]);
    const row = rows.get(key) ?? { sessionId, day, consents: 0, questions: 0, bookings: 0 };
    rows.set(key, { ...row, [action]: row[action] + 1 });
  }
  return [...rows.values()];
}
