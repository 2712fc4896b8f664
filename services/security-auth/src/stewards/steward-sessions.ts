import {
  defineTable,
  type EventStore,
  requireProjected,
  type RowOf,
  rowProjection,
  type Sql,
} from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { BrowserSessions } from '../sessions/browser-sessions.ts';
import { sessionStream } from '../sessions/session-stream.ts';
import type { SessionEvent } from '../sessions/session.ts';

/** Row of a steward's session. */
export const StewardSessionRow = defineTable('steward_sessions', (p) => ({
  sid: p.text().primary(),
  stewardId: p.text(),
  expiresAt: p.instant(),
  /** Null while the session is open, and if it expired. */
  endedAt: p.instant().nullable(),
}));
export type StewardSession = RowOf<typeof StewardSessionRow>;

/** Returns the session id of an event that can affect a steward. */
function sessionOf({ type, data }: SessionEvent): string | null {
  switch (type) {
    case 'SessionOpened':
      return data.stewardId === null ? null : data.sid;
    case 'SignedOut':
      return data.kind === 'steward' ? data.sid : null;
    case 'SessionRotated':
      return data.sid;
    default:
      return null;
  }
}

export function projectStewardSession(
  row: StewardSession | null,
  { type, data }: SessionEvent,
): StewardSession | null {
  switch (type) {
    case 'SessionOpened': {
      const { sid, stewardId, expiresAt } = data;
      return stewardId === null ? null : { sid, stewardId, expiresAt, endedAt: null };
    }
    case 'SignedOut':
      return row && { ...row, endedAt: data.signedOutAt };
    case 'SessionRotated':
      return row && { ...row, endedAt: data.replacedAt };
    default:
      return row;
  }
}

/** Sessions of stewards, to end them when the role changes. */
export const stewardSessions = rowProjection({
  streams: [sessionStream],
  name: 'steward-sessions',
  entity: StewardSessionRow,
  key: sessionOf,
  project: projectStewardSession,
});

interface Deps {
  readonly store: EventStore;
  readonly sql: Sql;
  readonly sessions: Pick<BrowserSessions, 'signOut'>;
}

/** Ends all sessions of a steward except `exceptSid`. A member in the same browser stays signed in. */
export type EndStewardSessions = (
  stewardId: string,
  metadata: EventMetadata,
  exceptSid?: string,
) => Promise<void>;

export const createEndStewardSessions =
  ({ store, sql, sessions }: Deps): EndStewardSessions =>
  async (stewardId, metadata, exceptSid) => {
    await requireProjected(store, stewardSessions.name);
    const open = await sql<{ sid: string }>(
      'select sid from steward_sessions where steward_id = $1 and ended_at is null',
      [stewardId],
    );
    for (const { sid } of open) if (sid !== exceptSid) await sessions.signOut(sid, 'steward', metadata);
  };
