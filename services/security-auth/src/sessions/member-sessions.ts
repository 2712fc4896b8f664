import { rowProjection, type Sql } from '@aera/event-store';
import type { SecurityEvent } from '../security-event.ts';

/** One time that a member was signed in. */
export interface MemberSession {
  readonly sid: string;
  readonly memberId: string;
  readonly openedAt: string;
  readonly expiresAt: string;
  /** Null while it lasts, and where it ended by itself. */
  readonly endedAt: string | null;
}

/** The session that an event is about, if it may hold a member. */
function sessionOf({ type, data }: SecurityEvent): string | null {
  switch (type) {
    case 'SessionOpened':
      return data.memberId === null ? null : data.sid;
    case 'SignedOut':
      return data.kind === 'member' ? data.sid : null;
    case 'SessionReplaced':
      return data.sid;
    default:
      return null;
  }
}

/** The sessions of members, so that they can be told of them, and all be ended at once. */
export const memberSessions = rowProjection<SecurityEvent, MemberSession>({
  name: 'member-sessions',
  table: 'member_sessions',
  key: sessionOf,
  columns: {
    sid: 'text',
    memberId: 'text',
    openedAt: 'timestamptz',
    expiresAt: 'timestamptz',
    endedAt: 'timestamptz',
  },
  project: projectSession,
});

export function projectSession(
  row: MemberSession | null,
  { type, data }: SecurityEvent,
): MemberSession | null {
  switch (type) {
    case 'SessionOpened': {
      const { sid, memberId, openedAt, expiresAt } = data;
      return memberId === null ? null : { sid, memberId, openedAt, expiresAt, endedAt: null };
    }
    case 'SignedOut':
      return row && { ...row, endedAt: data.signedOutAt };
    case 'SessionReplaced':
      return row && { ...row, endedAt: data.replacedAt };
    default:
      return row;
  }
}

interface Row {
  readonly sid: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/** Every session of a member, newest first. */
export async function sessionsOfMember(sql: Sql, memberId: string): Promise<MemberSession[]> {
  const rows = await sql<Row>(
    `select sid, opened_at as "openedAt", expires_at as "expiresAt", ended_at as "endedAt"
     from member_sessions where member_id = $1 order by opened_at desc, sid`,
    [memberId],
  );
  return rows.map(({ sid, openedAt, expiresAt, endedAt }) => ({
    sid,
    memberId,
    openedAt: new Date(openedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    endedAt: endedAt && new Date(endedAt).toISOString(),
  }));
}
