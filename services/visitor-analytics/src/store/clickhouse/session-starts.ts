import type { SessionStartRow } from '../../hits/hit-rows.ts';
import type { SessionStart } from '../../visits/sessionize.ts';

/** A row of `session_starts`. Unknown texts are empty. */
export interface StoredSessionStart {
  readonly id: string;
  readonly visitor_id: string;
  readonly opened_at: string;
  readonly referrer_host: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly term: string;
  readonly content: string;
  readonly click_ids: Readonly<Record<string, string>>;
}

export const sessionStartColumns =
  'id, visitor_id, opened_at, referrer_host, source, medium, campaign, term, content, click_ids';

export const toStoredSessionStart = ({
  day,
  id,
  visitor_id,
  opened_at,
  origin,
}: SessionStartRow): StoredSessionStart & { day: string } => ({
  day,
  id,
  visitor_id,
  opened_at,
  referrer_host: origin.referrerHost ?? '',
  source: origin.source ?? '',
  medium: origin.medium ?? '',
  campaign: origin.campaign ?? '',
  term: origin.term ?? '',
  content: origin.content ?? '',
  click_ids: Object.fromEntries(Object.entries(origin.clickIds).map(([name, value]) => [name, value ?? ''])),
});

/** The inverse of `toStoredSessionStart`. */
export const toSessionStart = (stored: StoredSessionStart): SessionStart => ({
  id: stored.id,
  visitorId: stored.visitor_id,
  at: stored.opened_at,
  origin: {
    referrerHost: stored.referrer_host || null,
    source: stored.source || null,
    medium: stored.medium || null,
    campaign: stored.campaign || null,
    term: stored.term || null,
    content: stored.content || null,
    clickIds: Object.fromEntries(
      Object.entries(stored.click_ids).map(([name, value]) => [name, value || null]),
    ),
  },
});
