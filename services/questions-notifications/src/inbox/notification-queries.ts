import type { Notification } from '@aera/contracts';
import type { Orm } from '@aera/service-kit';
import { NotificationRow } from './notification-rows.ts';

/** Most notifications of one answer. */
const limit = 500;

export interface NotificationQueries {
  /** Newest first, at most 500. */
  ofMember(memberId: string): Promise<Notification[]>;
}

const toNotification = ({ id, type, message, isRead, createdAt }: NotificationRow): Notification => ({
  id,
  type,
  message,
  isRead,
  createdAt: createdAt.toISOString(),
});

export const createNotificationQueries = (orm: Orm): NotificationQueries => ({
  async ofMember(memberId) {
    const newestFirst = { createdAt: 'desc', id: 'desc' } as const;
    const rows = await orm.em.fork().find(NotificationRow, { memberId }, { orderBy: newestFirst, limit });
    return rows.map(toNotification);
  },
});
