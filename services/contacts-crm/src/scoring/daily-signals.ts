import { defineTable, type RowOf } from '@aera/event-store';
import type { SignalEvent } from './signal-event.ts';

/** Traffic source of the first view of a day. */
export const trafficSources = ['campaign', 'search', 'referral', 'direct'] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** Signals of one visitor session on one UTC day. */
export const DailySignalsRow = defineTable('signals', (p) => ({
  sessionId: p.text().primary(),
  day: p.date().primary(),
  /** All views, including the search page. */
  views: p.integer(),
  searches: p.integer(),
  consents: p.integer(),
  questions: p.integer(),
  bookings: p.integer(),
  /** Null if no view of the day started a visit. */
  trafficSource: p.text().$type<TrafficSource>().nullable(),
  /** The campaign's name, or the host of the referrer. */
  trafficSourceDetail: p.text().nullable(),
  /** Time of the traffic source: the earliest of a day counts. */
  trafficSourceAt: p.instant().nullable(),
}));
export type DailySignalsRow = RowOf<typeof DailySignalsRow>;
export type DailySignals = Omit<DailySignalsRow, 'trafficSourceAt'>;

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
export function aggregateSignals(signs: readonly SignalEvent[]): DailySignalsRow[] {
  const rows = new Map<string, DailySignalsRow>();
  for (const sign of signs) {
    const day = toUtcDay(sign.at);
    const key = JSON.stringify([day, sign.sessionId]);
    rows.set(key, addSignal(rows.get(key) ?? createEmptyRow(sign.sessionId, day), sign));
  }
  return [...rows.values()];
}

const createEmptyRow = (sessionId: string, day: string): DailySignalsRow => ({
  sessionId,
  day,
  views: 0,
  searches: 0,
  consents: 0,
  questions: 0,
  bookings: 0,
  trafficSource: null,
  trafficSourceDetail: null,
  trafficSourceAt: null,
});

function addSignal(row: DailySignalsRow, { counts, trafficSource, at }: SignalEvent): DailySignalsRow {
  const { views = 0, searches = 0, consents = 0, questions = 0, bookings = 0 } = counts;
  const first = trafficSource && (row.trafficSourceAt === null || at < row.trafficSourceAt);
  return {
    ...row,
    views: row.views + views,
    searches: row.searches + searches,
    consents: row.consents + consents,
    questions: row.questions + questions,
    bookings: row.bookings + bookings,
    ...(first
      ? { trafficSource: trafficSource.way, trafficSourceDetail: trafficSource.from, trafficSourceAt: at }
      : {}),
  };
}
