import {
  defineTable,
  type Projection,
  type RowOf,
  defineRowProjection,
  selectRows,
  type Sql,
} from '@aera/event-store';
import { createCursorFormat } from '@aera/service-kit';
import { z } from 'zod';
import { noticeImpressionStream } from './notice-stream.ts';

/** One impression of the notice. */
export const NoticeImpressionRow = defineTable('notice_impressions', (p) => ({
  id: p.uuid().primary(),
  sessionId: p.uuid().nullable(),
  noticeVersion: p.text(),
  globalPrivacyControl: p.boolean(),
  shownAt: p.instant(),
}));
export type NoticeImpression = RowOf<typeof NoticeImpressionRow>;

const rows = defineRowProjection({
  streams: [noticeImpressionStream],
  name: 'notice-impressions',
  entity: NoticeImpressionRow,
  key: ({ data }) => data.impressionId,
  project: (_, { data }) => ({
    id: data.impressionId,
    sessionId: data.sessionId,
    noticeVersion: data.version,
    globalPrivacyControl: data.globalPrivacyControl,
    shownAt: data.shownAt,
  }),
});

/** One row for each impression of the notice. Latency is not critical; see `consentsProjection`. */
export const noticeImpressionsProjection: Projection = { ...rows, batchDelayMs: 100 };

// PostgreSQL has no year 0.
const impressionCursor = createCursorFormat(
  z.tuple([z.iso.datetime().refine((at) => at >= '0001'), z.uuid()]),
);

/**
 * Impressions that neither a consent names nor a later consent of their session follows, newest first. A consent without a genuine token
 * names none.
 *
 * @throws HttpProblem 400 for an invalid cursor
 */
export async function listUnansweredImpressions(
  sql: Sql,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: NoticeImpression[]; next: string | null }> {
  const rows = await selectRows(
    sql,
    NoticeImpressionRow,
    `s
     where not exists (
       select 1 from consents c where c.session_id = s.session_id and c.consented_at >= s.shown_at
     ) and not exists (select 1 from consents c where c.impression_id = s.id)
     ${cursor ? 'and (s.shown_at, s.id) < ($2::timestamptz, $3::uuid)' : ''}
     order by s.shown_at desc, s.id desc limit $1`,
    [limit + 1, ...(cursor ? impressionCursor.parse(cursor) : [])],
  );
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last ? impressionCursor.format([last.shownAt, last.id]) : null,
  };
}

/** Time of an impression; null if unknown. */
export async function findShownAt(sql: Sql, impressionId: string | null): Promise<string | null> {
  if (impressionId === null) return null;
  const [row] = await sql<{ at: string }>('select shown_at as at from notice_impressions where id = $1', [
    impressionId,
  ]);
  return row?.at ?? null;
}

/** Impressions of a session, oldest first, at most 1,000. */
export const findSessionImpressions = (sql: Sql, sessionId: string): Promise<NoticeImpression[]> =>
  selectRows(sql, NoticeImpressionRow, 'where session_id = $1 order by shown_at, id limit 1000', [sessionId]);
