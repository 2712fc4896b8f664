import { defineTable, type RowOf } from '@aera/event-store';
import type { SignalEvent } from './signal-event.ts';

/** Traffic source of the first view of a day. */
export const trafficSources = ['campaign', 'search', 'referral', 'direct'] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** What one visitor session did on one UTC day. */
export const DailySignalsRow = defineTable('signals', (p) => ({
  sessionId: p.text().primary(),
  day: p.date().primary(),
  /** All views, those of the search page too. */
  views: p.integer(),
  searches: p.integer(),
  consents: p.integer(),
  questions: p.integer(),
  bookings: p.integer(),
  /** Null when nothing was seen that tells it. */
  trafficSource: p.text().$type<TrafficSource>().nullable(),
  /** The campaign's own word, or the host of the page before. */
  trafficSourceDetail: p.text().nullable(),
  /** Time of the traffic source: the earliest of a day counts. */
  trafficSourceAt: p.instant().nullable(),
}));
export type DailySignalsRow = RowOf<typeof DailySignalsRow>;
export type DailySignals = Omit<DailySignalsRow, 'trafficSourceAt'>;

/** What the score asks of a lead itself. */
export interface ScoredLead {
  /** What its message alone was worth, out of `maxMessageScore`. */
  readonly messageScore: number;
  readonly capturedAt: string;
  readonly source: 'form' | 'provider';
}

/** The UTC day of a moment, as signals are kept by. */
export const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** How many days signals are kept; what is older is not taken either. */
export const signalRetentionDays = 400;

/** What signs add to the table, one row for a session and a day. */
export function aggregateSignals(signs: readonly SignalEvent[]): DailySignalsRow[] {
  const rows = new Map<string, DailySignalsRow>();
  for (const sign of signs) {
    const day = dayOf(sign.at);
    const key = JSON.stringify([day, sign.sessionId]);
    rows.set(key, add(rows.get(key) ?? nothing(sign.sessionId, day), sign));
  }
  return [...rows.values()];
}

const nothing = (sessionId: string, day: string): DailySignalsRow => ({
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

function add(row: DailySignalsRow, { counts, trafficSource, at }: SignalEvent): DailySignalsRow {
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
