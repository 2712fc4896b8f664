import { rowProjection, type Sql } from '@aera/event-store';
import type { LedgerEvent } from '../ledger/ledger-event.ts';

/** One time that the notice was put before somebody. */
export interface Showing {
  readonly id: string;
  readonly sessionId: string | null;
  readonly noticeVersion: string;
  readonly globalPrivacyControl: boolean;
  readonly shownAt: string;
}

export const showingRows = rowProjection<LedgerEvent, Showing>({
  name: 'notice-showings',
  table: 'notice_showings',
  key: ({ type, data }) => (type === 'NoticeShown' ? data.showingId : null),
  columns: {
    id: 'uuid',
    sessionId: 'uuid',
    noticeVersion: 'text',
    globalPrivacyControl: 'boolean',
    shownAt: 'timestamptz',
  },
  project: (row, { type, data }) =>
    type === 'NoticeShown'
      ? {
          id: data.showingId,
          sessionId: data.sessionId,
          noticeVersion: data.version,
          globalPrivacyControl: data.globalPrivacyControl,
          shownAt: data.shownAt,
        }
      : row,
});

/** Every showing of a session, oldest first; at most a thousand. */
export const showingsOfSession = (sql: Sql, sessionId: string): Promise<Showing[]> =>
  sql<Showing>(
    `select id, session_id as "sessionId", notice_version as "noticeVersion",
            global_privacy_control as "globalPrivacyControl", shown_at as "shownAt"
     from notice_showings where session_id = $1 order by shown_at, id limit 1000`,
    [sessionId],
  );
