import type { SessionDevice, SessionLocation } from '@aera/contracts';
import {
  defineTable,
  type ProjectionContext,
  type RowOf,
  defineRowProjection,
  type Sql,
} from '@aera/event-store';
import { sessionStream } from './session-stream.ts';
import type { Account, AccountKind, SessionDescription, SessionEvent } from './session.ts';

/** Row of a browser session. The end of an account is null while it is signed in, and if the session expired. */
export const SessionRow = defineTable('sessions', (p) => ({
  sid: p.text().primary(),
  memberId: p.text().nullable(),
  stewardId: p.text().nullable(),
  openedAt: p.instant(),
  expiresAt: p.instant(),
  memberEndedAt: p.instant().nullable(),
  stewardEndedAt: p.instant().nullable(),
  /** The session of the same browser that this one replaces. */
  previousSid: p.text().nullable(),
  /** The account whose sign-in opened it; null if it was renewed without a sign-in. */
  signInOf: p.text().$type<AccountKind>().nullable(),
  browser: p.text().nullable(),
  system: p.text().nullable(),
  device: p.text().$type<NonNullable<SessionDescription['device']>>().nullable(),
  city: p.text().nullable(),
  region: p.text().nullable(),
  country: p.text().nullable(),
}));
export type SessionRow = RowOf<typeof SessionRow>;

/** Sessions by account, to list and revoke them. */
export const sessionProjection = defineRowProjection({
  streams: [sessionStream],
  name: 'sessions',
  entity: SessionRow,
  key: ({ data }) => data.sid,
  project: projectSession,
});

export function projectSession(row: SessionRow | null, { type, data }: SessionEvent): SessionRow | null {
  switch (type) {
    case 'SessionOpened': {
      const { sid, memberId, stewardId, openedAt, expiresAt } = data;
      const accounts = { memberId, stewardId, memberEndedAt: null, stewardEndedAt: null };
      const previousSid = data.previousSid ?? null;
      const signInOf = data.renewed ? null : data.openedFor;
      return { sid, openedAt, expiresAt, ...accounts, previousSid, signInOf, ...emptyDescription };
    }
    case 'SessionDeviceRecorded': {
      const { sid: _sid, kind: _kind, accountId: _accountId, ...description } = data;
      return row && { ...row, ...description };
    }
    case 'SignedOut':
      return (
        row && {
          ...row,
          [data.kind === 'member' ? 'memberEndedAt' : 'stewardEndedAt']: data.signedOutAt,
        }
      );
    case 'SessionRotated': {
      const { replacedAt } = data;
      return row && { ...row, memberEndedAt: replacedAt, stewardEndedAt: replacedAt };
    }
    default:
      return row;
  }
}

const emptyDescription: SessionDescription = {
  browser: null,
  system: null,
  device: null,
  city: null,
  region: null,
  country: null,
};

/** Clears the devices and locations of an erased member. */
export async function anonymizeMemberSessions(
  memberId: string,
  { sql, table }: ProjectionContext,
): Promise<void> {
  await sql(
    `update ${table('sessions')}
     set browser = null, system = null, device = null, city = null, region = null, country = null
     where member_id = $1`,
    [memberId],
  );
}

/** A session of one account. */
export interface AccountSession {
  readonly sid: string;
  readonly openedAt: string;
  readonly expiresAt: string;
  readonly endedAt: string | null;
  /** Last use, rounded down to 15 minutes but not before `openedAt`. */
  readonly lastActiveAt: string;
  readonly device: SessionDevice;
  readonly place: SessionLocation;
}

/** Returns every session of an account, newest first. */
export const readSessions = (sql: Sql, { kind, id }: Account): Promise<AccountSession[]> =>
  sql<AccountSession>(
    `select sid, opened_at as "openedAt", expires_at as "expiresAt", ${kind}_ended_at as "endedAt",
            greatest(opened_at, last_active_at) as "lastActiveAt",
            jsonb_build_object('browser', browser, 'system', system, 'kind', device) as device,
            jsonb_build_object('city', city, 'region', region, 'country', country) as place
     from sessions left join session_activity using (sid)
     where sessions.${kind}_id = $1 order by opened_at desc, sid`,
    [id],
  );

/** Sessions of an account that stay open when the others end. */
export interface KeptSessions {
  readonly exceptSid?: string | null | undefined;
  /** Sessions that the account signed in to after this instant stay open. */
  readonly openedUntil?: string;
}

/**
 * Returns the ids of unexpired sessions in which the account has not signed out, without those to keep. Sessions opened after `openedUntil`
 * are included if they continue an earlier one without a new sign-in of the account.
 */
export async function findOpenSids(
  sql: Sql,
  { kind, id }: Account,
  now: string,
  { exceptSid = null, openedUntil }: KeptSessions,
): Promise<string[]> {
  const rows = await sql<{ sid: string }>(
    `with recursive ending as (
       select * from sessions
       where ${kind}_id = $1 and expires_at > $2 and ($3::timestamptz is null or opened_at <= $3)
         and sid is distinct from $4
       union
       select sessions.* from sessions join ending on sessions.previous_sid = ending.sid
       where sessions.${kind}_id = $1 and sessions.sign_in_of is distinct from '${kind}'
         and sessions.sid is distinct from $4
     )
     select sid from ending where ${kind}_ended_at is null and expires_at > $2 order by opened_at desc, sid`,
    [id, now, openedUntil ?? null, exceptSid],
  );
  return rows.map(({ sid }) => sid);
}

/** A session that has replaced another one. */
interface Successor {
  readonly sid: string;
  /** Whether the account of the replaced session is signed in. */
  readonly isSignedIn: boolean;
}

/** Returns the sessions that have replaced a session, directly or through others, and in which any account is signed in. */
export const findOpenSuccessors = (sql: Sql, kind: AccountKind, replacedSid: string): Promise<Successor[]> =>
  sql<Successor>(
    `with recursive successors as (
       select * from sessions where previous_sid = $1
       union all
       select sessions.* from sessions join successors on sessions.previous_sid = successors.sid
     )
     select sid,
            coalesce(
              ${kind}_id = (select ${kind}_id from sessions where sid = $1) and ${kind}_ended_at is null, false
            ) as "isSignedIn"
     from successors
     where (member_id is not null and member_ended_at is null) or (steward_id is not null and steward_ended_at is null)`,
    [replacedSid],
  );
