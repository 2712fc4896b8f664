import { type Projection, rowProjection, type Sql } from '@aera/event-store';
import { noticeImpressionStream } from './notice-stream.ts';

/** One time that the notice was put before somebody. */
export interface NoticeImpression {
  readonly id: string;
  readonly sessionId: string | null;
  readonly noticeVersion: string;
  readonly globalPrivacyControl: boolean;
  readonly shownAt: string;
}

const rows = rowProjection<typeof noticeImpressionStream, NoticeImpression>({
  streams: [noticeImpressionStream],
  name: 'notice-showings',
  table: 'notice_showings',
  key: ({ data }) => data.showingId,
  columns: {
    id: 'uuid',
    sessionId: 'uuid',
    noticeVersion: 'text',
    globalPrivacyControl: 'boolean',
    shownAt: 'timestamptz',
  },
  project: (_, { data }) => ({
    id: data.showingId,
    sessionId: data.sessionId,
    noticeVersion: data.version,
    globalPrivacyControl: data.globalPrivacyControl,
    shownAt: data.shownAt,
  }),
});

/** One row for each time that the notice was shown. Nobody waits for it; see `consentsProjection`. */
export const noticeImpressionsProjection: Projection = { ...rows, restMs: 100 };

/** Showings that no consent of their session followed, newest first; one more than asked for when there are older ones. */
export const listUnansweredImpressions = (
  sql: Sql,
  { limit, offset }: { limit: number; offset: number },
): Promise<NoticeImpression[]> =>
  sql<NoticeImpression>(
    `select s.id, s.session_id as "sessionId", s.notice_version as "noticeVersion",
            s.global_privacy_control as "globalPrivacyControl", s.shown_at as "shownAt"
     from notice_showings s
     where not exists (
       select 1 from consents c where c.session_id = s.session_id and c.consented_at >= s.shown_at
     )
     order by s.shown_at desc, s.id desc limit $1 offset $2`,
    [limit + 1, offset],
  );

/** When a showing was; null when it is not known. */
export async function findShownAt(sql: Sql, showingId: string | null): Promise<string | null> {
  if (showingId === null) return null;
  const [row] = await sql<{ at: string }>('select shown_at as at from notice_showings where id = $1', [
    showingId,
  ]);
  return row?.at ?? null;
}

/** Every showing of a session, oldest first; at most a thousand. */
export const findSessionImpressions = (sql: Sql, sessionId: string): Promise<NoticeImpression[]> =>
  sql<NoticeImpression>(
    `select id, session_id as "sessionId", notice_version as "noticeVersion",
            global_privacy_control as "globalPrivacyControl", shown_at as "shownAt"
     from notice_showings where session_id = $1 order by shown_at, id limit 1000`,
    [sessionId],
  );
