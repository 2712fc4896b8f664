import type { Sql } from '@aera/event-store';

const quarterMs = 15 * 60_000;

export interface SessionActivity {
  /** Records the use of a member's session, at most once per quarter hour. */
  touch(sid: string, memberId: string): Promise<void>;
  /** Deletes the activity of a member's sessions. */
  deleteForMember(memberId: string): Promise<void>;
}

interface Deps {
  readonly sql: Sql;
  readonly clock: () => Date;
}

/**
 * Last use of member sessions, rounded down to 15 minutes: precise enough to recognize a foreign session, too coarse for a movement
 * profile. A row instead of an event, so that no history is stored.
 */
export function createSessionActivity({ sql, clock }: Deps): SessionActivity {
  /** Sessions that this process recorded in the current quarter hour. */
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
