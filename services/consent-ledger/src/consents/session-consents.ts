import type { Sql } from '@aera/event-store';

/** Consents of one visitor's session, as the visitor may ask for them. */
export interface SessionConsent {
  readonly id: string;
  readonly noticeVersion: string;
  readonly binding: string | null;
  readonly withdrawn: boolean;
}

/** Every consent of a session, oldest first. */
export const consentsOfSession = (sql: Sql, sessionId: string): Promise<SessionConsent[]> =>
  sql<SessionConsent>(
    `select id, notice_version as "noticeVersion", binding, withdrawn_at is not null as withdrawn
     from consents where session_id = $1 order by consented_at, id`,
    [sessionId],
  );
