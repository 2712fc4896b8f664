import type { Sign } from './sign.ts';
import { dayOf, type Signal } from './signal.ts';

/** A row of `signals`, with when the way was told: the earliest of a day counts. */
export interface SignalRow extends Signal {
  readonly cameAt: string | null;
}

/** What signs add to the table, one row for a session and a day. */
export function foldSigns(signs: readonly Sign[]): SignalRow[] {
  const rows = new Map<string, SignalRow>();
  for (const sign of signs) {
    const day = dayOf(sign.at);
    const key = JSON.stringify([day, sign.sessionId]);
    rows.set(key, add(rows.get(key) ?? nothing(sign.sessionId, day), sign));
  }
  return [...rows.values()];
}

const nothing = (sessionId: string, day: string): SignalRow => ({
  sessionId,
  day,
  views: 0,
  searches: 0,
  consents: 0,
  questions: 0,
  bookings: 0,
  came: null,
  cameFrom: null,
  cameAt: null,
});

function add(row: SignalRow, { counts, came, at }: Sign): SignalRow {
  const { views = 0, searches = 0, consents = 0, questions = 0, bookings = 0 } = counts;
  const first = came && (row.cameAt === null || at < row.cameAt);
  return {
    ...row,
    views: row.views + views,
    searches: row.searches + searches,
    consents: row.consents + consents,
    questions: row.questions + questions,
    bookings: row.bookings + bookings,
    ...(first ? { came: came.way, cameFrom: came.from, cameAt: at } : {}),
  };
}
