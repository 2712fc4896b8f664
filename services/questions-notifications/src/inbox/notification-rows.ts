import { unreachable } from '@aera/domain';
import { rowProjection } from '@aera/event-store';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { InboxEvent } from './inbox.ts';

/** The notifications as members see them. */
export const NotificationRow = defineEntity({
  name: 'NotificationRow',
  tableName: 'notifications',
  properties: {
    id: p.uuid().primary(),
    memberId: p.string(),
    type: p.string(),
    message: p.string(),
    isRead: p.boolean(),
    createdAt: p.datetime(),
  },
});
export type NotificationRow = InferEntity<typeof NotificationRow>;

/** A row as the projection writes it. */
export interface NotificationColumns {
  readonly id: string;
  readonly memberId: string;
  readonly type: string;
  readonly message: string;
  readonly isRead: boolean;
  readonly createdAt: string;
}

export function projectNotification(
  row: NotificationColumns | null,
  { type, data }: InboxEvent,
): NotificationColumns | null {
  switch (type) {
    case 'NotificationRaised':
      return {
        id: data.notificationId,
        memberId: data.memberId,
        type: data.type,
        message: data.message ?? '',
        isRead: false,
        createdAt: data.raisedAt,
      };
    case 'NotificationRead':
      return row && { ...row, isRead: true };
    default:
      return unreachable(type);
  }
}

export const notificationRows = rowProjection<InboxEvent, NotificationColumns>({
  name: 'notifications',
  table: 'notifications',
  key: ({ data }) => data.notificationId,
  columns: {
    id: 'uuid',
    memberId: 'text',
    type: 'text',
    message: 'text',
    isRead: 'boolean',
    createdAt: 'timestamptz',
  },
  project: projectNotification,
});
