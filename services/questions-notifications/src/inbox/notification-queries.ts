import type { Notification, UnreadCounts } from '@aera/contracts';
import type { Orm } from '@aera/service-kit';
import type { FilterQuery } from '@mikro-orm/postgresql';
import type { Sql } from '@aera/event-store';
import { fromCursor, toCursor } from '../questions/cursor.ts';
import { NotificationRow } from './notifications-projection.ts';

/** Most notifications of one answer without pages. */
const maxListed = 500;

type Where = FilterQuery<NotificationRow>;

interface NotificationFilter {
  readonly state: 'inbox' | 'unread' | 'archived' | 'all';
  readonly type?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface NotificationQueries {
  /** Newest first, at most 500, without the archived ones. */
  ofMember(memberId: string): Promise<Notification[]>;
  /** A page, newest first; where the next one begins, or null. */
  page(memberId: string, filter: NotificationFilter): Promise<{ items: Notification[]; next: string | null }>;
  counts(memberId: string): Promise<UnreadCounts>;
}

const inState = {
  inbox: { isArchived: false },
  unread: { isArchived: false, isRead: false },
  archived: { isArchived: true },
  all: {},
} as const satisfies Record<NotificationFilter['state'], Where>;

const newestFirst = { createdAt: 'desc', id: 'desc' } as const;

const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type,
  message: row.message,
  isRead: row.isRead,
  isSeen: row.isSeen,
  isArchived: row.isArchived,
  questionId: row.questionId ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const createNotificationQueries = (orm: Orm, sql: Sql): NotificationQueries => {
  const find = async (where: Where[], most: number) => {
    const em = orm.em.fork();
    return (await em.find(NotificationRow, { $and: where }, { orderBy: newestFirst, limit: most })).map(
      toNotification,
    );
  };
  return {
    ofMember: (memberId) => find([{ memberId }, inState.inbox], maxListed),
    async page(memberId, { state, type, cursor, limit: size }) {
      const where: Where[] = [{ memberId }, inState[state]];
      if (type) where.push({ type });
      if (cursor) where.push(before(cursor));
      const found = await find(where, size + 1);
      const items = found.slice(0, size);
      const last = found.length > size ? items.at(-1) : undefined;
      return { items, next: last ? toCursor({ at: last.createdAt, id: last.id }) : null };
    },
    async counts(memberId) {
      const [found] = await sql<UnreadCounts>(
        'select unread, unseen from inbox_counts where member_id = $1',
        [memberId],
      );
      return found ?? { unread: 0, unseen: 0 };
    },
  };
};

/** Older than the last row of the page before; of the same moment, by id. */
function before(cursor: string): Where {
  const { at, id } = fromCursor(cursor);
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] };
}
