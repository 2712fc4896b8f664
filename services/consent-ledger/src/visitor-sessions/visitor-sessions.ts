import type { Sql } from '@aera/event-store';
import type { VisitorCookies } from './visitor-cookie.ts';

/** The sessions of visitors, and the cookies by which browsers prove them. */
export interface VisitorSessions extends VisitorCookies {
  /**
   * The session that a request may add to.
   * @param given session id that the body names
   * @returns undefined when the caller needs a new session
   */
  resolve(given: string | undefined, header: string | undefined): Promise<string | undefined>;
}

/**
 * A session belongs to the browser that has its cookie. A browser without one may name the session under which it has been counted, as
 * long as no consent has it: otherwise anyone who has seen a session id in a list could get a cookie for it.
 */
export const createVisitorSessions = (sql: Sql, cookies: VisitorCookies): VisitorSessions => ({
  ...cookies,
  async resolve(given, header) {
    const proven = cookies.verify(header);
    if (!given || given === proven) return proven;
    const [row] = await sql<{ taken: boolean }>(
      'select exists(select 1 from consents where session_id = $1) as taken',
      [given],
    );
    return row?.taken ? proven : given;
  },
});
