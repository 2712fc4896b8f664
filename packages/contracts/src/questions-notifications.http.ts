import { z } from 'zod';
import { questionRoutes } from './questions.http.ts';
import { defineRoute } from './route.ts';
import { stewardQuestionRoutes } from './steward-questions.http.ts';
import { instant, uuid } from './text.ts';

const service = 'questions-notifications';

export const Notification = z.object({
  id: z.string(),
  /** Words joined by underscores. */
  type: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = defineRoute({
  service,
  method: 'GET',
  path: '/api/notifications',
  summary: "The member's notifications, newest first",
  access: 'member',
  response: z.array(Notification),
});

export const readNotification = defineRoute({
  service,
  method: 'POST',
  path: '/api/notifications/:id/read',
  summary: 'Mark one notification as read',
  access: 'member',
  params: z.object({ id: uuid }),
});

export const readAllNotifications = defineRoute({
  service,
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Mark every notification as read',
  access: 'member',
});

export const notificationStream = defineRoute({
  service,
  method: 'GET',
  path: '/api/notifications/stream',
  summary: 'Server-sent events: `questions` and `notifications` when either list has changed',
  access: 'member',
  produces: 'event-stream',
});

export const questionsNotificationsRoutes = {
  ...questionRoutes,
  ...stewardQuestionRoutes,
  listNotifications,
  readNotification,
  readAllNotifications,
  notificationStream,
};
