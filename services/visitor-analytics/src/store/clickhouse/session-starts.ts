import type { SessionStartRow } from '../../hits/hit-rows.ts';
import type { SessionStart } from '../../visits/sessionize.ts';
import { originColumns, type StoredOrigin, toOrigin, toStoredOrigin } from './stored-origin.ts';

/** A row of `session_starts`. */
export interface StoredSessionStart extends StoredOrigin {
  readonly id: string;
  readonly visitor_id: string;
  readonly opened_at: string;
}

export const sessionStartColumns = ['id', 'visitor_id', 'opened_at', ...originColumns].join(', ');

export const toStoredSessionStart = ({
  origin,
  ...row
}: SessionStartRow): StoredSessionStart & { day: string } => ({ ...row, ...toStoredOrigin(origin) });

/** The inverse of `toStoredSessionStart`. */
export const toSessionStart = (stored: StoredSessionStart): SessionStart => ({
  id: stored.id,
  visitorId: stored.visitor_id,
  at: stored.opened_at,
  origin: toOrigin(stored),
});
