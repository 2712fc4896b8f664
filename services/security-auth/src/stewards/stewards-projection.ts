import { rowProjection, type Sql } from '@aera/event-store';
import { sessionStream } from '../sessions/session-stream.ts';
import type { SessionEvent } from '../sessions/session.ts';
import { stewardStream } from './steward-stream.ts';
import type { StewardEvent } from './steward.ts';

/** When a steward did what. Who they are stays sealed in their stream, and what they may do is the roster’s to say. */
export interface StewardRow {
  readonly stewardId: string;
  readonly invitedAt: string | null;
  /** Of the last link, as long as it can be followed. */
  readonly invitationExpiresAt: string | null;
  readonly passwordSetAt: string | null;
  readonly firstSignInAt: string | null;
  readonly lastSignInAt: string | null;
}

function stewardOf({ type, data }: StewardEvent | SessionEvent): string | null {
  switch (type) {
    case 'StewardAppointed':
    case 'StewardInvited':
    case 'InvitationSentAgain':
    case 'InvitationWithdrawn':
    case 'InvitationAccepted':
      return data.stewardId;
    case 'SessionOpened':
      return data.openedFor === 'steward' ? data.stewardId : null;
    default:
      return null;
  }
}

const initialRow = (stewardId: string): StewardRow => ({
  stewardId,
  invitedAt: null,
  invitationExpiresAt: null,
  passwordSetAt: null,
  firstSignInAt: null,
  lastSignInAt: null,
});

export function projectSteward(
  row: StewardRow | null,
  { type, data }: StewardEvent | SessionEvent,
): StewardRow | null {
  switch (type) {
    case 'StewardAppointed':
      return { ...initialRow(data.stewardId), passwordSetAt: data.appointedAt };
    case 'StewardInvited': {
      const { stewardId, invitedAt, expiresAt } = data;
      return { ...initialRow(stewardId), invitedAt, invitationExpiresAt: expiresAt };
    }
    case 'InvitationSentAgain':
      return row && { ...row, invitationExpiresAt: data.expiresAt };
    case 'InvitationWithdrawn':
      return null;
    case 'InvitationAccepted':
      return row && { ...row, invitationExpiresAt: null, passwordSetAt: data.acceptedAt };
    case 'SessionOpened':
      if (!row || data.renewed) return row;
      return { ...row, firstSignInAt: row.firstSignInAt ?? data.openedAt, lastSignInAt: data.openedAt };
    default:
      return row;
  }
}

export const stewardProjection = rowProjection<typeof stewardStream | typeof sessionStream, StewardRow>({
  streams: [stewardStream, sessionStream],
  name: 'stewards',
  table: 'stewards',
  key: stewardOf,
  columns: {
    stewardId: 'text',
    invitedAt: 'timestamptz',
    invitationExpiresAt: 'timestamptz',
    passwordSetAt: 'timestamptz',
    firstSignInAt: 'timestamptz',
    lastSignInAt: 'timestamptz',
  },
  project: projectSteward,
});

/** All of them, or one; the newest invitation first. */
export async function readStewardRows(sql: Sql, stewardId: string | null = null): Promise<StewardRow[]> {
  const rows = await sql<Record<string, string | Date | null>>(
    `select steward_id as "stewardId", invited_at as "invitedAt", invitation_expires_at as "invitationExpiresAt",
            password_set_at as "passwordSetAt", first_sign_in_at as "firstSignInAt", last_sign_in_at as "lastSignInAt"
     from stewards where $1::text is null or steward_id = $1 order by invited_at desc nulls last, steward_id`,
    [stewardId],
  );
  return rows.map((row) => {
    const entries = Object.entries(row).map(([name, value]) => [
      name,
      value === null || name === 'stewardId' ? value : new Date(value).toISOString(),
    ]);
    return Object.fromEntries(entries) as StewardRow;
  });
}
