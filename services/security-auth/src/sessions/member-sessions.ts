import {
  defineTable,
  type ProjectionContext,
  type RowOf,
  rowProjection,
  selectList,
  type Sql,
} from '@aera/event-store';
import { sessionStream } from './session-stream.ts';
import type { SessionDescription } from './session.ts';
import type { SessionEvent } from './session.ts';

/** Row of a member's session. */
export const MemberSessionRow = defineTable('member_sessions', (p) => ({
  sid: p.text().primary(),
  memberId: p.text(),
  openedAt: p.instant(),
  expiresAt: p.instant(),
  /** Null while the session is open, and if it expired. */
  endedAt: p.instant().nullable(),
  browser: p.text().nullable(),
  system: p.text().nullable(),
  device: p.text().$type<NonNullable<SessionDescription['device']>>().nullable(),
  city: p.text().nullable(),
  region: p.text().nullable(),
  country: p.text().nullable(),
}));
export type MemberSession = RowOf<typeof MemberSessionRow>;

/** Returns the session id of an event that can affect a member. */
function sessionOf({ type, data }: SessionEvent): string | null {
  switch (type) {
    case 'SessionOpened':
      return data.memberId === null ? null : data.sid;
    case 'SignedOut':
      return data.kind === 'member' ? data.sid : null;
    case 'SessionRotated':
    case 'SessionDeviceRecorded':
      return data.sid;
    default:
      return null;
  }
}

/** Sessions by member, to list and revoke them. */
export const memberSessions = rowProjection({
  streams: [sessionStream],
  name: 'member-sessions',
  entity: MemberSessionRow,
  key: sessionOf,
  project: projectSession,
});

/** Clears the devices and locations of an erased member. */
export async function anonymizeMemberSessions(
  memberId: string,
  { sql, table }: ProjectionContext,
): Promise<void> {
  await sql(
    `update ${table('member_sessions')}
     set browser = null, system = null, device = null, city = null, region = null, country = null
     where member_id = $1`,
    [memberId],
  );
}

export function projectSession(
  row: MemberSession | null,
  { type, data }: SessionEvent,
): MemberSession | null {
  switch (type) {
    case 'SessionOpened': {
      const { sid, memberId, openedAt, expiresAt } = data;
      return memberId === null ? null : { sid, memberId, openedAt, expiresAt, endedAt: null, ...undescribed };
    }
    case 'SessionDeviceRecorded': {
      const { sid: _sid, memberId: _memberId, ...description } = data;
      return row && { ...row, ...description };
    }
    case 'SignedOut':
      return row && { ...row, endedAt: data.signedOutAt };
    case 'SessionRotated':
      return row && { ...row, endedAt: data.replacedAt };
    default:
      return row;
  }
}

const undescribed: SessionDescription = {
  browser: null,
  system: null,
  device: null,
  city: null,
  region: null,
  country: null,
};

/** A session with its last use, rounded down to 15 minutes but not before it was opened. */
export interface SessionWithActivity extends MemberSession {
  readonly lastActiveAt: string;
}

/** Returns every session of a member, newest first. */
export const sessionsOfMember = (sql: Sql, memberId: string): Promise<SessionWithActivity[]> =>
  sql<SessionWithActivity>(
    `select ${selectList(MemberSessionRow, { of: 's' })}, greatest(opened_at, active_at) as "lastActiveAt"
     from member_sessions s left join session_activity using (sid)
     where s.member_id = $1 order by opened_at desc, sid`,
    [memberId],
  );
