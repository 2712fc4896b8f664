import type { Activity, PersonActivityPage, PersonIdentifiers, TimelineCursor } from '@aera/contracts';
import { z } from 'zod';

/** Cursor after all entries of a timeline. */
const endOfTimeline: TimelineCursor = { at: '9999-12-31T23:59:59.999Z', id: '' };

/** Normalizes a cursor for PostgreSQL: milliseconds, UTC, within its years. Ids compare by bytes (`collate "C"`), as in JavaScript. */
export function toSqlCursor(before: TimelineCursor | null): TimelineCursor {
  if (!before) return endOfTimeline;
  const at = Math.min(Math.max(Date.parse(before.at), 0), Date.parse(endOfTimeline.at));
  return { at: new Date(at).toISOString(), id: before.id };
}

/** Returns the distinct visitor sessions of a person. They are UUIDs; other values are ignored. */
export const listVisitorSessions = ({ sessions }: Pick<PersonIdentifiers, 'sessions'>): string[] => [
  ...new Set(sessions.filter((id) => z.uuid().safeParse(id).success).map((id) => id.toLowerCase())),
];

/** Returns a page without further identifiers of the person; `found` has more than `limit` entries if there are more pages. */
export const toActivityPage = (found: readonly Activity[], limit: number): PersonActivityPage => ({
  items: found.slice(0, limit),
  more: found.length > limit,
  keys: { sessions: [], members: [], emails: [] },
});

/** Returns a page of unsorted entries in memory. */
export function toTimelinePage(
  items: readonly Activity[],
  { before, limit }: { readonly before: TimelineCursor | null; readonly limit: number },
): PersonActivityPage {
  const cursor = toSqlCursor(before);
  const older = items.filter((item) => compareNewestFirst(cursor, item) < 0);
  return toActivityPage(older.toSorted(compareNewestFirst), limit);
}

/** Negative if the first is newer. */
function compareNewestFirst(a: TimelineCursor, b: TimelineCursor): number {
  if (a.at === b.at) return a.id < b.id ? 1 : Number(a.id === b.id) - 1;
  return a.at < b.at ? 1 : -1;
}
