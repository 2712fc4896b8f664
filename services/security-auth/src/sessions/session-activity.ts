import type { Sql } from '@aera/event-store';

const quarterMs = 15 * 60_000;

export interface SessionActivity {
  /** A member's session is in use; written once in each quarter of an hour. */
  touch(sid: string, memberId: string): Promise<void>;
  /** Forgets when a member's sessions were used. */
  deleteForMember(memberId: string): Promise<void>;
}

interface Deps {
  readonly sql: Sql;
  readonly clock: () => Date;
}

/**
 * Last use of member sessions, rounded down to 15 minutes: enough to recognise a foreign session, too coarse for a movement profile. A row,
 * not an event: its history is not stored.
 */
export function createSessionActivity({ sql, clock }: Deps): SessionActivity {
  /** Sessions that this process has written in the present quarter. */
  let written = new Set<string>();
  let quarter = 0;

  return {
    async touch(sid, memberId) {
      const present = Math.floor(clock().getTime() / quarterMs);
      if (present !== quarter) {
        written = new Set();
        quarter = present;
      }
      if (written.has(sid)) return;
      const ofNow = written;
      ofNow.add(sid);
      try {
        await sql(
          `insert into session_activity (sid, member_id, active_at) values ($1, $2, $3)
           on conflict (sid) do update set active_at = excluded.active_at
           where session_activity.active_at < excluded.active_at`,
          [sid, memberId, new Date(present * quarterMs).toISOString()],
        );
      } catch (error) {
        ofNow.delete(sid);
        throw error;
      }
    },
    async deleteForMember(memberId) {
      await sql('delete from session_activity where member_id = $1', [memberId]);
    },
  };
}
