import { z } from 'zod';
import { defineRoute } from './route.ts';
import { emailAddress, instant, requiredText, text, uuid } from './text.ts';

const service = 'questions-notifications';

export const Question = z.object({
  id: z.string(),
  /** The member, or `visitor` for a question sent by e-mail address alone. */
  userId: z.string(),
  status: z.string(),
  question: z.string(),
  originalQuery: z.string().nullish(),
  submittedAt: instant,
  adminResponse: z.string().nullish(),
  answeredAt: instant.nullish(),
});
export type Question = z.infer<typeof Question>;

export const submitQuestion = defineRoute({
  service,
  method: 'POST',
  path: '/api/questions/submit',
  summary: 'Put a question to the experts',
  access: 'public',
  status: 201,
  body: z.object({
    question: requiredText(4000),
    originalQuery: text(1000).nullish(),
    userEmail: emailAddress,
  }),
  response: z.object({ id: z.string(), status: z.string(), submittedAt: instant }),
});

export const myQuestions = defineRoute({
  service,
  method: 'GET',
  path: '/api/questions/my-questions',
  summary: "The member's own questions, newest first",
  access: 'member',
  response: z.array(Question),
});

export const pendingQuestions = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/questions',
  summary: 'Questions that wait for an answer, oldest first',
  access: 'steward',
  response: z.array(Question),
});

export const answerQuestion = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/questions/:questionId/answer',
  summary: 'Answer a question; published ones become searchable',
  access: 'steward',
  params: z.object({ questionId: uuid }),
  body: z.object({ answer: requiredText(20_000), publish: z.boolean().default(true) }),
  response: z.object({ id: z.string(), status: z.string(), answeredAt: instant }),
});

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
  submitQuestion,
  myQuestions,
  pendingQuestions,
  answerQuestion,
  listNotifications,
  readNotification,
  readAllNotifications,
  notificationStream,
};
