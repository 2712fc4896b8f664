import type { Activity, PersonActivityPage, PersonIdentifiers, TimelineCursor } from '@aera/contracts';
import { z } from 'zod';

/** Where a timeline that is read from the newest back begins: after everything. */
const endOfTimeline: TimelineCursor = { at: '9999-12-31T23:59:59.999Z', id: '' };

/**
 * The place before which is read, as PostgreSQL can compare it: to the millisecond, in UTC, within its years. Ids compare by their bytes
 * (`collate "C"`), as they do in JavaScript.
 */
export function toSqlCursor(before: TimelineCursor | null): TimelineCursor {
  if (!before) return endOfTimeline;
  const at = Math.min(Math.max(Date.parse(before.at), 0), Date.parse(endOfTimeline.at));
  return { at: new Date(at).toISOString(), id: before.id };
}

/** The unique visitor sessions among a person's identifiers. They are UUIDs; other values are ignored. */
export const visitorSessionsOf = ({ sessions }: Pick<PersonIdentifiers, 'sessions'>): string[] => [
  ...new Set(sessions.filter((id) => z.uuid().safeParse(id).success).map((id) => id.toLowerCase())),
];

/** The answer of a service that knows a person by nothing else; `found` has one more than `checkTimeoutMs` where there are more. */
export const activityPage = (found: readonly Activity[], limit: number): PersonActivityPage => ({
  items: found.slice(0, limit),
  more: found.length > limit,
  keys: { sessions: [], members: [], emails: [] },
});

/** A page of what is in memory, in whatever order. */
export function timelinePage(
  items: readonly Activity[],
  { before, limit }: { readonly before: TimelineCursor | null; readonly limit: number },
): PersonActivityPage {
  const place = toSqlCursor(before);
  const left = items.filter((item) => newestFirst(place, item) < 0);
  return activityPage(left.toSorted(newestFirst), limit);
}

/** Negative when the first is the newer one. */
function newestFirst(a: TimelineCursor, b: TimelineCursor): number {
  if (a.at === b.at) return a.id < b.id ? 1 : Number(a.id === b.id) - 1;
  return a.at < b.at ? 1 : -1;
}
