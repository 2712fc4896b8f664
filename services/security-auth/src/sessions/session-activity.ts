import type { ServiceContext } from '@aera/service-kit';

const quarterMs = 15 * 60_000;

/**
 * Last use of sessions, rounded down to 15 minutes: precise enough to recognize a foreign session, too coarse for a movement
 * profile. A row instead of an event, so that no history is stored.
 */
export function createSessionActivity({ sql, clock }: Pick<ServiceContext, 'sql' | 'clock'>) {
  /** Sessions that this process recorded in the current quarter hour. */
  let written = new Set<string>();
  let quarter = 0;

  /** A steward's session ends after twelve hours; rows of members are deleted with the member. */
  const deleteOldStewardActivity = () =>
    sql('delete from session_activity where member_id is null and last_active_at < $1', [
      new Date(clock().getTime() - 86_400_000).toISOString(),
    ]);

  return {
    /** Records the use of a session, at most once per quarter hour. `memberId` is null without a member. */
    async touch(sid: string, memberId: string | null): Promise<void> {
      const current = Math.floor(clock().getTime() / quarterMs);
      if (current !== quarter) {
        written = new Set();
        quarter = current;
        await deleteOldStewardActivity();
      }
      if (written.has(sid)) return;
      const writtenInQuarter = written;
      writtenInQuarter.add(sid);
      try {
        await sql(
          `insert into session_activity (sid, member_id, last_active_at) values ($1, $2, $3)
           on conflict (sid) do update set last_active_at = excluded.last_active_at
           where session_activity.last_active_at < excluded.last_active_at`,
          [sid, memberId, new Date(current * quarterMs).toISOString()],
        );
      } catch (error) {
        writtenInQuarter.delete(sid);
        throw error;
      }
    },
    /** Whether a session was not used for this long, with a tolerance of a quarter hour. */
    async isIdle({ sid, openedAt }: { sid: string; openedAt: string }, limitMs: number): Promise<boolean> {
      const limit = new Date(clock().getTime() - limitMs - quarterMs);
      if (Date.parse(openedAt) > limit.getTime()) return false;
      const rows = await sql('select 1 from session_activity where sid = $1 and last_active_at > $2', [
        sid,
        limit.toISOString(),
      ]);
      return rows.length === 0;
    },
    async deleteForMember(memberId: string): Promise<void> {
      await sql('delete from session_activity where member_id = $1', [memberId]);
    },
  };
}

export type SessionActivity = ReturnType<typeof createSessionActivity>;
