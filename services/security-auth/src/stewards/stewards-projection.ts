import type { StewardMailTopic } from '@aera/contracts';
import { defineTable, type RowOf, defineRowProjection, selectRows, type Sql } from '@aera/event-store';
import { sessionStream } from '../sessions/session-stream.ts';
import type { SessionEvent } from '../sessions/session.ts';
import { stewardStream } from './steward-stream.ts';
import type { StewardEvent } from './steward.ts';

/** Activity of stewards. Personal data stays encrypted in their streams; roles are in the role assignments. */
export const StewardRow = defineTable('stewards', (p) => ({
  stewardId: p.text().primary(),
  invitedAt: p.instant().nullable(),
  /** Expiry of the newest link; null once the invitation is accepted. */
  invitationExpiresAt: p.instant().nullable(),
  passwordSetAt: p.instant().nullable(),
  firstSignInAt: p.instant().nullable(),
  lastSignInAt: p.instant().nullable(),
  /** Topics of the e-mails that the steward receives now. */
  mailTopics: p.json<readonly StewardMailTopic[]>(),
}));
export type StewardRow = RowOf<typeof StewardRow>;

function findStewardId({ type, data }: StewardEvent | SessionEvent): string | null {
  switch (type) {
    case 'StewardAppointed':
    case 'StewardInvited':
    case 'InvitationResent':
    case 'InvitationWithdrawn':
    case 'InvitationAccepted':
    case 'StewardMailsChosen':
      return data.stewardId;
    case 'SessionOpened':
      return data.openedFor === 'steward' ? data.stewardId : null;
    default:
      return null;
  }
}

/** A steward without any activity. */
export const createInitialRow = (stewardId: string): StewardRow => ({
  stewardId,
  invitedAt: null,
  invitationExpiresAt: null,
  passwordSetAt: null,
  firstSignInAt: null,
  lastSignInAt: null,
  mailTopics: [],
});

export function projectSteward(
  row: StewardRow | null,
  { type, data }: StewardEvent | SessionEvent,
): StewardRow | null {
  switch (type) {
    case 'StewardAppointed':
      return { ...createInitialRow(data.stewardId), passwordSetAt: data.appointedAt };
    case 'StewardInvited': {
      const { stewardId, invitedAt, expiresAt } = data;
      return { ...createInitialRow(stewardId), invitedAt, invitationExpiresAt: expiresAt };
    }
    case 'InvitationResent':
      return row && { ...row, invitationExpiresAt: data.expiresAt };
    case 'InvitationWithdrawn':
      return null;
    case 'InvitationAccepted':
      return row && { ...row, invitationExpiresAt: null, passwordSetAt: data.acceptedAt };
    case 'StewardMailsChosen':
      return row && { ...row, mailTopics: data.muted ? [] : data.topics };
    case 'SessionOpened':
      if (!row || data.renewed) return row;
      return { ...row, firstSignInAt: row.firstSignInAt ?? data.openedAt, lastSignInAt: data.openedAt };
    default:
      return row;
  }
}

export const stewardProjection = defineRowProjection({
  streams: [stewardStream, sessionStream],
  name: 'stewards',
  entity: StewardRow,
  key: findStewardId,
  project: projectSteward,
});

/** Reads the rows of all stewards or of one, newest invitation first. */
export const readStewardRows = (sql: Sql, stewardId: string | null = null): Promise<StewardRow[]> =>
  selectRows(
    sql,
    StewardRow,
    'where $1::text is null or steward_id = $1 order by invited_at desc nulls last, steward_id',
    [stewardId],
  );

/** Reads the ids of the stewards who receive e-mails about a topic. */
export const findMailedStewardIds = async (sql: Sql, topic: StewardMailTopic): Promise<string[]> =>
  (
    await selectRows(sql, StewardRow, 'where mail_topics @> to_jsonb($1::text) order by steward_id', [topic])
  ).map(({ stewardId }) => stewardId);
