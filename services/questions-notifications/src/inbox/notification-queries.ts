import type { Notification, InboxCounts } from '@aera/contracts';
import { type Condition, joinConditions, selectRows, type Sql } from '@aera/event-store';
import { parseCursor, formatCursor } from '../questions/cursor.ts';
import { NotificationRow } from './notifications-projection.ts';

/** Limit of the list without pages. */
const maxListed = 500;

interface NotificationFilter {
  readonly state: 'inbox' | 'unread' | 'archived' | 'all';
  readonly type?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface NotificationQueries {
  /** Newest first, at most 500, without archived ones. */
  listInbox(recipientId: string): Promise<Notification[]>;
  /** A page, newest first, with the cursor of the next page or null. */
  listPage(
    recipientId: string,
    filter: NotificationFilter,
  ): Promise<{ items: Notification[]; next: string | null }>;
  readCounts(recipientId: string): Promise<InboxCounts>;
}

const stateConditions = {
  inbox: [{ text: 'not is_archived' }],
  unread: [{ text: 'not is_archived and not is_read' }],
  archived: [{ text: 'is_archived' }],
  all: [],
} as const satisfies Record<NotificationFilter['state'], Condition[]>;

const toNotification = ({ recipientId: _recipientId, ...row }: NotificationRow): Notification => row;

export const createNotificationQueries = (sql: Sql): NotificationQueries => {
  const select = async (recipientId: string, where: readonly Condition[], limit: number) => {
    const { text, values } = joinConditions([{ text: 'recipient_id = $1', values: [recipientId] }, ...where]);
    const rest = `${text} order by created_at desc, id desc limit ${limit}`;
    return (await selectRows(sql, NotificationRow, rest, values)).map(toNotification);
  };
  return {
    listInbox: (recipientId) => select(recipientId, stateConditions.inbox, maxListed),
    async listPage(recipientId, { state, type, cursor, limit: size }) {
      const where: Condition[] = [...stateConditions[state]];
      if (type) where.push({ text: 'type = $1', values: [type] });
      if (cursor) where.push(toOlderThan(cursor));
      const rows = await select(recipientId, where, size + 1);
      const items = rows.slice(0, size);
      const last = rows.length > size ? items.at(-1) : undefined;
      return { items, next: last ? formatCursor({ at: last.createdAt, id: last.id }) : null };
    },
    async readCounts(recipientId) {
      const [counts] = await sql<InboxCounts>(
        'select unread, unseen from inbox_counts where recipient_id = $1',
        [recipientId],
      );
      return counts ?? { unread: 0, unseen: 0 };
    },
  };
};

/** Rows after the cursor, newest first. */
function toOlderThan(cursor: string): Condition {
  const { at, id } = parseCursor(cursor);
  return {
    text: '(created_at, id) < ($1::timestamptz, $2::uuid)',
    values: [new Date(at).toISOString(), id],
  };
}
